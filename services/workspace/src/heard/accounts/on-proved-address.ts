import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import { decryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import {
  EmailChangedSchema,
  UserActivatedSchema,
  type EmailChanged,
  type UserActivated,
} from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { changeDocumentOwner } from '../../document/store-document.js';
import { supportTicket } from '../../support-ticket/support-ticket.work-item.js';

const { claimSupportTicket } = supportTicket.steps;

type HeardAddress = Pick<Received<never>, 'tx' | 'run'> & {
  readonly message: Pick<UserActivated | EmailChanged, 'userId' | 'role' | 'contact'>;
};

/** Questions asked without an account under an address belong to the customer who has just proved it, with their papers; what is somebody's stays theirs. */
export function provedAddresses(encryptionKey: string) {
  const claim = async ({ message: { userId, role, contact }, tx, run }: HeardAddress): Promise<void> => {
    if (role !== 'customer' || contact === undefined) return;
    const email = decryptContact(contact, encryptionKey).email.trim().toLowerCase();
    if (email === '') return;
    const input = { userId };
    const tickets = await idsOf(
      tx,
      'select id from support_ticket where lower(contact_email) = $1 and user_id is null order by id',
      email,
    );
    for (const streamId of tickets) {
      await run(claimSupportTicket, { streamId, input, key: streamId });
      const papers = await idsOf(
        tx,
        `select id from document where subject_type = 'support_ticket' and subject_id = $1 and user_id is null order by id`,
        streamId,
      );
      for (const paper of papers) await run(changeDocumentOwner, { streamId: paper, input, key: paper });
    }
  };
  return defineConsumer({
    name: 'proved-addresses',
    sources: ['accounts'],
    mode: 'once',
    handlers: [on(UserActivatedSchema, claim), on(EmailChangedSchema, claim)],
  });
}

async function idsOf(tx: HeardAddress['tx'], sql: string, value: string): Promise<readonly string[]> {
  const rows = await queryRows<{ id: string }>(tx, sql, [value]);
  return rows.map(({ id }) => id);
}
