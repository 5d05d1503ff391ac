import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';
import { no } from '../../refusals.js';
import { reminderAbout, type ReminderData, type ReminderSubject } from './reminder-about.js';
import { lastOpenDay, officeToday } from '../office-day.js';

/** The letter that opened it, as things stand today. `reminder`: its schedule. */
export function letterAgain(subject: ReminderSubject, reminder: string, now: Date): ReminderData {
  const { office, dueDate } = subject;
  const today = officeToday(office, now);
  return reminderAbout(subject, {
    reminder,
    step: 1,
    dueOn: today,
    audience: 'owner',
    state: today > lastOpenDay(office, dueDate) ? 'in grace' : 'open',
  });
}

/** A letter about a day that is over would send somebody after nothing. `last`: the last day, time of grace included. */
export function overProblem(office: string, last: string, now: Date): Refusal | undefined {
  const day = lastOpenDay(office, last);
  return officeToday(office, now) > day
    ? no('TOO_LATE.office', { last: day }, { last: dayInWords(day) })
    : undefined;
}
