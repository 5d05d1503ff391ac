import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { admin, eva, openOrderDesk, type OrderDesk } from './order-desk.js';

const clock = new FakeClock('2026-11-16T09:00:00Z');
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
let desk: OrderDesk;

beforeAll(async () => {
  desk = await openOrderDesk(clock);
});
afterAll(() => desk.close());

const settle = async (): Promise<void> => {
  clock.moveBy({ minutes: 61 });
  await desk.settle();
};
const firm = { name: 'Nová a spol. s.r.o.', country: 'SK', companyId: '12345678' };

async function replace(id: unknown, input: object, viewer = admin): Promise<unknown> {
  const { data, errors } = await desk.fixture.ask(
    viewer,
    'mutation ($id: ID!, $input: ReplaceInvoiceInput!) { it: replaceInvoice(id: $id, input: $input) { ... on Invoice { status } ... on Refusal { code fields { path code } } } }',
    { id, input },
  );
  return data?.it ?? errors?.[0]?.extensions?.code;
}

const documents = (productId: string): Promise<unknown> =>
  desk.fixture.db.query(
    `select i.status, i.record_status as file, (i.total ->> 'amountMinor')::integer as total, i.customer ->> 'name' as buyer, i.lines -> 0 ->> 'description' as first, i.replaces_id is not null as stands_in, i.variable_symbol = first_value(i.variable_symbol) over (order by i.serial_number) as same_symbol,
       (n.total ->> 'amountMinor')::integer as credited, n.settles_minor as settles, n.reason
     from invoice i left join credit_note n on n.invoice_id = i.id where i.product_id = $1 order by i.serial_number`,
    [productId],
  );

describe('an invoice with the wrong buyer or the wrong words', () => {
  it('that is paid is credited wholly, and the new one is paid by that: no money moves', async () => {
    const id = await desk.order();
    await desk.checkout(id, 'card');
    await settle();
    const { gateway_order_id: orderId } = await desk.row(id);
    await desk.sim.control(`revolut-merchant/orders/${String(orderId)}/pay`);
    await settle();
    const { invoice_id: invoiceId } = await desk.row(id);
    const wanted = { customer: firm, why: 'Invoiced to the person, not to the firm' };
    expect(await replace(invoiceId, wanted, eva)).toBe('FORBIDDEN');
    expect(await replace(invoiceId, wanted, lawyer)).toBe('FORBIDDEN');
    expect(await replace(invoiceId, { why: 'Nothing else.' })).toMatchObject({ code: 'NOTHING_TO_REPLACE' });
    expect(await replace(invoiceId, { why: 'Words.', descriptions: ['One'] })).toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ path: ['descriptions'], code: 'LINES_DIFFER' }],
    });
    expect(await replace(invoiceId, wanted)).toEqual({ status: 'PAID' });
    await settle();
    const after = await documents(id);
    expect(after).toMatchObject([
      {
        status: 'Paid',
        total: 120_670,
        stands_in: false,
        credited: -120_670,
        settles: 120_670,
        reason: wanted.why,
      },
      {
        status: 'Paid',
        file: 'processed',
        total: 120_670,
        buyer: firm.name,
        stands_in: true,
        same_symbol: true,
        credited: null,
      },
    ]);
    expect(await desk.sim.requests('revolut-merchant', 'POST', `/api/orders/${String(orderId)}/refund`)).toBe(
      0,
    );
    expect(await desk.row(id)).toMatchObject({ status: 'Paid', refunded: null });
    expect(await replace(invoiceId, { ...wanted, customer: { ...firm, name: 'Another' } })).toMatchObject({
      code: 'CREDITED_BEFORE',
    });
    await settle();
    expect(await documents(id)).toEqual(after);
  });

  it('that is not paid is credited, and the new one is owed in full and paid under the same symbol', async () => {
    const id = await desk.order();
    const { invoice_id: invoiceId, variable_symbol: symbol } = await desk.row(id);
    await desk.checkout(id, 'transfer');
    await desk.fixture.ask(admin, 'mutation ($id: ID!) { issueInvoice(id: $id, input: {}) { __typename } }', {
      id: invoiceId,
    });
    await settle();
    const [{ lines }] = await desk.fixture.db.query('select lines from invoice where id = $1', [invoiceId]);
    const descriptions = lines.map(({ description }: { description: string }) => `${description} (Lumara)`);
    expect(await replace(invoiceId, { descriptions, why: 'The mark was not named' })).toEqual({
      status: 'SENT',
    });
    // Nobody else takes a part of it back while its own credit note is on its way.
    const credit = `mutation ($id: ID!) { createCreditNote(input: { invoiceId: $id, reason: "x", credited: [{ category: S, rate: "23", base: 1 }] }) { ... on Refusal { code } } }`;
    expect((await desk.fixture.ask(admin, credit, { id: invoiceId })).data.createCreditNote).toEqual({
      code: 'REPLACEMENT_UNDER_WAY',
    });
    await settle();
    expect(await documents(id)).toMatchObject([
      { status: 'Credited', total: 120_670, credited: -120_670 },
      { status: 'Sent', total: 120_670, first: descriptions[0], same_symbol: true },
    ]);
    expect(await desk.row(id)).toMatchObject({ total: { amountMinor: 120_670 } });
    desk.bank.push({
      id: systemIds.next(),
      state: 'completed',
      createdAt: clock.now(),
      bookedAt: clock.now(),
      amount: 120_670,
      currency: 'EUR',
      reference: `VS${String(symbol)}`,
      payer: null,
    });
    await desk.ticks['bank']?.work();
    await settle();
    expect(await documents(id)).toMatchObject([{ status: 'Credited' }, { status: 'Paid' }]);
  });
});
