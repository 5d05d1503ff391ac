import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { InputOf } from '@cotta/kit/model/field/field.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';
import { no } from '../../refusals.js';
import type { reminderFields } from './reminder-fields.js';
import { lastOpenDay, officeToday } from '../office-day.js';

type ReminderData = InputOf<typeof reminderFields>;

interface Subject {
  readonly id: string;
  readonly reminder: string;
  readonly deadline: string;
  readonly office: string;
  readonly dueDate: string;
  readonly graceDate: string | null;
  readonly opensDate: string | null;
  readonly markName: string;
  readonly userId: string | null;
  readonly assignedAdminId: string | null;
}

/** The letter that opened it, as things stand today. */
export function letterAgain(
  {
    id,
    reminder,
    deadline,
    office,
    dueDate,
    graceDate,
    opensDate,
    markName,
    userId,
    assignedAdminId,
  }: Subject,
  now: Date,
): ReminderData {
  const today = officeToday(office, now);
  const legalDate = lastOpenDay(office, dueDate);
  return {
    reminder,
    subjectId: id,
    step: 1,
    dueOn: today,
    audience: 'owner',
    deadline,
    state: today > legalDate ? 'in grace' : 'open',
    nominalDate: dueDate,
    legalDate,
    opensDate,
    graceDate,
    surcharge: null,
    markName,
    jurisdiction: office,
    userId,
    assignedAdminId,
  };
}

/** A letter about a day that is over would send somebody after nothing. `last`: the last day, time of grace included. */
export function overProblem(office: string, last: string, now: Date): Refusal | undefined {
  const day = lastOpenDay(office, last);
  return officeToday(office, now) > day
    ? no('TOO_LATE.office', { last: day }, { last: dayInWords(day) })
    : undefined;
}
