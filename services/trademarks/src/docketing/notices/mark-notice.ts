import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { DueReminder } from '@cotta/kit/runtime/reminders/scanner.js';
import type { EntityManager } from 'typeorm';
import {
  settledStates,
  type DeadlineKind,
  type DeadlinePhase,
  type DeadlineState,
} from '../../deadlines/deadline.js';
import { officeToday } from '../../deadlines/office-day.js';
import type { TrademarkStatus } from '../../mark/trademark-status.js';
import { stateOn } from '../../deadlines/rows/deadline-rows.js';
import { trademark } from '../../mark/trademark.work-item.js';
import type { ReminderData } from '../../deadlines/rows/reminder-about.js';
import type { Notice } from './notice.js';

const renewalSteps = [
  trademark.steps.sendFirstRenewalReminder,
  trademark.steps.sendSecondRenewalReminder,
  trademark.steps.sendThirdRenewalReminder,
  trademark.steps.sendFourthRenewalReminder,
];
const remind = trademark.steps.sendDeadlineReminder;
const alarm = trademark.steps.raiseDeadlineAlarm;
const skip = trademark.steps.skipDeadlineReminder;

const staffAudience: Readonly<Record<string, ReminderData['audience']>> = {
  'internal task': 'lawyer',
  'internal escalation': 'lawyer',
  'renewal phone task': 'admin',
};

export interface MarkDeadlineRow {
  readonly id: string;
  readonly trademark_id: string;
  readonly kind: DeadlineKind;
  readonly name: string;
  readonly jurisdiction: string;
  readonly user_id: string | null;
  readonly mark_name: string | null;
  readonly nominal_date: string;
  readonly legal_date: string;
  readonly opens_date: string | null;
  readonly grace_date: string | null;
  readonly surcharge: string | null;
  readonly phases: readonly DeadlinePhase[];
  readonly status: TrademarkStatus;
  readonly assigned_admin_id: string | null;
}

/** Columns of a deadline and its mark that a notice tells of. */
export const deadlineWithMark = `
  select d.id, d.trademark_id, d.kind, d.name, d.jurisdiction, d.user_id, d.mark_name, d.nominal_date::text, d.legal_date::text, d.opens_date::text, d.grace_date::text, d.surcharge, d.phases,
         t.status, t.assigned_admin_id
  from trademark_deadline d join trademark t on t.id = d.trademark_id`;

/** A reminder or alarm about a deadline of a mark, judged on the day it is for: the scan finds it in the evening before, letters go out in the morning. Undefined: there is no such deadline. */
export async function markNotice(
  tx: EntityManager,
  due: DueReminder,
  now: Date,
): Promise<Notice | undefined> {
  const row = await queryRow<MarkDeadlineRow>(tx, `${deadlineWithMark} where d.id = $1`, [due.subjectId]);
  if (row === undefined) return undefined;
  const today = officeToday(row.jurisdiction, now);
  const state = stateOn(row.phases, today < due.dueOn ? due.dueOn : today);
  const unwanted =
    whyNot(due.kind, state, row) ?? (due.kind === 'priority' ? await priorityNotWanted(tx, row) : undefined);
  const reminder = deadlineFacts(row, { ...due, state, audience: staffAudience[due.kind] ?? 'owner' });
  if (unwanted !== undefined)
    return {
      command: skip,
      streamId: row.trademark_id,
      reminder: { ...reminder, audience: 'nobody' },
      unwanted,
    };
  return {
    command:
      due.kind === 'renewal' ? renewalStep(due.step, row) : reminder.audience === 'owner' ? remind : alarm,
    streamId: row.trademark_id,
    reminder,
  };
}

export function deadlineFacts(
  row: MarkDeadlineRow,
  due: DueReminder & { readonly state: DeadlineState; readonly audience: string },
): ReminderData {
  return {
    reminder: due.kind,
    subjectId: row.id,
    step: due.step,
    dueOn: due.dueOn,
    audience: due.audience,
    deadline: row.name,
    state: due.state,
    nominalDate: row.nominal_date,
    legalDate: row.legal_date,
    opensDate: row.opens_date,
    graceDate: row.grace_date,
    surcharge: row.surcharge,
    markName: row.mark_name ?? '',
    jurisdiction: row.jurisdiction,
    userId: row.user_id,
    assignedAdminId: row.assigned_admin_id,
  };
}

function renewalStep(step: number, { status }: MarkDeadlineRow) {
  return (status === 'Trademark registered' ? renewalSteps[step - 1] : undefined) ?? remind;
}

/** A letter that comes late must still be true. */
function whyNot(
  kind: string,
  state: DeadlineState,
  { status, user_id: userId }: MarkDeadlineRow,
): string | undefined {
  if (settledStates.has(state)) return `The deadline is ${state}.`;
  if (kind === 'grace notice' && state !== 'in grace') return 'There is no time of grace running.';
  if (kind === 'renewal' && state === 'in grace')
    return 'The term ended; notices of the time of grace follow.';
  if (kind === 'renewal' && status !== 'Trademark registered') return `The mark is at "${status}".`;
  return userId === null && staffAudience[kind] === undefined ? 'Nobody owns the mark.' : undefined;
}

/** Priority is offered to those who have filed in one country only. */
async function priorityNotWanted(
  tx: EntityManager,
  { user_id: userId, mark_name: name, trademark_id: id }: MarkDeadlineRow,
): Promise<string | undefined> {
  const other = await queryRow<{ jurisdiction: string }>(
    tx,
    'select jurisdiction from trademark where user_id = $1 and name = $2 and id <> $3 and filing_date is not null limit 1',
    [userId, name, id],
  );
  return other === undefined ? undefined : `The same mark is filed at ${other.jurisdiction} as well.`;
}
