import type { DatedReminder } from '@cotta/kit/runtime/reminders/reminder-table.js';
import { sendingDay, sendingDayBefore } from '@cotta/kit/runtime/reminders/sending-day.js';
import type { Deadline } from '../deadline.js';
import { reminderPlan, type PlannedReminder } from '../reminder-plan.js';
import { deadlineId } from './deadline-rows.js';
import type { MarkStory } from './mark-story.js';

/** Where every day begins first: whoever writes the letter holds it until the addressee's own morning. */
export const REMINDER_ZONE = 'Pacific/Auckland';

/** The plan calls it as the letter it goes with; the schedule of that letter is another one. */
export const REVIVAL = 'revival';

/** Letters that an ordered renewal makes pointless; alarms inside the firm go on until it is recorded. */
const stoppedByOrder: ReadonlySet<PlannedReminder['kind']> = new Set([
  'renewal',
  'grace notice',
  'renewal phone task',
]);
/** The letter of an office and the proof of use have schedules of their own, which end with their own steps. */
const ownSchedules: ReadonlySet<Deadline['kind']> = new Set(['response', 'use']);

/** The reminders of a mark's deadlines as they stand. Deadlines in the order given, those settled without any. Of a date in dispute nobody outside the firm is told. */
export function markReminders(
  trademarkId: string,
  { fields, knownSince }: MarkStory,
  deadlines: readonly Deadline[],
): DatedReminder[] {
  const ordered = Boolean(fields.renewalOrderedOn);
  return deadlines.flatMap((deadline) => {
    const plan = reminderPlan(deadline, fields.jurisdiction ?? '', knownSince);
    const wanted = plan.filter(
      ({ kind, to }) =>
        !(ordered && stoppedByOrder.has(kind)) &&
        !(to === 'owner' && deadline.disputed) &&
        !(to === 'owner' && ownSchedules.has(deadline.kind)),
    );
    if (wanted.length === 0) return [];
    const subjectId = deadlineId(trademarkId, deadline.key);
    return wanted.map(({ kind, step, date, to }) => ({
      kind: to === 'owner' && deadline.kind === 'revival' ? REVIVAL : kind,
      step,
      subjectId,
      dueOn: sendOn(date, deadline),
    }));
  });
}

/** Towards a deadline a weekend moves the letter to the Friday before, after it to the Monday. */
function sendOn(date: string, { nominalDate }: Deadline): string {
  return date > nominalDate ? sendingDay(date, 0) : sendingDayBefore(date);
}
