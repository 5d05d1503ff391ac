import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { DataSource } from 'typeorm';

/** A delivery in hand, with where it goes and what it says; `position` null: the event is kept no longer, or it is a test. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly attempts: number;
  readonly plannedAt: Date;
  readonly url: string;
  readonly secretNumber: number;
  readonly formerSecretUntil: Date | null;
}

/** Longer than a try takes: a worker that was killed gives it up by this. */
const LEASE_MS = 30_000;
/** In hand at a time, of one receiver: a slow one holds nobody else. */
const OF_ONE_RECEIVER = 4;
const AT_ONCE = 100;

/** The due ones that nobody works on; each counts as a try from now on. */
export async function claimDeliveries(db: DataSource, now: Date): Promise<ClaimedDelivery[]> {
  return inTransaction(db, (tx) =>
    queryRows<ClaimedDelivery>(
      tx,
      `update partner_delivery d set leased_until = $2, attempts = attempts + 1, updated_at = $1, version = d.version + 1
         from partner_webhook w
        where w.id = d.webhook_id and d.id in (
          select due.id from partner_webhook each_one cross join lateral (
            select id from partner_delivery
             where webhook_id = each_one.id and state = 'waiting' and next_attempt_at <= $1 and (leased_until is null or leased_until <= $1)
             order by next_attempt_at, id
             limit greatest(0, $3 - (select count(*) from partner_delivery held where held.webhook_id = each_one.id and held.leased_until > $1))
             for update skip locked) due
           where each_one.status = 'Enabled' limit $4)
       returning d.id, d.webhook_id as "webhookId", d.event_id as "eventId", d.event_type as "eventType", d.attempts, d.planned_at as "plannedAt",
         w.url, w.secret_number as "secretNumber", w.former_secret_until as "formerSecretUntil"`,
      [now, new Date(now.getTime() + LEASE_MS), OF_ONE_RECEIVER, AT_ONCE],
    ),
  );
}
