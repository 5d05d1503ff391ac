import { HolidayCalendar } from '@cotta/reference/holiday-calendar.js';
import { z } from 'zod';
import { stepsBeforePayment, unpaidSchedule } from '../../../product/unpaid-schedule.js';
import { date } from '../fields.js';
import { defineKind } from '../kind.js';

const input = z.strictObject({
  issuer: z.string().optional(),
  issued_on: date,
  holidays: z.array(date).default([]),
  paid_on: date.nullish(),
});

export const remindersKind = defineKind(input, (given, { issuer }) => {
  if (given.issuer !== undefined) issuer(given.issuer); // Its days off are those of the example, yet it must be one that exists.
  const days = given.holidays.map((on) => ({ on, name: 'holiday' }));
  const calendar = new HolidayCalendar({
    office: 'example',
    zone: 'UTC',
    weekend: ['sat', 'sun'],
    status: 'known',
    source: 'example',
    days,
  });
  const schedule = unpaidSchedule(given.issued_on, calendar);
  return { due_on: schedule.dueOn, events: stepsBeforePayment(schedule, given.paid_on ?? null) };
});
