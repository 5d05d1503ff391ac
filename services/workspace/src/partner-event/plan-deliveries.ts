import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { execute } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';

/** What is sent where. */
export interface PlannedDelivery {
  readonly webhookId: string;
  readonly userId: string;
  readonly event: { readonly id: string; readonly type: string };
}

/** One delivery for one event at one webhook, however often it is planned. */
export const deliveryId = (webhookId: string, eventId: string): string =>
  nameBasedId('delivery', webhookId, eventId);

/** Plans to send events from now on. What was sent before, or given up, is sent once more, under the same id; what waits already stays as it is. @returns how many are to be sent by this */
export async function planDeliveries(
  tx: EntityManager,
  planned: readonly PlannedDelivery[],
  now: Date,
): Promise<number> {
  return execute(
    tx,
    `insert into partner_delivery (id, webhook_id, user_id, event_id, event_type, state, attempts, next_attempt_at, planned_at, created_at, updated_at)
     select id, webhook_id, user_id, event_id, event_type, 'waiting', 0, $6, $6, $6, $6
       from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[]) as d (id, webhook_id, user_id, event_id, event_type)
     on conflict (id) do update
       set state = 'waiting', attempts = 0, next_attempt_at = excluded.next_attempt_at, delivered_at = null, first_failed_at = null,
           updated_at = excluded.updated_at, version = partner_delivery.version + 1
     where partner_delivery.state <> 'waiting'`,
    [
      planned.map(({ webhookId, event }) => deliveryId(webhookId, event.id)),
      planned.map(({ webhookId }) => webhookId),
      planned.map(({ userId }) => userId),
      planned.map(({ event }) => event.id),
      planned.map(({ event }) => event.type),
      now,
    ],
  );
}
