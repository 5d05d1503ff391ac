import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { admin, eva, openOrderDesk, type OrderDesk } from './order-desk.js';

const clock = new FakeClock('2026-11-02T09:00:00Z');
let desk: OrderDesk;
beforeAll(async () => {
  desk = await openOrderDesk(clock);
  await desk.sim.control('reset', { seed: systemIds.next() });
});
afterAll(() => desk.close());

const INVOICE = 'status number total { amountMinor currency } issueDate dueDate paymentDate paymentType';
const ORDER = 'status total { amountMinor currency } refunded { amountMinor currency } paymentState';
type Viewer = typeof eva;

/** How order and invoices stand now. */
async function now(id: string, viewer: Viewer | typeof admin = admin) {
  const { data } = await desk.fixture.ask(
    viewer,
    `query ($id: ID!) { product(id: $id) { ${ORDER} invoices(limit: 5) { items { id ${INVOICE} } } } }`,
    { id },
  );
  return data.product;
}

/** How they stood at the end of a day, by what was known then. */
async function onDay(ids: { readonly product: string; readonly invoice: string }, day: string) {
  const { data, errors } = await desk.fixture.ask(
    admin,
    `query ($product: ID!, $invoice: ID!, $day: Date!) {
      order: productOnDay(id: $product, day: $day) { known ${ORDER} }
      invoice: invoiceOnDay(id: $invoice, day: $day) { known ${INVOICE} history { label day } } }`,
    { ...ids, day },
  );
  expect(errors).toBeUndefined();
  return data;
}

it('an order and its invoice stand on each day as they were read on that day', async () => {
  const product = await desk.order();
  const seen = new Map<string, Awaited<ReturnType<typeof now>>>();
  const endOf = async (day: string): Promise<void> => {
    await desk.settle();
    seen.set(day, await now(product));
  };
  await endOf('2026-11-02');
  clock.moveTo('2026-11-05T10:00:00Z');
  await desk.checkout(product, 'card');
  await endOf('2026-11-05');
  clock.moveTo('2026-11-09T10:00:00Z');
  const { gateway_order_id: orderId } = await desk.row(product);
  await desk.sim.control(`revolut-merchant/orders/${String(orderId)}/pay`);
  await endOf('2026-11-09');
  clock.moveTo('2026-11-20T10:00:00Z');
  const invoice = String((await desk.row(product))['invoice_id']);
  await desk.fixture.ask(
    admin,
    'mutation ($input: CreateCreditNoteInput!) { createCreditNote(input: $input) { __typename } }',
    {
      input: {
        invoiceId: invoice,
        reason: 'Changed plans',
        credited: [{ category: 'S', rate: '23', base: 29_000 }],
      },
    },
  );
  await endOf('2026-11-20');
  clock.moveTo('2026-12-31T10:00:00Z');
  const statuses: string[] = [];
  for (const [day, { invoices, ...order }] of seen) {
    const then = await onDay({ product, invoice }, day);
    expect([day, then.order]).toEqual([day, { known: true, ...order }]);
    const [read] = invoices.items as { id: string }[];
    const { history: _, known, ...facts } = then.invoice;
    expect([day, known]).toEqual([day, read !== undefined]);
    if (read !== undefined) expect({ id: invoice, ...facts }).toEqual(read);
    statuses.push(`${order.status} ${facts.status}`);
  }
  // Each of the days is another state, or nothing would have been compared.
  expect(new Set(statuses).size).toBe(4);
  const { invoice: last } = await onDay({ product, invoice }, '2026-12-31');
  expect(last.history).toContainEqual({ label: 'Invoice paid', day: '2026-11-09' });
  const first = await onDay({ product, invoice }, '2026-11-01');
  expect([first.order.known, first.invoice.known]).toEqual([false, false]);
});
