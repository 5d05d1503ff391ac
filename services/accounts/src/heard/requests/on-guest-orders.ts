import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import { decryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import {
  RegistrationOrderStartedSchema,
  RequestMovedSchema,
  VerificationRequestedSchema,
  type RequestReference,
  RequestMovedEvent,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { findUser } from '../../account/invite.js';
import { tieRequest } from '../../user/tie-request.js';

type HeardOrder = Pick<Received<never>, 'tx' | 'run'> & { readonly request: RequestReference | undefined };

/** What is asked for or ordered without signing in, under the address of an account whose owner has proved it, belongs to that account. Nobody is told: whoever
 *  typed the address keeps the link, and learns nothing of an account. */
export function guestOrders(encryptionKey: string) {
  const tie = async ({ request, tx, run }: HeardOrder): Promise<void> => {
    if (request?.contact === undefined || request.userId !== '') return;
    const known = await findUser(tx, decryptContact(request.contact, encryptionKey).email);
    if (known?.status !== 'Active' || known.role !== 'customer') return;
    await run(tieRequest, { streamId: known.id, input: { requestId: request.requestId } });
  };
  return defineConsumer({
    name: 'guest-orders',
    sources: ['requests'],
    mode: 'once',
    handlers: [
      on(VerificationRequestedSchema, ({ message: { request }, tx, run }) => tie({ request, tx, run })),
      on(RegistrationOrderStartedSchema, ({ message: { request }, tx, run }) => tie({ request, tx, run })),
      // The address may have been corrected since.
      on(RequestMovedSchema, async ({ message: { request, event }, tx, run }) => {
        if (event === RequestMovedEvent.ORDER_CREATED) await tie({ request, tx, run });
      }),
    ],
  });
}
