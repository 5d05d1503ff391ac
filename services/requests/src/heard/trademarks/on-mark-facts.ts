import { timestampDate } from '@bufbuild/protobuf/wkt';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import {
  TrademarkChangedSchema,
  type TrademarkChanged,
  TrademarkEvent,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { officeZone } from '@cotta/reference/renewal-window.js';
import { serviceRequest } from '../../service-request/service-request.work-item.js';

const start = serviceRequest.steps.startServiceRequest;
const {
  finishServiceRequest: finish,
  noteServiceFiling: noteFiling,
  noteServiceRecord: noteRecord,
} = serviceRequest.steps;

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
    on(TrademarkChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
      const fact = work[event];
      if (fact === undefined) return;
      const { subjectId: ownerId } = envelope;
      const orders = await queryRows<{ id: string; jurisdiction: string | null }>(
        tx,
        `select id, jurisdiction from service_request where trademark_id = $1 and service_name = $2 and status in ('Paid', 'In progress') and ($3 = '' or user_id is null or user_id::text = $3) order by id`,
        [entityId, fact.service, ownerId],
      );
      for (const { id, jurisdiction } of orders) {
        const today = dayOf(envelope, jurisdiction ?? '');
        await run(start, { streamId: id, input: {}, key: `${id} start` });
        if (!fact.done) {
          const filedOn = facts?.renewalFiledOn ?? facts?.transferFiledOn ?? today;
          await run(noteFiling, { streamId: id, input: { filedOn }, key: `${id} filed` });
          continue;
        }
        const until = fact.service === 'trademark-renewal' ? facts?.expirationDate : undefined;
        const input = { recordedOn: today, ...(until === undefined ? {} : { renewedUntil: until }) };
        await run(noteRecord, { streamId: id, input, key: `${id} recorded` });
        await run(finish, { streamId: id, input: {}, key: `${id} finish` });
      }
    }),
  ],
});

/** The day at the office on which a fact was told, for facts that name none themselves. */
function dayOf({ occurredAt }: Received<TrademarkChanged>['envelope'], jurisdiction: string): string {
  if (occurredAt === undefined) throw new PermanentFault('a fact without its time');
  return calendarDate(timestampDate(occurredAt), officeZone(jurisdiction));
}
