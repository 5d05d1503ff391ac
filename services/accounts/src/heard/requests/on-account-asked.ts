import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { decryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { AccountAskedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { ServiceAccountAskedSchema } from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { invite } from '../../account/invite.js';

/** Someone who asked for a check or ordered a service wants an account: the invitation goes to the address of the request, nowhere else. */
export function accountAsked(deps: {
  readonly runtime: () => CommandRuntime;
  readonly encryptionKey: string;
}) {
  return defineConsumer({
    name: 'account-asked',
    sources: ['requests'],
    mode: 'once',
    handlers: [
      on(AccountAskedSchema, async ({ message, envelope, tx }) => {
        if (message.request === undefined) throw new PermanentFault('the message names no request');
        const { email, firstName, lastName, language } = decryptContact(
          message.request.contact,
          deps.encryptionKey,
        );
        await invite(
          tx,
          { runtime: deps.runtime(), encryptionKey: deps.encryptionKey },
          {
            email,
            role: 'customer',
            firstname: firstName,
            lastname: lastName,
            language,
            requestId: message.request.requestId,
            path: `/portal/order/${message.request.requestId}`,
            causeId: envelope.eventId,
          },
        );
      }),
      on(ServiceAccountAskedSchema, async ({ message, envelope, tx }) => {
        if (message.request?.contact === undefined)
          throw new PermanentFault('the message names no order, or nobody who ordered');
        const { email, firstName, lastName, language } = decryptContact(
          message.request.contact,
          deps.encryptionKey,
        );
        await invite(
          tx,
          { runtime: deps.runtime(), encryptionKey: deps.encryptionKey },
          {
            email,
            role: 'customer',
            firstname: firstName,
            lastname: lastName,
            language,
            requestId: message.request.serviceRequestId,
            path: `/portal/service-order/${message.request.serviceRequestId}`,
            causeId: envelope.eventId,
          },
        );
      }),
    ],
  });
}
