import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import type { PartnerCursor } from '../partner-event/partner-cursor.js';
import type { PublicFact } from './since-groups.js';

/** Why a place cannot be gone on from: of the history before a restore, one that was never reached, or older than what is kept. */
export type LostPlace = 'OTHER_HISTORY' | 'NOT_REACHED' | 'NO_LONGER_KEPT';

/** The numbered history as it is now. */
export interface HistoryState {
  readonly epoch: number;
  /** Of the last fact there is. */
  readonly end: bigint;
  /** Up to here facts were taken away for their age. */
  readonly pruned: bigint;
}

/** More facts than one list shows: what follows comes in the next. */
const MOST_FACTS = 2_000;

/** Where the history stands now. What has a position up to its end is seen by whoever asks after this. */
export async function historyState(tx: EntityManager): Promise<HistoryState> {
  const row = await queryRow<{ epoch: number; end: string; pruned: string }>(
    tx,
    `select s.log_epoch as epoch, l.last_position as end, l.pruned_through as pruned
       from partner_event_log l cross join relay_state s where s.name = 'main'`,
    [],
  );
  return { epoch: row?.epoch ?? 1, end: BigInt(row?.end ?? 0), pruned: BigInt(row?.pruned ?? 0) };
}

/** Whether one can go on from a place; undefined where one can. */
export function lostPlace({ epoch, position }: PartnerCursor, history: HistoryState): LostPlace | undefined {
  if (epoch !== history.epoch) return 'OTHER_HISTORY';
  if (position > history.end) return 'NOT_REACHED';
  return position < history.pruned ? 'NO_LONGER_KEPT' : undefined;
}

/** The place of a moment: what was surely kept by then, as the clocks of a program and of the database may differ by seconds. */
export async function placeAt(tx: EntityManager, history: HistoryState, at: Date): Promise<PartnerCursor> {
  const row = await queryRow<{ position: string | null }>(
    tx,
    "select max(position) as position from partner_event where kept_at <= $1::timestamptz - interval '1 minute'",
    [at],
  );
  const position = BigInt(row?.position ?? 0);
  return { epoch: history.epoch, position: position < history.pruned ? history.pruned : position };
}

/** What happened to an account after one position and up to another, in the order of the history; dates that changed with a step are told by the step. `through`: up to where this is all of it. */
export async function factsBetween(
  tx: EntityManager,
  userId: string,
  from: bigint,
  to: bigint,
): Promise<{ readonly facts: readonly PublicFact[]; readonly through: bigint; readonly more: boolean }> {
  const rows = await queryRows<PublicFact & { readonly position: string }>(
    tx,
    `select e.position, e.type, e.record_type as "recordType", e.record_id as "recordId", e.record_version as "recordVersion", e.occurred_at as "occurredAt", e.data
       from partner_event e left join partner_event step
         on step.position = e.position - 1 and e.type = 'deadline.changed' and step.record_id = e.record_id and step.record_version = e.record_version
      where e.user_id = $1 and e.position > $2 and e.position <= $3 and step.position is null order by e.position limit $4`,
    [userId, from.toString(), to.toString(), MOST_FACTS + 1],
  );
  const more = rows.length > MOST_FACTS;
  const facts = rows.slice(0, MOST_FACTS);
  const last = facts.at(-1);
  return { facts, through: more && last !== undefined ? BigInt(last.position) : to, more };
}

/** When the last fact up to a position was kept; undefined where there is none. */
export async function keptAt(tx: EntityManager, position: bigint): Promise<Date | undefined> {
  const row = await queryRow<{ at: Date }>(
    tx,
    'select kept_at as at from partner_event where position <= $1 order by position desc limit 1',
    [position.toString()],
  );
  return row?.at;
}
