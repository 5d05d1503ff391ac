import type { DataSource } from 'typeorm';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import { trademarkResource } from '../../mark/trademark.resource.js';
import { OWN_KEYS_FROM } from '../index/register-mark.js';
import type { MarkChange } from '../worker/messages.js';
import { asRegisterMark, IS_FILED, OWN_MARK_COLUMNS, type OwnMarkRow } from './own-marks.js';
import { repeatedly, type Repeated } from './repeatedly.js';

export interface OwnMarksFollower extends Repeated {
  /** Resolves once all marks were handed over that were there at the start. */
  readonly caughtUp: Promise<void>;
}

export interface FollowOptions {
  readonly db: Pick<DataSource, 'query'>;
  readonly change: (changes: readonly MarkChange[]) => void;
  readonly everyMs: number;
  readonly log: Log;
}

/** Marks read in one piece: between two pieces others get their answers. */
const AT_ONCE = 5_000;
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Hands over the marks in our care: all at the start, then each one that the log of events speaks of. Every process follows for itself, for
 *  each has an index of its own. */
export function followOwnMarks({ db, change, everyMs, log }: FollowOptions): OwnMarksFollower {
  const keys = new Map<string, number>();
  const keyOf = (id: string): number => {
    const key = keys.get(id) ?? OWN_KEYS_FROM + keys.size;
    keys.set(id, key);
    return key;
  };
  let position: string | undefined;
  let reportCaughtUp = (): void => undefined;
  const caughtUp = new Promise<void>((resolve) => {
    reportCaughtUp = resolve;
  });

  const readAll = async (): Promise<void> => {
    const from = await lastPosition(db);
    for (let last: string | undefined = NO_ID; last !== undefined;) {
      const rows: OwnMarkRow[] = await db.query(
        `select ${OWN_MARK_COLUMNS} from trademark where id > $1 and ${IS_FILED} order by id limit ${AT_ONCE}`,
        [last],
      );
      change(rows.map((row) => ({ key: keyOf(row.id), mark: asRegisterMark(row) })));
      last = rows.length === AT_ONCE ? rows.at(-1)?.id : undefined;
    }
    position = from;
    reportCaughtUp();
  };
  const readChanged = async (since: string): Promise<void> => {
    const changed: { id: string; position: string }[] = await db.query(
      'select o.stream_id as id, max(o.position)::text as position from event_order o join stream s using (stream_id) where o.position > $1 and s.category = $2 group by o.stream_id',
      [since, trademarkResource.table],
    );
    if (changed.length === 0) return;
    const rows: OwnMarkRow[] = await db.query(
      `select ${OWN_MARK_COLUMNS} from trademark where id = any($1) and ${IS_FILED}`,
      [changed.map(({ id }) => id)],
    );
    const found = new Map(rows.map((row) => [row.id, asRegisterMark(row)]));
    change(changed.map(({ id }) => ({ key: keyOf(id), mark: found.get(id) ?? null })));
    position = changed
      .map((one) => BigInt(one.position))
      .reduce((a, b) => (a > b ? a : b))
      .toString();
  };
  const round = (): Promise<void> => (position === undefined ? readAll() : readChanged(position));
  return {
    caughtUp,
    ...repeatedly(everyMs, round, (error) => log.warn({ err: error }, 'own marks could not be followed')),
  };
}

async function lastPosition(db: FollowOptions['db']): Promise<string> {
  const rows: { position: string }[] = await db.query(
    'select coalesce(max(position), 0)::text as position from event_order',
  );
  return rows[0]?.position ?? '0';
}
