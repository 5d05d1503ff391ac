import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { DueReminder } from '@cotta/kit/runtime/reminders/scanner.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';
import type { EntityManager } from 'typeorm';
import { lastOpenDay, officeToday } from '../../deadlines/office-day.js';
import type { OfficeActionStatus } from '../../office-action/office-action-status.js';
import { OFFICE_ACTION_KICK_OFF } from '../../office-action/office-action-reminder.projection.js';
import { officeAction } from '../../office-action/office-action.work-item.js';
import type { Notice } from './notice.js';

const remind = officeAction.steps.remindOfOfficeAction;
const kickOff = officeAction.steps.tellOfOfficeActionKickOff;
const skip = officeAction.steps.skipOfficeActionReminder;

interface LetterRow {
  readonly id: string;
  readonly status: OfficeActionStatus;
  readonly due_date: string;
  readonly mark_name: string | null;
  readonly jurisdiction: string | null;
  readonly user_id: string | null;
  readonly assigned_admin_id: string | null;
}

/** The kick-off or a reminder of a letter of an office, judged on today there. */
export async function officeActionNotice(
  tx: EntityManager,
  due: DueReminder,
  now: Date,
): Promise<Notice | undefined> {
  const row = await queryRow<LetterRow>(
    tx,
    'select id, status, due_date::text, mark_name, jurisdiction, user_id, assigned_admin_id from office_action where id = $1',
    [due.subjectId],
  );
  if (row === undefined) return undefined;
  const office = row.jurisdiction ?? undefined;
  const legalDate = lastOpenDay(office, row.due_date);
  const unwanted =
    row.user_id === null
      ? 'Nobody owns the mark.'
      : officeToday(office, now) > legalDate
        ? `It was due on ${dayInWords(row.due_date)}.`
        : undefined;
  const reminder = {
    reminder: due.kind,
    subjectId: row.id,
    step: due.step,
    dueOn: due.dueOn,
    audience: unwanted === undefined ? 'owner' : 'nobody',
    deadline: 'Answer to the office',
    state: 'open',
    nominalDate: row.due_date,
    legalDate,
    opensDate: null,
    graceDate: null,
    surcharge: null,
    markName: row.mark_name ?? '',
    jurisdiction: row.jurisdiction ?? '',
    userId: row.user_id,
    assignedAdminId: row.assigned_admin_id,
  };
  if (unwanted !== undefined) return { command: skip, streamId: row.id, reminder, unwanted };
  return { command: due.kind === OFFICE_ACTION_KICK_OFF ? kickOff : remind, streamId: row.id, reminder };
}
