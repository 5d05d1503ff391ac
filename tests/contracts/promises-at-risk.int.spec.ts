import { readPromises } from '@cotta/kit/edge/programs/promise-metrics.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { insertRow, sampleRow } from '@cotta/kit/testing/sample-row.js';
import { openServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { casesService } from '@cotta/cases/testing.js';
import { invoicingService } from '@cotta/invoicing/testing.js';
import { requestsService } from '@cotta/requests/testing.js';
import { subscriptionsService } from '@cotta/subscriptions/testing.js';
import { trademarksService } from '@cotta/trademarks/testing.js';
import { workspaceService } from '@cotta/workspace/testing.js';
import { describe, expect, it } from '@jest/globals';

const NOW = '2026-03-02T10:00:00.000Z';
const hoursAgo = (hours: number): string => new Date(Date.parse(NOW) - hours * 3_600_000).toISOString();
const dayBefore = (days: number): string => hoursAgo(days * 24).slice(0, 10);
const key = 'k'.repeat(44);

type Row = readonly [table: string, values: Readonly<Record<string, unknown>>];

/** What of a service is late where these rows alone stand in its tables: how many, and the age of the oldest in hours. */
async function lateWith(
  definition: ServiceDefinition,
  rows: readonly Row[],
  sql: readonly string[] = [],
): Promise<Record<string, readonly [number, number]>> {
  const clock = new FakeClock(NOW);
  const fixture = await openServiceFixture(definition, clock);
  try {
    for (const [at, [table, values]] of rows.entries()) {
      const resource = definition.resources.find((one) => one.table === table);
      if (resource === undefined) throw new Error(`no resource is kept in ${table}`);
      await insertRow(fixture.db, resource, sampleRow(resource, `late ${at}`, values));
    }
    for (const one of sql) await fixture.db.query(one);
    const counted = await inTransaction(fixture.db, (tx) =>
      readPromises(tx, definition.promises ?? [], clock.now()),
    );
    return Object.fromEntries(
      counted
        .filter(({ late }) => late > 0)
        .map(({ name, late, age }) => [name, [late, Math.round(age / 3_600)] as const]),
    );
  } finally {
    await fixture.close();
  }
}

const money = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const ago = (column: string, hours: number) => ({ [column]: hoursAgo(hours) });

describe('what was promised and has not happened by its time', () => {
  it('is counted of work and letters, and what is in time or done is not', async () => {
    const task = (state: string, hours: number, keptAt: string | null = null): Row => [
      'service_promise',
      { state, promisedAt: hoursAgo(hours), keptAt },
    ];
    const letter = (state: string, attempts: number, hours: number): string =>
      `insert into outgoing_mail (id, business_key, template, locale, subject_type, subject_id, sealed_contact, params, state, attempts, next_attempt_at, message_id, created_at, updated_at)
       select id, id::text, 'invitation', 'en', 'user', id, '', '{}', '${state}', ${attempts}, '${hoursAgo(hours)}', id::text, '${hoursAgo(30)}', '${hoursAgo(30)}' from gen_random_uuid() id`;
    const issued = (n: number, hours: number): string =>
      `insert into issued_document (n, month, kind, fingerprint, issued_on, entry, previous, hash, joined_at)
       values (${n}, '2026-02', 'report', '${String(n).repeat(64)}', '2026-02-27', 'e', ${n === 1 ? 'null' : `'${n - 1}'`}, '${n}', '${hoursAgo(hours)}')`;
    expect(
      await lateWith(
        workspaceService({ linkKey: key, letters: [] }),
        [
          task('broken', 5),
          task('open', 2),
          task('open', -3),
          task('kept', 50, hoursAgo(60)),
          task('released', 50),
        ],
        [
          letter('queued', 0, 1),
          letter('queued', 0, -1),
          letter('queued', 3, -1),
          letter('sent', 1, 9),
          issued(1, 60),
          `insert into chain_stamp (n, request, reply, stamped_at, authority) values (1, '', '', '${NOW}', 'a')`,
          issued(2, 27),
          issued(3, 23),
        ],
      ),
    ).toEqual({ task: [2, 5], letter: [2, 30], 'time stamp': [1, 3] });
  });

  it('is counted of reports, drafts and filings', async () => {
    const request = (status: string, values: object): Row => [
      'registration_request',
      { status, promisedAt: null, paidAt: null, approvedAt: null, ...values },
    ];
    expect(
      await lateWith(requestsService({ linkKey: key, encryptionKey: key }), [
        request('Verification requested', ago('promisedAt', 7)),
        request('Verification requested', ago('promisedAt', -7)),
        request('Verification approved', ago('promisedAt', 70)),
        request('Ready for drafting', ago('paidAt', 100)),
        request('Ready for drafting', ago('paidAt', 90)),
        request('Application approved', ago('approvedAt', 98)),
        request('Filed', ago('approvedAt', 980)),
      ]),
    ).toEqual({
      report: [1, 7],
      'paid order without a draft': [1, 4],
      'approved application not filed': [1, 2],
    });
  });

  it('is counted of deadlines and filings', async () => {
    const deadline = (values: object): Row => [
      'trademark_deadline',
      {
        actor: 'owner',
        safeDate: dayBefore(3),
        lastChanceDate: dayBefore(-9),
        phases: [{ state: 'due soon', from: dayBefore(20) }],
        ...values,
      },
    ];
    expect(
      await lateWith(trademarksService({ linkKey: key }), [
        deadline({}),
        deadline({ safeDate: dayBefore(-1) }),
        deadline({ actor: 'office' }),
        deadline({ lastChanceDate: dayBefore(1) }),
        deadline({
          phases: [
            { state: 'due soon', from: dayBefore(20) },
            { state: 'done', from: dayBefore(4) },
          ],
        }),
        ['trademark_filing', { status: 'Submitted', updatedAt: hoursAgo(30) }],
        ['trademark_filing', { status: 'Submitted', updatedAt: hoursAgo(3) }],
        ['trademark_filing', { status: 'Filed', updatedAt: hoursAgo(300) }],
      ]),
    ).toEqual({ deadline: [1, 82], filing: [1, 30] });
  });

  it('is counted of invoices, refunds, charges and transfers', async () => {
    const product = (values: object): Row => [
      'product',
      {
        status: 'Paid',
        paidAt: hoursAgo(3),
        total: money(100),
        transferBack: null,
        transferBackAskedById: null,
        ...values,
      },
    ];
    const credit = (values: object): Row => [
      'bank_credit',
      { result: 'UNMATCHED', bookedAt: hoursAgo(50), returnedMinor: null, productId: null, ...values },
    ];
    expect(
      await lateWith(
        invoicingService(),
        [
          product({}),
          product({ paidAt: hoursAgo(0.5) }),
          product({ total: money(0) }),
          product({ status: 'Cancelled' }),
          credit({}),
          credit({ returnedMinor: 5 }),
          credit({ bookedAt: hoursAgo(10) }),
          ['e_invoice', { status: 'Sent', createdAt: hoursAgo(26) }],
          ['e_invoice', { status: 'Waiting', createdAt: hoursAgo(25) }],
          ['e_invoice', { status: 'Sent', createdAt: hoursAgo(23) }],
          ['e_invoice', { status: 'Delivered', createdAt: hoursAgo(90) }],
        ],
        [
          `update product set transfer_back = '{"amountMinor":100,"currency":"EUR"}', transfer_back_asked_by = gen_random_uuid(), updated_at = '${hoursAgo(50)}' where status = 'Cancelled'`,
          `insert into money_job values ('refund', gen_random_uuid(), timestamptz '${NOW}' + interval '10 minutes', 5), ('refund', gen_random_uuid(), '${NOW}', 0)`,
          `insert into money_job values ('period-charge', gen_random_uuid(), '${hoursAgo(4)}', 0), ('payment', gen_random_uuid(), '${hoursAgo(4)}', 9)`,
        ],
      ),
    ).toEqual({
      invoice: [1, 3],
      refund: [1, 0],
      'refund by transfer': [1, 50],
      'e-invoice': [2, 26],
      charge: [1, 4],
      'transfer without an order': [1, 50],
    });
  });

  it('is counted of scans and the money for them', async () => {
    expect(
      await lateWith(subscriptionsService(), [
        ['brand_monitoring_task', { status: 'Scheduled', deadline: dayBefore(2) }],
        ['brand_monitoring_task', { status: 'Processed', deadline: dayBefore(20) }],
        ['brand_monitoring_task', { status: 'In progress', deadline: dayBefore(0) }],
        ['brand_subscription_payment', { status: 'Notified', startDate: dayBefore(3), nextAttemptOn: null }],
        ['brand_subscription_payment', { status: 'Paid', startDate: dayBefore(30), nextAttemptOn: null }],
      ]),
    ).toEqual({ scan: [1, 58], 'subscription charge': [1, 82] });
  });

  it('is counted of steps against a threat', async () => {
    expect(
      await lateWith(casesService({ linkKey: key, encryptionKey: key }), [
        ['case_solution', { status: 'Ordered', workBegunAt: null, paidAt: hoursAgo(99) }],
        ['case_solution', { status: 'Ordered', workBegunAt: hoursAgo(1), paidAt: hoursAgo(99) }],
        ['case_letter', { status: 'Being e-mailed', approvedAt: hoursAgo(9), updatedAt: hoursAgo(2) }],
        ['case_letter', { status: 'Approved', approvedAt: hoursAgo(9), updatedAt: hoursAgo(9) }],
      ]),
    ).toEqual({ 'paid step not begun': [1, 3], 'approved letter not sent': [1, 9] });
  });
});
