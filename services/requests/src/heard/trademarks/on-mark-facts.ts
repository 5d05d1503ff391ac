import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { TrademarkChangedSchema, TrademarkEvent } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { serviceRequest } from '../../service-request/service-request.work-item.js';

const start = serviceRequest.steps.startServiceRequest;
const finish = serviceRequest.steps.finishServiceRequest;

/** What the office has done for which service: handed in, or on record. */
const work: Readonly<Partial<Record<TrademarkEvent, { readonly service: string; readonly done: boolean }>>> =
  {
    [TrademarkEvent.RENEWAL_FILED]: { service: 'trademark-renewal', done: false },
    [TrademarkEvent.RENEWAL_RECORDED]: { service: 'trademark-renewal', done: true },
    [TrademarkEvent.OWNERSHIP_TRANSFER_FILED]: { service: 'ownership-transfer', done: false },
    [TrademarkEvent.OWNERSHIP_TRANSFERRED]: { service: 'ownership-transfer', done: true },
  };

/** A service order is at work once its mark says so, and finished once the office has it on record. Whose both are has to agree: what was done for a mark's owner is no work on a stranger's order. */
export const servicesAtOffices = defineConsumer({
  name: 'services-at-offices',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(
      TrademarkChangedSchema,
      async ({ message: { entityId, event }, envelope: { subjectId: ownerId }, tx, run }) => {
        const fact = work[event];
        if (fact === undefined) return;
        const orders = await queryRows<{ id: string }>(
          tx,
          `select id from service_request where trademark_id = $1 and service_name = $2 and status in ('Paid', 'In progress') and ($3 = '' or user_id is null or user_id::text = $3) order by id`,
          [entityId, fact.service, ownerId],
        );
        for (const { id } of orders) {
          await run(start, { streamId: id, input: {}, key: `${id} start` });
          if (fact.done) await run(finish, { streamId: id, input: {}, key: `${id} finish` });
        }
      },
    ),
  ],
});
