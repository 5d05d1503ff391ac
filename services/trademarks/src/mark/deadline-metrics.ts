import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { observeTogether } from '@cotta/kit/runtime/process/process-metrics.js';
import { COUNTED } from './trademark-deadline.projection.js';

interface Recounted {
  readonly waiting: number;
  readonly moved: number;
}

/** How far deadlines are counted by today's rules, and how many got another legal date of late. */
export function observeDeadlines({ db, clock }: Pick<CommandRuntime, 'db' | 'clock'>): void {
  observeTogether({
    group: 'deadlines',
    gauges: {
      waiting: {
        name: 'cotta_deadlines_marks_to_recompute',
        help: 'Marks whose deadlines were counted by former rules',
      },
      moved: {
        name: 'cotta_deadlines_moved',
        help: 'Deadlines whose legal date became another within a day',
      },
    },
    look: async (gauges) => {
      const [row]: Recounted[] = await db.query(
        `select (select count(*)::integer from mark_story where counted < $1) as waiting,
           (select count(*)::integer from trademark_deadline
             where previous_legal_date is not null and previous_legal_date <> legal_date and updated_at > $2::timestamptz - interval '1 day') as moved`,
        [COUNTED, clock.now()],
      );
      gauges.waiting.set(row?.waiting ?? 0);
      gauges.moved.set(row?.moved ?? 0);
    },
  });
}
