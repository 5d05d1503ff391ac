import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  TrademarkChangedSchema,
  TrademarkEvent,
  TrademarkRequestChangedSchema,
  TrademarkRequestEvent,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import type { EntityManager } from 'typeorm';
import { recordApplicationsFiled } from '../../registration-request/draft/drafting-transitions.js';

/** Nothing is left to be filed of a mark: it is at the office, or will never get there. */
const SETTLED: readonly TrademarkEvent[] = [
  TrademarkEvent.TRADEMARK_FILED,
  TrademarkEvent.TRADEMARK_REFUNDED,
  TrademarkEvent.TRADEMARK_WITHDRAWN,
  TrademarkEvent.TRADEMARK_ABANDONED,
];

/** An order is filed when the last of its marks is. Marks and links to orders are told by streams of their own, in any order. */
export const filedMarks = defineConsumer({
  name: 'filed-marks',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(TrademarkRequestChangedSchema, async ({ message: { event, facts }, tx, run }) => {
      if (event !== TrademarkRequestEvent.TRADEMARK_REQUEST_LINKED || facts?.kind !== 'Registration') return;
      const { trademarkId, registrationRequestId } = facts;
      await tx.query(
        'insert into order_mark (trademark_id, request_id) values ($1, $2) on conflict (trademark_id) do update set request_id = excluded.request_id',
        [trademarkId, registrationRequestId],
      );
      if (trademarkId !== undefined) await fileOrder(tx, run, trademarkId);
    }),
    on(TrademarkChangedSchema, async ({ message: { entityId, event, facts }, tx, run }) => {
      if (!SETTLED.includes(event)) return;
      await tx.query(
        `insert into order_mark (trademark_id, settled, number, filed_on) values ($1, true, $2, $3)
         on conflict (trademark_id) do update set settled = true, number = coalesce(excluded.number, order_mark.number), filed_on = coalesce(excluded.filed_on, order_mark.filed_on)`,
        [entityId, facts?.number ?? null, facts?.filingDate ?? null],
      );
      await fileOrder(tx, run, entityId);
    }),
  ],
});

async function fileOrder(tx: EntityManager, run: RunCommand, trademarkId: string): Promise<void> {
  const order = await queryRow<{ id: string; settled: number; sealed: number }>(
    tx,
    `
    select m.request_id as id, (select count(*) from order_mark o where o.request_id = m.request_id and o.settled)::integer as settled,
           (select jsonb_array_length(e.data -> 'offices') from tracking_event e where e.stream_id = m.request_id and e.type = 'ApplicationSealed' order by e.version desc limit 1) as sealed
      from order_mark m where m.trademark_id = $1 and m.request_id is not null`,
    [trademarkId],
  );
  if (order !== undefined && order.sealed > 0 && order.settled >= order.sealed)
    await run(recordApplicationsFiled.command, { streamId: order.id, input: {}, key: order.id });
}
