import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { admin, eva } from './order-desk.js';
import { once, openPaymentFixture, type PaymentFixture } from './payment-fixture.js';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await openPaymentFixture('Transfers, and the way to pay changed on the way');
});
afterAll(() => fixture.close());

describe('a transfer', () => {
  beforeEach(() => fixture.returnSurplus());

  it('that is short leaves the rest open, and the rest pays', async () => {
    const id = await fixture.chosen();
    await fixture.credited(id, 100_000);
    expect(await fixture.outcome('transfer, short by 206.70', id)).toMatchObject({
      status: 'Checkout completed',
      invoices: 0,
    });
    expect(
      (
        await fixture.desk.fixture.db.query('select still_to_pay as rest from product where id = $1', [id])
      )[0],
    ).toEqual({ rest: { amountMinor: 20_670, currency: 'EUR' } });
    await fixture.credited(id, 20_670);
    expect(await fixture.outcome('transfer, the rest', id)).toMatchObject({
      status: 'Paid',
      invoice: 'Paid',
      invoices: 1,
    });
    expect(await fixture.bankResults(id)).toEqual(['PARTIALLY_PAID', 'PAID_EXACT']);
  });

  it('that is over pays, and the surplus is the customer’s', async () => {
    const id = await fixture.chosen();
    await fixture.credited(id, 121_170);
    expect(await fixture.outcome('transfer, over by 5.00', id)).toMatchObject({
      status: 'Paid',
      invoice: 'Paid',
      invoices: 1,
    });
    expect(await fixture.bankResults(id)).toEqual(['OVERPAID 500']);
  });

  it('without a symbol, with a wrong one or in another currency pays nothing by itself', async () => {
    const id = await fixture.chosen();
    await fixture.credited(id, 120_670, { reference: 'thank you' });
    expect(await fixture.outcome('transfer without a symbol', id)).toMatchObject({
      status: 'Checkout completed',
      invoices: 0,
    });
    await fixture.credited(id, 120_670, { reference: '/VS1260999990/SS/KS' });
    expect(await fixture.outcome('transfer with an unknown symbol', id)).toMatchObject({
      status: 'Checkout completed',
      invoices: 0,
    });
    await fixture.credited(id, 120_670, { currency: 'CZK' });
    expect(await fixture.outcome('transfer in another currency', id)).toMatchObject({
      status: 'Checkout completed',
      invoices: 0,
    });
    const results = await fixture.desk.fixture.db.query(
      `select result, count(*)::integer as n from bank_credit where result in ('UNMATCHED', 'CURRENCY_MISMATCH') group by result order by result`,
    );
    expect(results).toEqual([
      { result: 'CURRENCY_MISMATCH', n: 1 },
      { result: 'UNMATCHED', n: 2 },
    ]);
  });

  it('that comes twice pays once; the second is the customer’s', async () => {
    const id = await fixture.chosen();
    await fixture.credited(id, 120_670);
    await fixture.desk.settle();
    await fixture.credited(id, 120_670);
    expect(await fixture.outcome('transfer, twice', id)).toMatchObject({ status: 'Paid', invoices: 1 });
    expect(await fixture.bankResults(id)).toEqual(['PAID_EXACT', 'ALREADY_PAID_CREDIT 120670']);
  });
});

