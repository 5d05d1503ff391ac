import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import { decryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import {
  EmailChangedSchema,
  UserActivatedSchema,
  type EmailChanged,
  type UserActivated,
} from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { claimRequest } from '../../registration-request/claim-request.js';
import { consultation } from '../../consultation/consultation.work-item.js';
import { serviceRequest } from '../../service-request/service-request.work-item.js';

const claimTalk = consultation.steps.claimConsultation;
const claimService = serviceRequest.steps.claimServiceRequest;

type HeardAddress = Pick<Received<never>, 'tx' | 'run'> & {
  readonly message: Pick<UserActivated | EmailChanged, 'userId' | 'role' | 'contact'>;
};

/** Everything that was asked for or ordered without an account under an address belongs to the customer who has just proved it; what is somebody's stays theirs. */
export function provedAddresses(encryptionKey: string) {
  const claim = async ({ message: { userId, role, contact }, tx, run }: HeardAddress): Promise<void> => {
    if (role !== 'customer' || contact === undefined) return;
    const email = decryptContact(contact, encryptionKey).email.trim().toLowerCase();
    if (email === '') return;
    const input = { userId };
    const ids = async (sql: string) =>
      (await queryRows<{ id: string }>(tx, sql, [email])).map(({ id }) => id);
    for (const streamId of await ids(
      'select id from registration_request where contact_email = $1 and user_id is null order by id',
    ))
      await run(claimRequest, { streamId, input, key: streamId });
    // A part follows the order it belongs to.
    for (const streamId of await ids(
      'select id from service_request where contact_email = $1 and user_id is null and part_of_id is null order by id',
    ))
      await run(claimService, { streamId, input, key: streamId });
    for (const streamId of await ids(
      'select id from consultation where contact_email = $1 and user_id is null order by id',
    ))
      await run(claimTalk, { streamId, input, key: streamId });
  };
  return defineConsumer({
    name: 'proved-addresses',
    sources: ['accounts'],
    mode: 'once',
    handlers: [on(UserActivatedSchema, claim), on(EmailChangedSchema, claim)],
  });
}
