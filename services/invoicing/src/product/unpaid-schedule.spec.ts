import { describe, expect, it } from '@jest/globals';
import { HolidayCalendar, holidayCalendar } from '@cotta/reference/holiday-calendar.js';
import { stepsBeforePayment, unpaidSchedule } from './unpaid-schedule.js';

const closedOn = ['2026-05-01', '2026-05-08'].map((on) => ({ on, name: 'holiday' }));
const calendar = new HolidayCalendar({
  office: 'example',
  zone: 'UTC',
  weekend: ['sat', 'sun'],
  status: 'known',
  source: 'example',
  days: closedOn,
});
const days = (issuedOn: string, paidOn: string | null = null): string[] =>
  stepsBeforePayment(unpaidSchedule(issuedOn, calendar), paidOn).map(({ event, on }) => `${event} ${on}`);

describe('while nobody pays', () => {
  it('reminders move off weekends and holidays; due day and expiry do not', () => {
    expect(unpaidSchedule('2026-04-24', calendar).dueOn).toBe('2026-05-01');
    expect(days('2026-04-24')).toEqual([
      'InvoiceNotPaidReminder 2026-04-27',
      'InvoiceNotPaidReminder 2026-05-04',
      'InvoiceNotPaidReminder 2026-05-11',
      'PhoneTaskCreated 2026-05-15',
      'PaymentRequestExpired 2026-05-24',
    ]);
  });

  it('the calendar of an office is one to move by', () => {
    const slovakia = holidayCalendar('SK') ?? calendar;
    expect(unpaidSchedule('2026-12-21', slovakia).steps[0]).toEqual({
      event: 'InvoiceNotPaidReminder',
      number: 1,
      on: '2026-12-28',
    });
  });

  it('a payment stops that day’s step and all later ones', () => {
    expect(days('2026-04-24', '2026-05-14')).toHaveLength(3);
    expect(days('2026-04-24', '2026-05-11')).toHaveLength(2);
    expect(days('2026-04-24', '2026-04-24')).toEqual([]);
  });
});