describe('the way to pay changed while a card payment is open', () => {
  const changeTo = (id: string, paymentType: string) =>
    fixture.desk.fixture.ask(
      eva,
      'mutation ($id: ID!, $input: ChangeProductPaymentMethodInput!) { it: changeProductPaymentMethod(id: $id, input: $input) { __typename ... on Refusal { code } } }',
      { id, input: { paymentType } },
    );
  beforeEach(() => fixture.returnSurplus());

  it('closes the page; the transfer pays', async () => {
    const { id, orderId } = await fixture.opened();
    expect((await changeTo(id, 'TRANSFER')).data.it).toEqual({ __typename: 'Product' });
    expect(await fixture.outcome('card, then transfer chosen', id)).toMatchObject({
      status: 'Checkout completed',
      captures: 0,
      gateway_order_id: null,
      checkout_url: null,
    });
    expect((await fixture.desk.provider.order(orderId)).state).toBe('cancelled');
    await fixture.credited(id, 120_670);
    expect(await fixture.outcome('card, then transfer chosen and paid', id)).toMatchObject({
      status: 'Paid',
      invoice: 'Paid',
      captures: 0,
      invoices: 1,
    });
  });

  it('lets the card count when it was faster; the transfer that follows is the customer’s', async () => {
    const { id, orderId } = await fixture.opened();
    await changeTo(id, 'TRANSFER');
    await fixture.pay(orderId);
    expect(await fixture.outcome('transfer chosen, the card was faster', id)).toMatchObject(once);
    await fixture.credited(id, 120_670);
    expect(
      await fixture.outcome('transfer chosen, the card was faster, then the transfer', id),
    ).toMatchObject(once);
    expect([await fixture.bankResults(id), await fixture.refundsOf(orderId)]).toEqual([
      ['ALREADY_PAID_CREDIT 120670'],
      0,
    ]);
  });

  it('is the same at the checkout after a decline: money that came first pays, the second is not kept silently', async () => {
    const { id, orderId } = await fixture.opened();
    await fixture.pay(orderId, { outcome: 'declined', reason: 'insufficient_funds' });
    await fixture.deliveries(1);
    await fixture.desk.settle();
    await fixture.desk.checkout(id, 'transfer');
    await fixture.pay(orderId);
    await fixture.desk.settle();
    await fixture.credited(id, 120_670);
    expect(
      await fixture.outcome('declined, transfer chosen, the card was faster, then the transfer', id),
    ).toMatchObject(once);
    expect([await fixture.bankResults(id), await fixture.refundsOf(orderId)]).toEqual([
      ['ALREADY_PAID_CREDIT 120670'],
      0,
    ]);
  });

  it('sends the card’s money back when the transfer was first', async () => {
    const { id, orderId } = await fixture.opened();
    // Nobody looks at the provider in between.
    await fixture.desk.sim.control('revolut-merchant/delivery', { mode: 'missing', count: 9 });
    await fixture.credited(id, 120_670);
    await fixture.pay(orderId);
    fixture.clock.moveBy({ minutes: 2 });
    expect(await fixture.outcome('card page open, the transfer was first, then the card', id)).toMatchObject({
      status: 'Paid',
      invoice: 'Paid',
      captures: 0,
      invoices: 1,
    });
    expect([
      await fixture.bankResults(id),
      await fixture.refundsOf(orderId),
      (await fixture.desk.provider.order(orderId)).refundedAmount,
    ]).toEqual([['PAID_EXACT'], 1, 120_670]);
  });

  it('sends the card’s money back when a part came by transfer already', async () => {
    const { id, orderId } = await fixture.opened();
    await fixture.desk.sim.control('revolut-merchant/delivery', { mode: 'missing', count: 9 });
    await fixture.credited(id, 100_000);
    await fixture.pay(orderId);
    fixture.clock.moveBy({ minutes: 2 });
    expect(await fixture.outcome('card page open, a part by transfer, then the card', id)).toMatchObject({
      status: 'Checkout completed',
      captures: 0,
      invoices: 0,
    });
    expect((await changeTo(id, 'CARD')).data.it).toEqual({ __typename: 'Refusal', code: 'PARTLY_PAID' });
    await fixture.credited(id, 20_670);
    expect(await fixture.outcome('… and the rest by transfer', id)).toMatchObject({
      status: 'Paid',
      invoices: 1,
    });
    expect((await fixture.desk.provider.order(orderId)).refundedAmount).toBe(120_670);
  });

  it('opens another page on the way back, also before the first one was closed', async () => {
    const slow = await fixture.opened();
    await changeTo(slow.id, 'TRANSFER');
    await fixture.desk.settle();
    await changeTo(slow.id, 'CARD');
    await fixture.desk.settle();
    const next = String((await fixture.desk.row(slow.id))['gateway_order_id']);
    expect(next).not.toBe(slow.orderId);
    // The closed page was told of as well.
    fixture.forgetDeliveries();
    await fixture.pay(next);
    await fixture.deliveries(1);
    expect(await fixture.outcome('card, transfer, card again', slow.id)).toMatchObject(once);
    const quick = await fixture.opened();
    await changeTo(quick.id, 'TRANSFER');
    await changeTo(quick.id, 'CARD');
    await fixture.desk.settle();
    const still = String((await fixture.desk.row(quick.id))['gateway_order_id']);
    await fixture.pay(still);
    await fixture.deliveries(1);
    expect(await fixture.outcome('card, transfer, card again within a moment', quick.id)).toMatchObject(once);
  });

  it('is nobody else’s', async () => {
    const { id } = await fixture.opened();
    const source =
      'mutation ($id: ID!, $input: ChangeProductPaymentMethodInput!) { it: changeProductPaymentMethod(id: $id, input: $input) { __typename ... on Refusal { code } } }';
    const asked = async (viewer: Parameters<PaymentFixture['desk']['fixture']['ask']>[0]) => {
      const { data, errors } = await fixture.desk.fixture.ask(viewer, source, {
        id,
        input: { paymentType: 'TRANSFER' },
      });
      return data?.it?.code ?? errors?.[0]?.extensions?.code;
    };
    expect([
      await asked({ ...eva, userId: systemIds.next() }),
      await asked(viewerOf('visitor')),
      await asked(admin),
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN']);
    expect(await fixture.desk.row(id)).toMatchObject({ status: 'Checkout started' });
  });
});
