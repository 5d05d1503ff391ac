import { execute, queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import type { SeenPlace, Visit } from './visit.js';

/** Who looks, and into whose account. */
export interface Onlooker {
  readonly personId: string;
  readonly userId: string;
}

type Row = Readonly<
  Record<'seenEpoch' | 'shownEpoch', number> &
    Record<'seenPosition' | 'shownPosition', string> &
    Record<'seenAt' | 'shownAt', Date>
> & {
  readonly beforeEpoch: number | null;
  readonly beforePosition: string | null;
  readonly beforeAt: Date | null;
};

/** How far somebody has seen an account; held until the transaction ends. Null before the first visit. */
export async function readVisit(tx: EntityManager, { personId, userId }: Onlooker): Promise<Visit | null> {
  const row = await queryRow<Row>(
    tx,
    `select seen_epoch as "seenEpoch", seen_position as "seenPosition", seen_at as "seenAt",
            shown_epoch as "shownEpoch", shown_position as "shownPosition", shown_at as "shownAt",
            before_epoch as "beforeEpoch", before_position as "beforePosition", before_at as "beforeAt"
       from seen_place where person_id = $1 and user_id = $2 for update`,
    [personId, userId],
  );
  if (row === undefined) return null;
  const { beforeEpoch, beforePosition, beforeAt } = row;
  return {
    seen: { epoch: row.seenEpoch, position: BigInt(row.seenPosition), at: row.seenAt },
    shown: { epoch: row.shownEpoch, position: BigInt(row.shownPosition), at: row.shownAt },
    before:
      beforeEpoch === null || beforePosition === null || beforeAt === null
        ? null
        : { epoch: beforeEpoch, position: BigInt(beforePosition), at: beforeAt },
  };
}

/** Keeps how far somebody has seen an account. */
export async function keepVisit(
  tx: EntityManager,
  { personId, userId }: Onlooker,
  { seen, shown, before }: Visit,
): Promise<void> {
  const columns = (place: SeenPlace | null): unknown[] => [
    place?.epoch ?? null,
    place?.position.toString() ?? null,
    place?.at ?? null,
  ];
  await execute(
    tx,
    `insert into seen_place (person_id, user_id, seen_epoch, seen_position, seen_at, shown_epoch, shown_position, shown_at, before_epoch, before_position, before_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (person_id, user_id) do update set seen_epoch = $3, seen_position = $4, seen_at = $5,
       shown_epoch = $6, shown_position = $7, shown_at = $8, before_epoch = $9, before_position = $10, before_at = $11`,
    [personId, userId, ...columns(seen), ...columns(shown), ...columns(before)],
  );
}
