import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  OrderPartiesNamedSchema,
  RequestClaimedSchema,
  RequestMovedSchema,
  RequestMovedEvent,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { chooseApplicationParties } from '../../application/choose-application-parties.js';
import { defineNameOrderParties } from '../../registration-request/order/name-order-parties.js';

interface ApplicationRow {
  readonly id: string;
  readonly chosen: boolean;
}

/** What an order says of its owner stands in the draft when it is opened: named once drafting begins and the account is known, whichever comes later. */
export function orderPartiesNamed(encryptionKey: string) {
  const nameOrderParties = defineNameOrderParties(encryptionKey);
  return defineConsumer({
    name: 'order-parties',
    sources: ['requests'],
    mode: 'once',
    handlers: [
      on(RequestMovedSchema, async ({ message: { event }, envelope, run }) => {
        if (event === RequestMovedEvent.READY_FOR_DRAFTING)
          await run(nameOrderParties, { streamId: envelope.streamId, input: {}, key: envelope.streamId });
      }),
      on(
        RequestClaimedSchema,
        async ({ envelope, run }) =>
          void (await run(nameOrderParties, {
            streamId: envelope.streamId,
            input: {},
            key: envelope.streamId,
          })),
      ),
      on(OrderPartiesNamedSchema, async ({ message: { ownerId, addressId }, envelope, tx, run }) => {
        const row = await queryRow<ApplicationRow>(
          tx,
          'select id, registration_entity_id is not null as chosen from application where request_id = $1 order by id limit 1',
          [envelope.streamId],
        );
        // It is made by another consumer of the same facts: this one comes again.
        if (row === undefined) throw new Fault('the order has no application yet');
        if (!row.chosen)
          await run(chooseApplicationParties, {
            streamId: row.id,
            input: { registrationEntity: ownerId, domicileAddress: addressId, mailingAddress: addressId },
            key: row.id,
          });
      }),
    ],
  });
}
