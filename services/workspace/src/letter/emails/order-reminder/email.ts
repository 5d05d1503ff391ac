import { orderTemplate } from '../order-template.js';

/** Reminders of the specification about an order on its way; the schedule says when, the words are the same each time. */
export const orderReminders = [
  'registration-started',
  'checkout-not-completed',
  'application-not-submitted',
  'draft-reminder',
] as const;
export type OrderReminder = (typeof orderReminders)[number];

export const orderReminderTemplates = orderReminders.map((name) => orderTemplate(name));
