import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import { cancelReminders, keepReminders, markReminded } from '@cotta/kit/runtime/reminders/reminder-table.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { holidayCalendar, weekendsOnly } from '@cotta/reference/holiday-calendar.js';
import type { EntityManager } from 'typeorm';
import { issuerOf } from '../price-list/issuers.js';
import { unpaidSchedule } from './unpaid-schedule.js';

/** Reminder of the specification: a transfer was chosen, and no money came. Step 4 is a phone call, step 5 the end. */
export const NOT_PAID = 'invoice-not-paid';

/** What an unpaid transfer leads to and when, as rows: the scanner needs nothing else. */
export const unpaidReminders: InlineProjection = {
  name: 'unpaid_reminders',
  tables: ['reminder'],
  foundBy: { reminder: ['subject_id'] },
  project: async (tx, event) => {
    const data = event.data as {
      readonly paymentType?: string;
      readonly billingEntityCode?: string;
      readonly step?: number;
    };
    switch (event.type) {
      case 'ProductCheckoutCompleted':
        return data.paymentType === 'transfer' ? plan(tx, event, data.billingEntityCode) : undefined;
      case 'ProductPaymentReminded':
        return markReminded(tx, { kind: NOT_PAID, subjectId: event.streamId, step: data.step ?? 1 });
      case 'ProductPaid':
      case 'ProductPaymentMethodChanged':
      case 'ProductPaymentExpired':
      case 'ProductRemoved':
        return cancelReminders(tx, [NOT_PAID], event.streamId);
      default:
    }
  },
};

async function plan(
  tx: EntityManager,
  { streamId, occurredAt }: RecordedEvent,
  issuerCode: string | undefined,
): Promise<void> {
  const issuer = issuerOf(issuerCode);
  if (issuer === undefined) return;
  const { steps } = unpaidSchedule(
    calendarDate(occurredAt, issuer.timeZone),
    holidayCalendar(issuer.country) ?? weekendsOnly,
  );
  const wanted = steps.map(({ on }, index) => ({
    kind: NOT_PAID,
    subjectId: streamId,
    step: index + 1,
    dueOn: on,
  }));
  await keepReminders(tx, [streamId], wanted, { zone: issuer.timeZone, paused: false });
}
