import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { admin, eva } from './order-desk.js';
import { once, openPaymentStage, type PaymentStage } from './payment-stage.js';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await openPaymentStage('Transfers, and the way to pay changed on the way');
});
afterAll(() => stage.close());

describe('a transfer', () => {
  beforeEach(() => stage.returnSurplus());

  it('that is short leaves the rest open, and the rest pays', async () => {
    const id = await stage.chosen();
    await stage.credited(id, 100_000);
    expect(await stage.outcome('transfer, short by 206.70', id)).toMatchObject({
      status: 'Checkout completed',
      invoices: 0,
    });
    expect(
      (await stage.desk.stage.db.query('select still_to_pay as rest from product where id = $1', [id]))[0],
    ).toEqual({ rest: { amountMinor: 20_670, currency: 'EUR' } });
    await stage.credited(id, 20_670);
    expect(await stage.outcome('transfer, the rest', id)).toMatchObject({
      status: 'Paid',
      invoice: 'Paid',
      invoices: 1,
    });
    expect(await stage.bankResults(id)).toEqual(['PARTIALLY_PAID', 'PAID_EXACT']);
  });

  it('that is over pays, and the surplus is the customer’s', async () => {
    const id = await stage.chosen();
    await stage.credited(id, 121_170);
    expect(await stage.outcome('transfer, over by 5.00', id)).toMatchObject({
      status: 'Paid',
      invoice: 'Paid',
      invoices: 1,
    });
    expect(await stage.bankResults(id)).toEqual(['OVERPAID 500']);
  });

  it('without a symbol, with a wrong one or in another currency pays nothing by itself', async () => {
    const id = await stage.chosen();
    await stage.credited(id, 120_670, { reference: 'thank you' });
    expect(await stage.outcome('transfer without a symbol', id)).toMatchObject({
      status: 'Checkout completed',
      invoices: 0,
    });
    await stage.credited(id, 120_670, { reference: '/VS1260999990/SS/KS' });
    expect(await stage.outcome('transfer with an unknown symbol', id)).toMatchObject({
      status: 'Checkout completed',
      invoices: 0,
    });
    await stage.credited(id, 120_670, { currency: 'CZK' });
    expect(await stage.outcome('transfer in another currency', id)).toMatchObject({
      status: 'Checkout completed',
      invoices: 0,
    });
    const results = await stage.desk.stage.db.query(
      `select result, count(*)::integer as n from bank_credit where result in ('UNMATCHED', 'CURRENCY_MISMATCH') group by result order by result`,
    );
    expect(results).toEqual([
      { result: 'CURRENCY_MISMATCH', n: 1 },
      { result: 'UNMATCHED', n: 2 },
    ]);
  });

  it('that comes twice pays once; the second is the customer’s', async () => {
    const id = await stage.chosen();
    await stage.credited(id, 120_670);
    await stage.desk.settle();
    await stage.credited(id, 120_670);
    expect(await stage.outcome('transfer, twice', id)).toMatchObject({ status: 'Paid', invoices: 1 });
    expect(await stage.bankResults(id)).toEqual(['PAID_EXACT', 'ALREADY_PAID_CREDIT 120670']);
  });
});

