import type { DataSource } from 'typeorm';
import type { Clock } from '../../model/time/clock.js';
import { byItself } from '../../runtime/database/by-itself.js';
import { observeTogether } from '../../runtime/process/process-metrics.js';
import { lastCheck } from '../../runtime/rebuild/kept-check.js';

/** When rows were last compared with their events, and what differed; nothing where nobody has checked yet. */
export function observeRebuildChecks({
  db,
  clock,
}: {
  readonly db: DataSource;
  readonly clock: Clock;
}): void {
  observeTogether({
    group: 'rebuild-checks',
    gauges: {
      age: {
        name: 'cotta_rebuild_check_age_seconds',
        help: 'Since all rows were last compared with their events',
      },
      differences: {
        name: 'cotta_rebuild_check_differences',
        help: 'Tables that were not what the events say',
      },
    },
    look: async ({ age, differences }) => {
      const last = await byItself(db, lastCheck);
      if (last === undefined) return;
      age.set((clock.now().getTime() - last.checkedAt.getTime()) / 1000);
      differences.set(last.differences);
    },
  });
}
