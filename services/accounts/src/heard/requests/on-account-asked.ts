import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { decryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { AccountAskedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { ServiceAccountAskedSchema } from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import type { SealedContact } from '@cotta/proto/cotta/contact/v1/contact_pb.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { EntityManager } from 'typeorm';
import { invite } from '../../account/invite.js';

/** Someone who asked for a check or ordered a service wants an account: the invitation goes to the address of the request, nowhere else. */
export function accountAsked(deps: {
  readonly runtime: () => CommandRuntime;
  readonly encryptionKey: string;
}) {
  const { encryptionKey } = deps;
  const inviteTo = async (
    tx: EntityManager,
    contact: SealedContact | undefined,
    order: { readonly requestId: string; readonly path: string; readonly causeId: string },
  ): Promise<void> => {
    const { email, firstName, lastName, language } = decryptContact(contact, encryptionKey);
    await invite(
      tx,
      { runtime: deps.runtime(), encryptionKey },
      { email, role: 'customer', firstname: firstName, lastname: lastName, language, ...order },
    );
  };
  return defineConsumer({
    name: 'account-asked',
    sources: ['requests'],
    mode: 'once',
    handlers: [
      on(AccountAskedSchema, async ({ message: { request }, envelope, tx }) => {
        if (request === undefined) throw new PermanentFault('the message names no request');
        const { requestId, contact } = request;
        const path = `/portal/order/${requestId}`;
        await inviteTo(tx, contact, { requestId, path, causeId: envelope.eventId });
      }),
      on(ServiceAccountAskedSchema, async ({ message: { request }, envelope, tx }) => {
        if (request?.contact === undefined)
          throw new PermanentFault('the message names no order, or nobody who ordered');
        const { serviceRequestId: requestId, contact } = request;
        const path = `/portal/service-order/${requestId}`;
        await inviteTo(tx, contact, { requestId, path, causeId: envelope.eventId });
      }),
    ],
  });
}
