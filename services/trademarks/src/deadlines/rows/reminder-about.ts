import type { InputOf } from '@cotta/kit/model/field/field.js';
import { lastOpenDay } from '../office-day.js';
import type { reminderFields } from './reminder-fields.js';

export type ReminderData = InputOf<typeof reminderFields>;

/** A letter of an office or a proof of use, as its reminders speak of it. Days `YYYY-MM-DD`. */
export interface ReminderSubject {
  readonly id: string;
  /** What has to be done. */
  readonly deadline: string;
  /** Code of the office. */
  readonly office: string;
  readonly dueDate: string;
  readonly graceDate: string | null;
  readonly opensDate: string | null;
  readonly markName: string;
  readonly userId: string | null;
  readonly assignedAdminId: string | null;
}

/** What one reminder of it says. */
export function reminderAbout(
  { id, office, dueDate, ...subject }: ReminderSubject,
  given: Pick<ReminderData, 'reminder' | 'step' | 'dueOn' | 'audience' | 'state'>,
): ReminderData {
  return {
    ...subject,
    ...given,
    subjectId: id,
    nominalDate: dueDate,
    legalDate: lastOpenDay(office, dueDate),
    surcharge: null,
    jurisdiction: office,
  };
}
