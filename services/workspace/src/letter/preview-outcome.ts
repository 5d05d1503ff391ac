import { create } from '@bufbuild/protobuf';
import { decryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { SealedContactSchema } from '@cotta/proto/cotta/contact/v1/contact_pb.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { defaultLanguage } from '@cotta/reference/languages.js';
import { localeOf } from '../words/locale.js';
import { addresseeOf, type Addressee } from './addressee.js';
import { renderLetter } from './emails/render-letter.js';

export const previewOutcomeTypeDefs = /* GraphQL */ `
  "A letter as it would go out now."
  type LetterPreview @tag(name: "admin") {
    "Language of whoever gets it."
    language: LanguageCode!
    subject: String!
    heading: String!
    "With the name of whoever gets it, where it is one."
    greeting: String!
    parts: [LetterPreviewPart!]!
    "Why this person gets it."
    why: String!
  }

  "A passage of a letter; one with a title is in somebody's own words."
  type LetterPreviewPart @tag(name: "admin") {
    title: String
    text: String!
  }

  extend type Query {
    "The letter about what came of a talk, in the language of the client, or in the one given for who has no account. Nothing is sent. For: lawyer, admin."
    consultationOutcomePreview(
      userId: ID
      language: LanguageCode
      outcome: String!
      resolution: String!
      advice: String
      offers: [String!]
    ): LetterPreview! @tag(name: "admin")
  }
`;

/** Stands for the address that only the letter itself has. */
const TALK_PAGE = '…';

interface Asked {
  readonly userId?: string | null;
  readonly language?: string | null;
  readonly outcome: string;
  readonly resolution: string;
  readonly advice?: string | null;
  readonly offers?: readonly string[] | null;
}

/** Who is greeted by name: whoever has an account, as the letter itself does. */
function greeted(addressee: Addressee | undefined, encryptionKey: string | undefined): { firstName: string } {
  if (addressee === undefined || encryptionKey === undefined) return { firstName: '' };
  return decryptContact(create(SealedContactSchema, { sealed: addressee.sealedContact }), encryptionKey);
}

/** `encryptionKey`: opens the name that the letter greets by; without one it greets by none. */
export const previewOutcomeResolvers = (
  { db }: CommandRuntime,
  encryptionKey: string | undefined,
): Resolvers => ({
  Query: {
    consultationOutcomePreview: async (
      _: unknown,
      { userId, language: asked, outcome, resolution, advice, offers }: Asked,
      { viewer }: RequestContext,
    ) => {
      requireOneOf(staff, viewer);
      const addressee = userId == null ? undefined : await inTransaction(db, (tx) => addresseeOf(tx, userId));
      const language = localeOf(addressee?.language ?? asked ?? defaultLanguage);
      const { subject, read } = renderLetter({
        template: 'consultation-outcome',
        locale: language,
        params: { outcome, resolution, advice: advice ?? '', offers: offers ?? [], talkPage: TALK_PAGE },
        contact: greeted(addressee, encryptionKey),
      });
      return { language, subject, ...read };
    },
  },
});
