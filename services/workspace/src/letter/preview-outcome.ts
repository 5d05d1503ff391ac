import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { defaultLanguage } from '@cotta/reference/languages.js';
import { localeOf } from '../words/locale.js';
import { addresseeOf } from './addressee.js';
import { renderLetter } from './emails/render-letter.js';

export const previewOutcomeTypeDefs = /* GraphQL */ `
  "A letter as it would go out now."
  type LetterPreview @tag(name: "admin") {
    "Language of whoever gets it."
    language: LanguageCode!
    subject: String!
    text: String!
  }

  extend type Query {
    "The letter about what came of a talk, in the language of the client, or in the one given for who has no account. Nothing is sent. For: lawyer, admin."
    consultationOutcomePreview(
      userId: ID
      language: LanguageCode
      outcome: String!
      resolution: String!
    ): LetterPreview! @tag(name: "admin")
  }
`;

interface Asked {
  readonly userId?: string | null;
  readonly language?: string | null;
  readonly outcome: string;
  readonly resolution: string;
}

export const previewOutcomeResolvers = ({ db }: CommandRuntime): Resolvers => ({
  Query: {
    consultationOutcomePreview: async (
      _: unknown,
      { userId, language: asked, outcome, resolution }: Asked,
      { viewer }: RequestContext,
    ) => {
      requireOneOf(staff, viewer);
      const addressee = userId == null ? undefined : await inTransaction(db, (tx) => addresseeOf(tx, userId));
      const language = localeOf(addressee?.language ?? asked ?? defaultLanguage);
      const { subject, text } = renderLetter({
        template: 'consultation-outcome',
        locale: language,
        params: { outcome, resolution },
        contact: { firstName: '' },
      });
      return { language, subject, text };
    },
  },
});
