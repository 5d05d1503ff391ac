import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { creditNote } from '@cotta/invoicing/testing.js';
import { admin, billing, eva, openOrderDesk, type OrderDesk } from './order-desk.js';

const clock = new FakeClock('2026-11-16T09:00:00Z');
let desk: OrderDesk;
beforeAll(async () => {
  desk = await openOrderDesk(clock);
  await desk.sim.control('reset', { seed: systemIds.next() });
});
afterAll(() => desk.close());

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
async function done(
  viewer: typeof admin,
  source: string,
  variables: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { data, errors } = await desk.fixture.ask(viewer, source, variables);
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.it;
}

/** How often a person was told to write its invoice. */
async function missed(id: string): Promise<number> {
  const [row]: { times: number }[] = await desk.fixture.db.query(
    `select count(*)::integer as times from tracking_event where stream_id = $1 and type = 'ProductInvoiceMissing'`,
    [id],
  );
  return row?.times ?? 0;
}

/** The invoice a colleague writes for it. */
async function invoiced(productId: string, vat = 2300): Promise<{ id: string }> {
  const net = 10_000;
  const tax =
    vat === 0
      ? { category: 'O', rate: '0', base: net, vat: 0, reason: 'VATEX-EU-O' }
      : { category: 'S', rate: '23', base: net, vat };
  const invoice = {
    userId: eva.userId,
    productId,
    billingEntityCode: 'SK01',
    currency: 'EUR',
    lines: [{ description: 'Advice on labels', net }],
    taxGroups: [tax],
  };
  const made = await done(
    admin,
    'mutation ($input: CreateInvoiceInput!) { it: createInvoice(input: $input) { ... on Invoice { id } ... on Refusal { code message fields { path code message } } } }',
    { input: invoice },
  );
  if (made['id'] === undefined) throw new Error(JSON.stringify(made));
  return { id: String(made['id']) };
}

/** A price without a country, as a colleague enters it. @returns id of the product */
async function priced(vat = 2300): Promise<string> {
  const amounts = { net: euro(10_000), vat: euro(vat), total: euro(10_000 + vat) };
  const input = {
    userId: eva.userId,
    kind: 'Consulting',
    name: 'Advice on labels',
    currency: 'EUR',
    ...amounts,
    billingEntityCode: 'SK01',
    language: 'en',
  };
  const { id } = await done(
    admin,
    'mutation ($input: CreateProductInput!) { it: createProduct(input: $input) { ... on Product { id } ... on Refusal { code } } }',
    { input },
  );
  return String(id);
}

/** The same with the request to pay it. @returns id of the product */
async function entered(vat = 2300): Promise<string> {
  const id = await priced(vat);
  await invoiced(id, vat);
  return id;
}

const START =
  'mutation ($id: ID!, $input: StartProductCheckoutInput!) { it: startProductCheckout(id: $id, input: $input) { ... on Product { status } ... on Refusal { code params { name value } fields { path code } } } }';
const start = (id: string, payer: object, total = 12_300) =>
  done(eva, START, {
    id,
    input: { paymentType: 'CARD', total: euro(total), billing: { ...billing, ...payer } },
  });

