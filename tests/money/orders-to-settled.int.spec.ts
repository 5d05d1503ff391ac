import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import {
  ServiceRequestMovedEvent,
  ServiceRequestMovedSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { FaultTable } from '../../infra/simulators/contract/fault-table.js';
import { openFeeDesk, type FeeDesk } from './fee-desk.js';
import { billing, eva, openOrderDesk, otherAdmin, type OrderDesk } from './order-desk.js';

const clock = new FakeClock('2026-11-16T09:00:00Z');
const table = new FaultTable(
  'Orders from the first price to the last cent, EUR with tax where not said otherwise',
);
let desk: OrderDesk;
let fees: FeeDesk;
beforeAll(async () => {
  desk = await openOrderDesk(clock);
  fees = openFeeDesk(desk, clock);
  await desk.sim.control('reset', { seed: systemIds.next() });
});
afterAll(async () => {
  await desk.close();
  table.print();
});

const amount = (minor: number | null): string => (minor === null ? '–' : (minor / 100).toFixed(2));

interface Books {
  readonly status: string;
  readonly expected: number | null;
  readonly total: number;
  readonly took: number | null;
  readonly invoiced: number;
  readonly noted: number;
  readonly noteTax: number;
  readonly refunded: number;
}

/** What the order, its invoices and its credit notes say, and the row of the table. */
async function books(what: string, id: string): Promise<Books> {
  const [row] = (await fees.rows(
    `select p.status, (p.price_breakdown::jsonb ->> 'expectedTotal')::integer as expected, (p.total ->> 'amountMinor')::integer as total, coalesce((p.refunded ->> 'amountMinor')::integer, 0) as refunded,
       (select sum((fee -> 'tookConverted' ->> 'amountMinor')::integer)::integer from jsonb_array_elements(coalesce(p.settled_fees::jsonb, '[]'::jsonb)) fee) as took,
       (select coalesce(sum((total ->> 'amountMinor')::integer), 0)::integer from invoice where product_id = p.id and number is not null) as invoiced,
       (select coalesce(sum((n.total ->> 'amountMinor')::integer), 0)::integer from credit_note n join invoice i on i.id = n.invoice_id where i.product_id = p.id) as noted,
       (select coalesce(sum((n.vat ->> 'amountMinor')::integer), 0)::integer from credit_note n join invoice i on i.id = n.invoice_id where i.product_id = p.id) as "noteTax"
     from product p where p.id = $1`,
    [id],
  )) as unknown as [Books];
  const { status, expected, total, took, noted, noteTax, refunded } = row;
  table.add(
    what,
    `expected ${amount(expected)}; charged ${amount(total)}; office took ${amount(took)} net; credit note ${amount(noted)}, of it tax ${amount(noteTax)}; back ${amount(refunded)}; ${status}`,
  );
  return row;
}

/** To the cent: what was invoiced less what was credited is what was paid less what went back. */
function reconciled({ invoiced, noted, total, refunded }: Books): void {
  expect(invoiced + noted).toBe(total - refunded);
  expect(0 - noted).toBe(refunded);
}

/** The office filed it, and colleagues do what is left. */
async function finished(id: string): Promise<void> {
  await fees.later();
  expect(await fees.step(id, 'FinishProductOrder')).toBeUndefined();
}

/** A service that no list prices: somebody named 500.00 before tax, 180.00 of it for the office. */
async function askedFor(): Promise<{ readonly id: string; readonly serviceRequestId: string }> {
  const serviceRequestId = systemIds.next();
  await service(serviceRequestId, ServiceRequestMovedEvent.SERVICE_REQUEST_QUOTED, {
    priceMinor: 50_000n,
    officeFeeMinor: 18_000n,
    currency: 'EUR',
    country: 'SK',
  });
  return { id: nameBasedId('product', 'service_request', serviceRequestId), serviceRequestId };
}

async function service(
  serviceRequestId: string,
  event: ServiceRequestMovedEvent,
  more: object = {},
): Promise<void> {
  const request = {
    serviceRequestId,
    publicId: 'S-7K2M9Q4X',
    serviceName: 'other',
    userId: eva.userId,
    language: 'en',
    jurisdiction: 'AO',
    mark: 'Lumara',
    linkRevision: 1,
  };
  for (const consumer of ['service-orders', 'filed-orders'])
    await deliver(desk.fixture.runtime, consumerOf(desk.definition, consumer), {
      schema: ServiceRequestMovedSchema,
      source: 'requests',
      streamId: serviceRequestId,
      message: { request, event, ...more },
    });
}

const both = {
  filings: [
    { jurisdiction: 'EU', classes: 1 },
    { jurisdiction: 'FR', classes: 1 },
  ],
};

const awaited = (id: string) =>
  fees.rows(`select 1 from tracking_event where stream_id = $1 and type = 'ProductFeesAwaited'`, [id]);

describe('an order from the first price to the last cent', () => {
  it('at an exact price: paid, filed and finished, nothing goes back', async () => {
    const { id, requestId } = await fees.paidByCard({});
    await fees.filed(requestId);
    expect(await awaited(id)).toEqual([]);
    await finished(id);
    const found = await books('exact, card', id);
    expect(found).toMatchObject({ status: 'Fulfilled', expected: null, total: 120_670, refunded: 0 });
    reconciled(found);
  });

  it.each([
    ['estimated, card', () => fees.paidByCard(), 19_000, -3567],
    ['estimated and exact in one order, card', () => fees.paidByCard(both), 20_001, -2336],
    ['estimated, the office took the most, card', () => fees.paidByCard(), 21_900, 0],
    ['estimated, the office took more, card', () => fees.paidByCard(), 26_000, 0],
  ] as const)('at an estimate: %s', async (what, ordered, took, noted) => {
    const { id, requestId } = await ordered();
    await fees.filed(requestId);
    expect(await awaited(id)).toHaveLength(1);
    expect(await fees.settled(id, took)).toBeUndefined();
    await finished(id);
    const found = await books(what, id);
    expect(found).toMatchObject({ status: 'Fulfilled', took, noted });
    // The client paid no more than the most, and in the end what the office took.
    expect(found.expected).toBeLessThan(found.total);
    reconciled(found);
  });

  it('at an estimate in a currency of the office, paid by transfer', async () => {
    const { id, requestId } = await fees.paidByTransfer({ filings: [{ jurisdiction: 'PL', classes: 1 }] });
    await fees.filed(requestId);
    await fees.rows(
      `insert into exchange_rate (id, version, base_currency, target_currency, date, rate, created_at, updated_at) values ($1, 1, 'EUR', 'PLN', '2026-11-16', 4.25, $2, $2) on conflict do nothing`,
      [systemIds.next(), clock.now()],
    );
    const took = { jurisdiction: 'PL', amount: { amountMinor: 40_000, currency: 'PLN' } };
    expect(await fees.settled(id, 0, took)).toBeUndefined();
    await fees.later();
    const [note] = await fees.notesOf(id);
    const back = { amount: { amountMinor: 0 - Number(note?.['total']), currency: 'EUR' }, reason: 'Less.' };
    expect(await fees.step(id, 'RequestProductTransferBack', back)).toBeUndefined();
    expect(await fees.step(id, 'RefundProduct', back, otherAdmin)).toBeUndefined();
    await finished(id);
    const found = await books('estimated, 400 PLN, transfer', id);
    // 400.00 at 4.25 a euro.
    expect(found).toMatchObject({ status: 'Fulfilled', took: 9412 });
    reconciled(found);
  });

  it('at a price that a person named: paid, filed and finished at exactly that', async () => {
    const { id, serviceRequestId } = await askedFor();
    expect(
      await fees.step(id, 'StartProductCheckout', { paymentType: 'card', billing }, eva),
    ).toBeUndefined();
    await desk.settle();
    await fees.payOnPage(id);
    await service(serviceRequestId, ServiceRequestMovedEvent.SERVICE_REQUEST_FINISHED);
    expect(await awaited(id)).toEqual([]);
    await finished(id);
    const found = await books('asked, named by a person, card', id);
    expect(found).toMatchObject({ status: 'Fulfilled', expected: null, refunded: 0 });
    reconciled(found);
  });
});
