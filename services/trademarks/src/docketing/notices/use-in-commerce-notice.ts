import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { DueReminder } from '@cotta/kit/runtime/reminders/scanner.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';
import type { EntityManager } from 'typeorm';
import { lastOpenDay, officeToday } from '../../deadlines/office-day.js';
import type { UseInCommerceType } from '../../use-in-commerce/use-in-commerce-status.js';
import { USE_KICK_OFF } from '../../use-in-commerce/use-in-commerce-reminder.projection.js';
import { useInCommerceRequest } from '../../use-in-commerce/use-in-commerce-request.work-item.js';
import { noticeAbout, type Notice } from './notice.js';

const steps = {
  remind: useInCommerceRequest.steps.remindOfUseInCommerceRequest,
  kickOff: useInCommerceRequest.steps.tellOfUseInCommerceKickOff,
  skip: useInCommerceRequest.steps.skipUseInCommerceReminder,
};
const OFFICE = 'US';

interface RequestRow {
  readonly id: string;
  readonly type: UseInCommerceType;
  readonly due_date: string;
  readonly grace_end_date: string | null;
  readonly opens_date: string | null;
  readonly user_id: string | null;
  readonly assigned_admin_id: string | null;
  readonly mark_name: string;
}

const columns =
  'u.id, u.type, u.due_date::text, u.grace_end_date::text, u.opens_date::text, u.user_id, u.assigned_admin_id, t.name as mark_name';

/** The kick-off or a reminder of a proof of use, judged on today at the office of the United States. */
export async function useInCommerceNotice(
  tx: EntityManager,
  due: DueReminder,
  now: Date,
): Promise<Notice | undefined> {
  const row = await queryRow<RequestRow>(
    tx,
    `select ${columns} from use_in_commerce_request u join trademark t on t.id = u.trademark_id where u.id = $1`,
    [due.subjectId],
  );
  if (row === undefined) return undefined;
  const legalDate = lastOpenDay(OFFICE, row.due_date);
  const today = officeToday(OFFICE, now);
  const unwanted =
    row.user_id === null
      ? 'Nobody owns the mark.'
      : today > lastOpenDay(OFFICE, row.grace_end_date ?? row.due_date)
        ? `It could be filed until ${dayInWords(legalDate)}.`
        : undefined;
  const subject = {
    id: row.id,
    deadline: row.type,
    office: OFFICE,
    dueDate: row.due_date,
    graceDate: row.grace_end_date,
    opensDate: row.opens_date,
    markName: row.mark_name,
    userId: row.user_id,
    assignedAdminId: row.assigned_admin_id,
  };
  const state = today > legalDate ? 'in grace' : 'open';
  return noticeAbout(subject, due, { steps, state, unwanted, isKickOff: due.kind === USE_KICK_OFF });
}