describe('a price that a colleague entered without a country', () => {
  it('is paid by who says where they are, at exactly that total, and the invoice names them', async () => {
    const id = await entered();
    expect(await start(id, { country: 'AT' })).toEqual({ status: 'CHECKOUT_STARTED' });
    await desk.settle();
    const { gateway_order_id: orderId } = await desk.row(id);
    await desk.sim.control(`revolut-merchant/orders/${String(orderId)}/pay`, {});
    clock.moveBy({ minutes: 61 });
    await desk.settle();
    expect(await desk.row(id)).toMatchObject({
      status: 'Paid',
      payment_state: 'Captured',
      total: euro(12_300),
      invoice: 'Paid',
      number: expect.stringMatching(/^1261\d{6}$/),
    });
    const [invoice] = await desk.fixture.db.query(
      `select customer ->> 'country' as country, total from invoice where product_id = $1`,
      [id],
    );
    expect(invoice).toEqual({ country: 'AT', total: euro(12_300) });
    expect(await missed(id)).toBe(0);
  });

  it('and without an invoice: once it is paid, a person writes it', async () => {
    const id = await priced();
    expect(await start(id, { country: 'AT' })).toEqual({ status: 'CHECKOUT_STARTED' });
    await desk.settle();
    await desk.sim.control(
      `revolut-merchant/orders/${String((await desk.row(id))['gateway_order_id'])}/pay`,
      {},
    );
    clock.moveBy({ minutes: 61 });
    await desk.settle();
    expect((await desk.fixture.db.query('select status from product where id = $1', [id]))[0]).toEqual({
      status: 'Paid',
    });
    expect(await missed(id)).toBe(1);
    const { id: invoiceId } = await invoiced(id);
    await done(admin, 'mutation ($id: ID!) { it: issueInvoice(id: $id, input: {}) { __typename } }', {
      id: invoiceId,
    });
    await desk.settle();
    expect(await desk.row(id)).toMatchObject({
      invoice: 'Paid',
      payment_date: calendarDate(clock.now(), 'Europe/Bratislava'),
    });
  });

  it('that would be another one for that payer is refused before anything is charged, asked for and priced anew by a colleague, and then paid', async () => {
    const id = await priced();
    const asked = await invoiced(id);
    expect(await start(id, { country: 'US', postcode: '94016' })).toMatchObject({
      code: 'TAX_NOT_DUE',
      params: [{ name: 'country', value: 'US' }],
    });
    await desk.settle();
    expect(await desk.row(id)).toMatchObject({
      status: 'Created',
      gateway_order_id: null,
      invoice: 'Prepared',
    });
    const reprice = () =>
      done(
        admin,
        'mutation ($id: ID!, $input: UpdateProductInput!) { it: updateProduct(id: $id, input: $input) { ... on Product { id } ... on Refusal { code } } }',
        { id, input: { vat: euro(0), total: euro(10_000) } },
      );
    expect(await reprice()).toEqual({ code: 'PRICE_FIXED' });
    await done(admin, 'mutation ($id: ID!) { it: deleteInvoice(id: $id) { __typename } }', asked);
    expect(await reprice()).toEqual({ id });
    await invoiced(id, 0);
    expect(await start(id, { country: 'US' }, 12_300)).toMatchObject({ code: 'PRICE_CHANGED' });
    expect(await start(id, { country: 'SK' }, 10_000)).toMatchObject({ code: 'TAX_MISSING' });
    expect(await start(id, { country: 'US' }, 10_000)).toEqual({ status: 'CHECKOUT_STARTED' });
  });

  it('is not paid by somebody who does not say where they are, unless the invoice names them', async () => {
    const nameless = (id: string) =>
      done(eva, START, { id, input: { paymentType: 'CARD', total: euro(12_300) } });
    const id = await entered();
    expect(await nameless(id)).toMatchObject({ code: 'BILLING_NEEDED' });
    await desk.fixture.db.query(`update invoice set customer = $2 where product_id = $1`, [
      id,
      JSON.stringify({ ...billing, country: 'SK' }),
    ]);
    expect(await nameless(id)).toEqual({ status: 'CHECKOUT_STARTED' });
  });

  it('goes by what the tax administration said of a number', async () => {
    const id = await entered();
    await desk.fixture.db.query(
      `insert into vat_number_check (vat_number, checked_at, status) values ('ATU12345678', $1, 'VALID')`,
      [clock.now()],
    );
    expect(await start(id, { country: 'AT', vatId: 'ATU 12345678' })).toMatchObject({ code: 'TAX_NOT_DUE' });
    expect(await start(id, { country: 'AT' })).toEqual({ status: 'CHECKOUT_STARTED' });
  });

  it('goes by no number of another state than the one the invoice goes to', async () => {
    const id = await entered();
    await desk.fixture.db.query(
      `insert into vat_number_check (vat_number, checked_at, status) values ('DE136695976', $1, 'VALID')`,
      [clock.now()],
    );
    expect(await start(id, { country: 'SK', vatId: 'DE136695976' })).toEqual({ status: 'CHECKOUT_STARTED' });
  });
});

describe('an invoiced price of which a credit note took a part back before it was paid', () => {
  /** Half of it, with its tax. */
  async function credited(productId: string): Promise<void> {
    const [{ id: invoiceId }] = await desk.fixture.db.query('select id from invoice where product_id = $1', [
      productId,
    ]);
    await done(admin, 'mutation ($id: ID!) { it: issueInvoice(id: $id, input: {}) { __typename } }', {
      id: invoiceId,
    });
    const noted = await handleCommand(desk.fixture.runtime, {
      command: creditNote.create,
      streamId: systemIds.next(),
      input: {
        invoiceId,
        reason: 'A part was not needed.',
        credited: [{ category: 'S', rate: '23', base: 5000 }],
      },
      viewer: { ...admin, authTime: Math.floor(clock.now().getTime() / 1000) },
      commandId: systemIds.next(),
    });
    expect(noted).not.toHaveProperty('refusal');
    await desk.settle();
  }
  const atProvider = async (id: string): Promise<unknown> =>
    (await desk.provider.order(String((await desk.row(id))['gateway_order_id']))).amount;

  it('costs the rest alone: that is asked for, charged and enough', async () => {
    const id = await entered();
    await credited(id);
    expect(
      await desk.fixture.db.query(
        'select p.status, p.net, p.vat, p.total, p.payable_until = i.due_date as dated from product p join invoice i on i.product_id = p.id where p.id = $1',
        [id],
      ),
    ).toEqual([{ status: 'Created', net: euro(5000), vat: euro(1150), total: euro(6150), dated: true }]);
    expect(await start(id, { country: 'SK' })).toMatchObject({
      code: 'PRICE_CHANGED',
      params: [
        { name: 'total', value: '6150' },
        { name: 'currency', value: 'EUR' },
      ],
    });
    expect(await start(id, { country: 'SK' }, 6150)).toEqual({ status: 'CHECKOUT_STARTED' });
    await desk.settle();
    expect(await atProvider(id)).toBe(6150);
    await desk.sim.control(
      `revolut-merchant/orders/${String((await desk.row(id))['gateway_order_id'])}/pay`,
      {},
    );
    clock.moveBy({ minutes: 61 });
    await desk.settle();
    expect(await desk.row(id)).toMatchObject({ status: 'Paid', payment_state: 'Captured', invoice: 'Paid' });
  });

  it('that was about to be paid by card is asked for anew, at the rest', async () => {
    const id = await entered();
    await start(id, { country: 'SK' });
    await desk.settle();
    expect(await atProvider(id)).toBe(12_300);
    await credited(id);
    expect(await desk.row(id)).toMatchObject({ status: 'Checkout started', total: euro(6150) });
    expect(await atProvider(id)).toBe(6150);
  });

  it('is not given up while its invoice is owed', async () => {
    const id = await entered();
    await credited(id);
    clock.moveBy({ days: 40 });
    await desk.ticks['unpaid']?.work();
    expect(await desk.row(id)).toMatchObject({ status: 'Created' });
  });
});