describe('the way to pay changed while a card payment is open', () => {
  const changeTo = (id: string, paymentType: string) =>
    stage.desk.stage.ask(
      eva,
      'mutation ($id: ID!, $input: ChangeProductPaymentMethodInput!) { it: changeProductPaymentMethod(id: $id, input: $input) { __typename ... on Refusal { code } } }',
      { id, input: { paymentType } },
    );
  beforeEach(() => stage.returnSurplus());

  it('closes the page; the transfer pays', async () => {
    const { id, orderId } = await stage.opened();
    expect((await changeTo(id, 'TRANSFER')).data.it).toEqual({ __typename: 'Product' });
    expect(await stage.outcome('card, then transfer chosen', id)).toMatchObject({
      status: 'Checkout completed',
      captures: 0,
      gateway_order_id: null,
      checkout_url: null,
    });
    expect((await stage.desk.provider.order(orderId)).state).toBe('cancelled');
    await stage.credited(id, 120_670);
    expect(await stage.outcome('card, then transfer chosen and paid', id)).toMatchObject({
      status: 'Paid',
      invoice: 'Paid',
      captures: 0,
      invoices: 1,
    });
  });

  it('lets the card count when it was faster; the transfer that follows is the customer’s', async () => {
    const { id, orderId } = await stage.opened();
    await changeTo(id, 'TRANSFER');
    await stage.pay(orderId);
    expect(await stage.outcome('transfer chosen, the card was faster', id)).toMatchObject(once);
    await stage.credited(id, 120_670);
    expect(await stage.outcome('transfer chosen, the card was faster, then the transfer', id)).toMatchObject(
      once,
    );
    expect([await stage.bankResults(id), await stage.refundsOf(orderId)]).toEqual([
      ['ALREADY_PAID_CREDIT 120670'],
      0,
    ]);
  });

  it('is the same at the checkout after a decline: money that came first pays, the second is not kept silently', async () => {
    const { id, orderId } = await stage.opened();
    await stage.pay(orderId, { outcome: 'declined', reason: 'insufficient_funds' });
    await stage.deliveries(1);
    await stage.desk.settle();
    await stage.desk.checkout(id, 'transfer');
    await stage.pay(orderId);
    await stage.desk.settle();
    await stage.credited(id, 120_670);
    expect(
      await stage.outcome('declined, transfer chosen, the card was faster, then the transfer', id),
    ).toMatchObject(once);
    expect([await stage.bankResults(id), await stage.refundsOf(orderId)]).toEqual([
      ['ALREADY_PAID_CREDIT 120670'],
      0,
    ]);
  });

  it('sends the card’s money back when the transfer was first', async () => {
    const { id, orderId } = await stage.opened();
    // Nobody looks at the provider in between.
    await stage.desk.sim.control('revolut-merchant/delivery', { mode: 'missing', count: 9 });
    await stage.credited(id, 120_670);
    await stage.pay(orderId);
    stage.clock.moveBy({ minutes: 2 });
    expect(await stage.outcome('card page open, the transfer was first, then the card', id)).toMatchObject({
      status: 'Paid',
      invoice: 'Paid',
      captures: 0,
      invoices: 1,
    });
    expect([
      await stage.bankResults(id),
      await stage.refundsOf(orderId),
      (await stage.desk.provider.order(orderId)).refundedAmount,
    ]).toEqual([['PAID_EXACT'], 1, 120_670]);
  });

  it('sends the card’s money back when a part came by transfer already', async () => {
    const { id, orderId } = await stage.opened();
    await stage.desk.sim.control('revolut-merchant/delivery', { mode: 'missing', count: 9 });
    await stage.credited(id, 100_000);
    await stage.pay(orderId);
    stage.clock.moveBy({ minutes: 2 });
    expect(await stage.outcome('card page open, a part by transfer, then the card', id)).toMatchObject({
      status: 'Checkout completed',
      captures: 0,
      invoices: 0,
    });
    expect((await changeTo(id, 'CARD')).data.it).toEqual({ __typename: 'Refusal', code: 'PARTLY_PAID' });
    await stage.credited(id, 20_670);
    expect(await stage.outcome('… and the rest by transfer', id)).toMatchObject({
      status: 'Paid',
      invoices: 1,
    });
    expect((await stage.desk.provider.order(orderId)).refundedAmount).toBe(120_670);
  });

  it('opens another page on the way back, also before the first one was closed', async () => {
    const slow = await stage.opened();
    await changeTo(slow.id, 'TRANSFER');
    await stage.desk.settle();
    await changeTo(slow.id, 'CARD');
    await stage.desk.settle();
    const next = String((await stage.desk.row(slow.id))['gateway_order_id']);
    expect(next).not.toBe(slow.orderId);
    // The closed page was told of as well.
    stage.forgetDeliveries();
    await stage.pay(next);
    await stage.deliveries(1);
    expect(await stage.outcome('card, transfer, card again', slow.id)).toMatchObject(once);
    const quick = await stage.opened();
    await changeTo(quick.id, 'TRANSFER');
    await changeTo(quick.id, 'CARD');
    await stage.desk.settle();
    const still = String((await stage.desk.row(quick.id))['gateway_order_id']);
    await stage.pay(still);
    await stage.deliveries(1);
    expect(await stage.outcome('card, transfer, card again within a moment', quick.id)).toMatchObject(once);
  });

  it('is nobody else’s', async () => {
    const { id } = await stage.opened();
    const source =
      'mutation ($id: ID!, $input: ChangeProductPaymentMethodInput!) { it: changeProductPaymentMethod(id: $id, input: $input) { __typename ... on Refusal { code } } }';
    const asked = async (viewer: Parameters<PaymentStage['desk']['stage']['ask']>[0]) => {
      const { data, errors } = await stage.desk.stage.ask(viewer, source, {
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
    expect(await stage.desk.row(id)).toMatchObject({ status: 'Checkout started' });
  });
});
