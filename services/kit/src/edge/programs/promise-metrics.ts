import type { DataSource, EntityManager } from 'typeorm';
import { queryRow } from '../../model/rows/sql.js';
import type { Clock } from '../../model/time/clock.js';
import { byItself } from '../../runtime/database/by-itself.js';
import { observeTogether } from '../../runtime/process/process-metrics.js';
import type { PromiseAtRisk } from '../service/promise-at-risk.js';

const KEEP_MS = 30_000;

/** How one promise stands. `age`: seconds since the oldest is late; 0 where none is. */
export interface LatePromises {
  readonly name: string;
  readonly late: number;
  readonly age: number;
}

/** Counts what is late, promise by promise. */
export async function readPromises(
  tx: EntityManager,
  promises: readonly PromiseAtRisk[],
  now: Date,
): Promise<readonly LatePromises[]> {
  const counted: LatePromises[] = [];
  for (const { name, late } of promises) {
    const row = await queryRow<Omit<LatePromises, 'name'>>(
      tx,
      `select count(*)::integer as late, coalesce(extract(epoch from $1::timestamptz - min(since)), 0)::float8 as age from (${late}) one`,
      [now],
    );
    counted.push({ name, late: row?.late ?? 0, age: row?.age ?? 0 });
  }
  return counted;
}

/** What was promised and is late, looked up twice a minute at most. */
export function observePromises(
  { db, clock }: { readonly db: DataSource; readonly clock: Clock },
  promises: readonly PromiseAtRisk[],
): void {
  if (promises.length === 0) return;
  let kept: { readonly counted: readonly LatePromises[]; readonly until: number } | undefined;
  observeTogether({
    group: 'promises',
    gauges: {
      late: {
        name: 'cotta_promises_at_risk',
        help: 'What was promised and has not happened by its time',
        labelNames: ['promise'],
      },
      age: {
        name: 'cotta_promises_oldest_age_seconds',
        help: 'Since when the oldest of them is late',
        labelNames: ['promise'],
      },
    },
    look: async ({ late, age }) => {
      if (kept === undefined || kept.until < performance.now())
        kept = {
          counted: await byItself(db, (connection) => readPromises(connection, promises, clock.now())),
          until: performance.now() + KEEP_MS,
        };
      for (const one of kept.counted) {
        late.set({ promise: one.name }, one.late);
        age.set({ promise: one.name }, one.age);
      }
    },
  });
}
