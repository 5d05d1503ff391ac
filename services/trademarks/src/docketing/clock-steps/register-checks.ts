import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { trademark } from '../../mark/trademark.work-item.js';
import { deadlineWithMark, deadlineFacts, type MarkDeadlineRow } from '../notices/mark-notice.js';
import { MOST_AT_ONCE, taken, type ClockStep } from './clock-step.js';

const askForCheck = trademark.steps.askForRegisterCheck;

/** Name of the alarm, stored in histories: never renamed. */
export const REGISTER_CHECK = 'register check';

/** A mark whose time of grace ran out without a renewal: before it expires somebody looks into the register. */
export const askForRegisterChecks: ClockStep = {
  name: 'register check asked for',
  take: async (tx, { today, take }) => {
    const over = await queryRows<MarkDeadlineRow>(
      tx,
      `${deadlineWithMark} where d.kind = 'renewal' and d.settled is null and d.last_chance_date < $1::date and t.status = 'Trademark registered' and t.expiration_date is not null and d.nominal_date >= t.expiration_date - 1
         and (t.register_check_asked_on is null or t.register_check_asked_on < d.last_chance_date) order by d.last_chance_date limit ${MOST_AT_ONCE}`,
      [today],
    );
    const outcomes = [];
    for (const row of over) {
      const facts = deadlineFacts(row, {
        kind: REGISTER_CHECK,
        subjectId: row.id,
        step: 1,
        dueOn: today,
        state: 'lapsed',
        audience: 'lawyer',
      });
      outcomes.push(
        await take(askForCheck, {
          streamId: row.trademark_id,
          input: { lastReminder: facts },
          about: row.id,
        }),
      );
    }
    return taken(outcomes);
  },
};
