import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import { planDeliveries } from './plan-deliveries.js';
import type { PartnerFact } from './partner-event.js';
import { partnerEventTypes } from '@cotta/reference/partner-event-types.js';

/** What an event says of where it comes from. */
export interface PartnerEventCause {
  readonly eventId: string;
  /** Of the record's own stream: grows within a record. */
  readonly recordVersion: number;
  readonly occurredAt: Date;
}

/** The next position goes to nothing that is there already. The row of the log is held until the transaction ends, which keeps positions in the order in which they become
 *  visible. */
const KEEP = `with place as (
    update partner_event_log set last_position = last_position + 1
     where not exists (select from partner_event where id = $1) returning last_position),
  kept as (insert into partner_event (position, id, user_id, type, type_version, scope, record_type, record_id, record_version, occurred_at, data)
  select last_position, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10 from place returning user_id)
  select w.id as "webhookId", w.user_id as "userId" from kept join partner_webhook w on w.user_id = kept.user_id where w.status = 'Enabled' and $3 = any(w.event_types)`;

/** Keeps one event for partners, at the next position. One cause gives one event of a type, however often it is heard. Plans to send it where its client wants it. */
export async function keepPartnerEvent(
  tx: EntityManager,
  { type, userId, record, data }: PartnerFact,
  { eventId, recordVersion, occurredAt }: PartnerEventCause,
): Promise<void> {
  const { version, scope } = partnerEventTypes[type];
  const id = nameBasedId('partner event', eventId, type);
  const webhooks = await queryRows<{ webhookId: string; userId: string }>(tx, KEEP, [
    id,
    userId,
    type,
    version,
    scope,
    record.type,
    record.id,
    recordVersion,
    occurredAt,
    JSON.stringify(data),
  ]);
  if (webhooks.length > 0)
    await planDeliveries(
      tx,
      webhooks.map((webhook) => ({ ...webhook, event: { id, type } })),
      occurredAt,
    );
}
