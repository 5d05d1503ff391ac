import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { execute, queryRow } from '@cotta/kit/model/rows/sql.js';
import type { DataSource, EntityManager } from 'typeorm';
import type { ClaimedDelivery } from './claim-deliveries.js';
import { isTaken, nextTryMs } from './webhook-plan.js';

/** What came of one try. */
export interface Tried {
  readonly now: Date;
  readonly durationMs: number;
  readonly answerStatus?: number;
  /** Why there was no answer. */
  readonly trouble?: string;
  /** Another try cannot help. */
  readonly isLast: boolean;
}

const GONE = 410;
const FAILING_MS = 5 * 24 * 3_600_000;

/** Writes down what came of a try, and when the next one is. @returns why nothing more may be sent to this receiver; undefined: it may */
export async function settleDelivery(
  db: DataSource,
  { id, webhookId, attempts }: Pick<ClaimedDelivery, 'id' | 'webhookId' | 'attempts'>,
  { now, durationMs, answerStatus, trouble, isLast }: Tried,
): Promise<'gone' | 'failing' | undefined> {
  const taken = answerStatus !== undefined && isTaken(answerStatus);
  const waitMs = isLast || answerStatus === GONE ? undefined : nextTryMs(attempts);
  const state = taken ? 'delivered' : waitMs === undefined ? 'failed' : 'waiting';
  return inTransaction(db, async (tx) => {
    await execute(
      tx,
      `update partner_delivery set state = $2, answer_status = $3, trouble = $4, duration_ms = $5, next_attempt_at = $6, leased_until = null,
         delivered_at = case when $2 = 'delivered' then $7::timestamptz end, first_failed_at = case when $2 <> 'delivered' then coalesce(first_failed_at, $7::timestamptz) end,
         updated_at = $7, version = version + 1 where id = $1`,
      [
        id,
        state,
        answerStatus ?? null,
        trouble?.slice(0, 200) ?? null,
        durationMs,
        new Date(now.getTime() + (state === 'waiting' ? (waitMs ?? 0) : 0)),
        now,
      ],
    );
    if (taken) return undefined;
    if (answerStatus === GONE) return 'gone';
    return (await failsSince(tx, webhookId, new Date(now.getTime() - FAILING_MS))) ? 'failing' : undefined;
  });
}

/** Whether nothing was taken since something failed before that moment. */
async function failsSince(tx: EntityManager, webhookId: string, before: Date): Promise<boolean> {
  const row = await queryRow<{ fails: boolean }>(
    tx,
    `select coalesce(min(first_failed_at) filter (where first_failed_at > coalesce((select max(delivered_at) from partner_delivery where webhook_id = $1), '-infinity')) <= $2, false) as fails
       from partner_delivery where webhook_id = $1`,
    [webhookId, before],
  );
  return row?.fails === true;
}
