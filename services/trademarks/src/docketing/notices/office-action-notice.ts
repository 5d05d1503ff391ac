import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { DueReminder } from '@cotta/kit/runtime/reminders/scanner.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';
import type { EntityManager } from 'typeorm';
import { lastOpenDay, officeToday } from '../../deadlines/office-day.js';
import type { OfficeActionStatus } from '../../office-action/office-action-status.js';
import {
  OFFICE_ACTION_DRAFT_NUDGE,
  OFFICE_ACTION_KICK_OFF,
} from '../../office-action/office-action-reminder.projection.js';
import { officeAction } from '../../office-action/office-action.work-item.js';
import { noticeAbout, type Notice } from './notice.js';

const steps = {
  remind: officeAction.steps.remindOfOfficeAction,
  kickOff: officeAction.steps.tellOfOfficeActionKickOff,
  skip: officeAction.steps.skipOfficeActionReminder,
};
const draftSteps = { ...steps, remind: officeAction.steps.remindOfOfficeActionDraft };

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
  const office = row.jurisdiction ?? '';
  const unwanted =
    row.user_id === null
      ? 'Nobody owns the mark.'
      : officeToday(office, now) > lastOpenDay(office, row.due_date)
        ? `It was due on ${dayInWords(row.due_date)}.`
        : undefined;
  const subject = {
    id: row.id,
    deadline: 'Answer to the office',
    office,
    dueDate: row.due_date,
    graceDate: null,
    opensDate: null,
    markName: row.mark_name ?? '',
    userId: row.user_id,
    assignedAdminId: row.assigned_admin_id,
  };
  const isKickOff = due.kind === OFFICE_ACTION_KICK_OFF;
  const taken = due.kind === OFFICE_ACTION_DRAFT_NUDGE ? draftSteps : steps;
  return noticeAbout(subject, due, { steps: taken, state: 'open', unwanted, isKickOff });
}
