import { create } from '@bufbuild/protobuf';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { decryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { SealedContactSchema } from '@cotta/proto/cotta/contact/v1/contact_pb.js';
import { localeOf } from '../words/locale.js';
import { addresseeOf } from './addressee.js';
import { renderLetter } from './emails/render-letter.js';
import { noticeOf } from './notices/notices.js';

export const returnedLettersTypeDefs = /* GraphQL */ `
  "A letter that its reader never had: the mail server of the address sent it back."
  type ReturnedLetter {
    id: ID!
    "What it was about, as its subject line said."
    subject: String!
    sentAt: DateTime!
  }

  extend type Query {
    "Letters of the last 90 days that came back from the address the caller still has; none once another one is confirmed. The newest first. For: customer."
    returnedLetters: [ReturnedLetter!]!
  }
`;

/** Older news was told in another way, or is of no use any more. */
const DAYS = 90;
const MOST = 10;

interface Row {
  readonly id: string;
  readonly template: string;
  readonly locale: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly sealed: Buffer;
  readonly sentAt: Date;
}

/** `encryptionKey`: absent where nothing sealed is opened; nothing is shown then. */
export function returnedLettersResolvers(
  { db, clock }: CommandRuntime,
  encryptionKey: string | undefined,
): Resolvers {
  return {
    Query: {
      returnedLetters: async (_: unknown, __: unknown, { viewer }: RequestContext) => {
        requireOneOf(['customer'], viewer);
        const { userId } = viewer;
        if (userId === undefined || encryptionKey === undefined) return [];
        return inTransaction(db, async (tx) => {
          const addressee = await addresseeOf(tx, userId);
          if (addressee === undefined) return [];
          const address = (sealed: Uint8Array): string =>
            decryptContact(create(SealedContactSchema, { sealed }), encryptionKey).email.toLowerCase();
          const now = address(addressee.sealedContact);
          const rows = await queryRows<Row>(tx, RETURNED, [
            userId,
            new Date(clock.now().getTime() - DAYS * 86_400_000),
          ]);
          return rows
            .filter(({ sealed }) => sealed.length > 0 && address(sealed) === now)
            .slice(0, MOST)
            .map((row) => ({ id: row.id, subject: subjectOf(row), sentAt: row.sentAt }));
        });
      },
    },
  };
}

/** About the person, or about a record that is known to be theirs. */
const RETURNED = `
select m.id, m.template, m.locale, m.params, m.sealed_contact as sealed, coalesce(m.sent_at, m.created_at) as "sentAt"
from outgoing_mail m
where m.state = 'bounced' and m.created_at > $2
  and ((m.subject_type = 'user' and person_now(m.subject_id) = person_now($1::uuid))
    or exists (
      select from work_subject s where s.subject_type = m.subject_type and s.subject_id = m.subject_id
        and person_now(nullif(s.client_id, '')::uuid) = person_now($1::uuid)))
order by m.created_at desc, m.id limit 50`;

/** A letter that keeps something sealed is called by its message: nothing of it is opened here. */
function subjectOf({ template, locale, params }: Row): string {
  try {
    return renderLetter({ template, locale: localeOf(locale), params, contact: { firstName: '' } }).subject;
  } catch {
    return noticeOf(template)?.name ?? '';
  }
}
