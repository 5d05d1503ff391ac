import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { filedStatuses } from '../../mark/trademark-status.js';
import { trademark } from '../../mark/trademark.work-item.js';
import { MOST_AT_ONCE, taken, type ClockStep } from './clock-step.js';

/** What is so long overdue comes after the invoices it warns of. */
const TOO_LATE_MS = 30 * 86_400_000;

const warn = trademark.steps.sendScamWarning;

/** A day after a filing, a publication or a registration the owner is warned of false invoices: once each. After a rest of the worker only of the last one, and
 *  not at all after more than thirty days. */
export const warnOfScams: ClockStep = {
  name: 'owners warned of false invoices',
  take: async (tx, { now, take }) => {
    const rows = await queryRows<{ id: string; after: string }>(
      tx,
      `select id, scam_warning_after as after from trademark where scam_warning_at between $3 and $1 and user_id is not null and status = any($2) order by scam_warning_at, id limit ${MOST_AT_ONCE}`,
      [now, filedStatuses, new Date(now.getTime() - TOO_LATE_MS)],
    );
    const outcomes = [];
    for (const { id, after } of rows)
      outcomes.push(await take(warn, { streamId: id, input: {}, about: `${id} ${after}` }));
    return taken(outcomes);
  },
};
