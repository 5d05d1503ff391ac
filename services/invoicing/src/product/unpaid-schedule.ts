import type { HolidayCalendar } from '@cotta/reference/holiday-calendar.js';
import { addDays } from '@cotta/kit/model/time/calendar-days.js';

/** Days after issue. To be confirmed by the owner. @source money rules R-REM-1, assumption A-7 */
const DUE = 7;
const REMINDERS = [3, 7, 14] as const;
const PHONE_TASK = 21;
const EXPIRY = 30;

/** One thing that happens because nobody has paid. */
export interface UnpaidStep {
  readonly event: 'InvoiceNotPaidReminder' | 'PhoneTaskCreated' | 'PaymentRequestExpired';
  /** Of a reminder, 1–3. */
  readonly number?: number;
  /** `YYYY-MM-DD`. */
  readonly on: string;
}

/** The due date, `YYYY-MM-DD`, and what follows while nobody pays, from the first reminder to the expiry. */
export interface UnpaidSchedule {
  readonly dueOn: string;
  readonly steps: readonly UnpaidStep[];
}

/** What happens to a payment request of `issuedOn` while nobody pays. Reminders and the phone task move forward to a working day of
 *  `calendar`, that of the entity's country; expiry does not. Dates: `YYYY-MM-DD`. */
export function unpaidSchedule(
  issuedOn: string,
  calendar: Pick<HolidayCalendar, 'nextOpen'>,
): UnpaidSchedule {
  const working = (days: number): string => calendar.nextOpen(addDays(issuedOn, days));
  return {
    dueOn: addDays(issuedOn, DUE),
    steps: [
      ...REMINDERS.map((days, position): UnpaidStep => ({
        event: 'InvoiceNotPaidReminder',
        number: position + 1,
        on: working(days),
      })),
      { event: 'PhoneTaskCreated', on: working(PHONE_TASK) },
      { event: 'PaymentRequestExpired', on: addDays(issuedOn, EXPIRY) },
    ],
  };
}

/** Steps that are still taken when the money is there on `paidOn`: nobody who has paid is reminded that day. */
export function stepsBeforePayment(schedule: UnpaidSchedule, paidOn: string | null): readonly UnpaidStep[] {
  return paidOn === null ? schedule.steps : schedule.steps.filter((step) => step.on < paidOn);
}
