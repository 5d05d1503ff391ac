import { f, type InputOf } from '@cotta/kit/model/field/field.js';

/** What one reminder or alarm says, kept by its event: a letter written later says what was true then. */
export const reminderFields = {
  reminder: f.text('Which schedule it is from.', { max: 60 }),
  subjectId: f.id('The deadline, the letter of the office or the proof of use it is about.'),
  step: f.integer('1 for the first of its schedule.', { min: 1 }),
  dueOn: f.calendarDate('Day it fell due.'),
  audience: f.text('Who is told: owner, lawyer or admin; nobody when it was not wanted any more.', {
    max: 20,
  }),
  deadline: f.text('What has to be done.', { max: 200 }),
  state: f.text('How the deadline stood.', { max: 20 }),
  nominalDate: f.calendarDate('The last day by counting.'),
  legalDate: f.calendarDate('The last day by law.'),
  opensDate: f.calendarDate('First day it is accepted.', { optional: true }),
  graceDate: f.calendarDate('Last day of the time of grace.', { optional: true }),
  surcharge: f.text('What being late costs.', { max: 400, optional: true }),
  markName: f.text('The mark.', { max: 300 }),
  jurisdiction: f.text('The office.', { max: 20 }),
  userId: f.id('Whose it is.', { optional: true }),
  assignedAdminId: f.id('Who is in charge.', { optional: true }),
};

/** Input of the steps that only the system takes, so its type is in no schema. */
export const reminderInput = {
  lastReminder: f.object('ReminderGiven', 'The reminder that fell due.', reminderFields),
};

/** What the steps have in common by which the system notes a reminder: nothing but that it was given, or passed over, changes. */
export const reminderNoted = {
  to: 'same',
  notification: true,
  input: reminderInput,
  change: (_: object, input: InputOf<typeof reminderInput>) => input,
} as const;

/** A reminder that was passed over: only staff read so, with the reason. */
export const reminderSkipped = { ...reminderNoted, audience: 'staff', reasonNeeded: true } as const;
