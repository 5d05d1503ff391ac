import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { client } from './card-holders.js';
import { french, openFeeDesk, type FeeDesk } from './fee-desk.js';
import { admin, billing, eva, openOrderDesk, otherAdmin, type OrderDesk } from './order-desk.js';

const clock = new FakeClock('2026-11-16T09:00:00Z');
let desk: OrderDesk;
let fees: FeeDesk;
beforeAll(async () => {
  desk = await openOrderDesk(clock, { savedCards: true });
  fees = openFeeDesk(desk, clock);
  await desk.sim.control('reset', { seed: systemIds.next() });
});
afterAll(() => desk.close());

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
/** 219.00 were charged for the office; it took 190.00. */
const NOTE = { net: -2900, vat: -667, total: -3567 };
const TOOK = 19_000;
const refundsOf = async (id: string): Promise<number> =>
  desk.sim.requests(
    'revolut-merchant',
    'POST',
    `/api/orders/${String((await desk.row(id))['gateway_order_id'])}/refund`,
  );
/** What a person was asked to send back, each time. */
const askedByHand = async (id: string): Promise<unknown[]> =>
  (
    await fees.rows(
      `select data -> 'amountMinor' as minor from tracking_event where stream_id = $1 and type = 'ProductTransferBackAsked'`,
      [id],
    )
  ).map(({ minor }) => minor);
const lettersOf = (id: string) =>
  fees.rows(
    `select data -> 'amountMinor' as minor from tracking_event where stream_id = $1 and type = 'ProductCreditNoteFiled'`,
    [id],
  );

describe('what an office took less goes back to the cent, with its tax, the way the money came', () => {
  /** By the provider: without anybody's hand. */
  async function backByProvider(id: string): Promise<void> {
    expect(await desk.row(id)).toMatchObject({ status: 'Paid', invoice: 'Paid', total: euro(62_607) });
    expect(await fees.settled(id, TOOK)).toBeUndefined();
    await fees.later();
    expect(await fees.notesOf(id)).toEqual([expect.objectContaining(NOTE)]);
    expect(await desk.row(id)).toMatchObject({ status: 'Partly refunded', refunded: euro(3567) });
    expect([await refundsOf(id), await askedByHand(id)]).toEqual([1, []]);
    // The letter with the paper says the same amount.
    expect(await lettersOf(id)).toEqual([{ minor: 3567 }]);
    await fees.later();
    expect([await refundsOf(id), (await fees.notesOf(id)).length]).toEqual([1, 1]);
    expect(await fees.step(id, 'FinishProductOrder')).toBeUndefined();
  }

  it('by card', async () => {
    const { id } = await fees.paidByCard();
    await backByProvider(id);
  });

  it('by a wallet', async () => {
    const id = await desk.order(french);
    expect(
      await fees.step(id, 'StartProductCheckout', { paymentType: 'wallet', billing }, eva),
    ).toBeUndefined();
    await desk.settle();
    await fees.payOnPage(id);
    expect((await fees.rows('select payment_type as way from product where id = $1', [id]))[0]).toEqual({
      way: 'wallet',
    });
    await backByProvider(id);
  });

  it('by a saved card that was charged at once', async () => {
    const viewer = client();
    const first = await desk.order({}, { userId: viewer.userId });
    await fees.step(
      first,
      'StartProductCheckout',
      { paymentType: 'card', billing, saveCard: true },
      viewer as never,
    );
    await desk.settle();
    await fees.payOnPage(first, { save: 'on' });
    const [card] = await fees.rows('select id from user_payment_method where user_id = $1', [viewer.userId]);
    const id = await desk.order(french, { userId: viewer.userId });
    const paymentMethodId = String(card?.['id']);
    expect(
      await fees.step(
        id,
        'StartProductCheckout',
        { paymentType: 'card', billing, paymentMethodId },
        viewer as never,
      ),
    ).toBeUndefined();
    await desk.settle();
    await fees.later();
    await backByProvider(id);
  });

  /** By transfer: one admin asks, another one confirms, for exactly the difference. */
  async function backByHand(id: string): Promise<void> {
    expect(await fees.settled(id, TOOK)).toBeUndefined();
    await fees.later();
    expect(await fees.notesOf(id)).toEqual([expect.objectContaining(NOTE)]);
    expect([await askedByHand(id), (await desk.row(id))['refunded']]).toEqual([[3567], null]);
    expect(await lettersOf(id)).toEqual([{ minor: 3567 }]);
    // Nothing is finished while the client still lacks it.
    expect(await fees.step(id, 'FinishProductOrder')).toBe('FEE_DIFFERENCE_UNDER_WAY');
    const back = { amount: euro(3567), reason: 'The office took less.' };
    expect(await fees.step(id, 'RefundProduct', back)).toBe('REFUND_NOT_ASKED');
    expect(await fees.step(id, 'RequestProductTransferBack', back)).toBeUndefined();
    expect(await fees.step(id, 'RefundProduct', back)).toBe('SECOND_PERSON_NEEDED');
    const wrong = { ...back, amount: euro(3568) };
    expect(await fees.step(id, 'RefundProduct', wrong, otherAdmin)).toBe('REFUND_DIFFERS');
    expect(await fees.step(id, 'RefundProduct', back, otherAdmin)).toBeUndefined();
    expect(await desk.row(id)).toMatchObject({ status: 'Partly refunded', refunded: euro(3567) });
    const [said] = await fees.rows(
      `select data -> 'isFeeDifference' as difference from tracking_event where stream_id = $1 and type = 'ProductRefunded'`,
      [id],
    );
    expect(said).toEqual({ difference: true });
    expect(await fees.step(id, 'FinishProductOrder', {}, admin)).toBeUndefined();
  }

  it('by transfer', async () => {
    const { id } = await fees.paidByTransfer();
    expect(await desk.row(id)).toMatchObject({ status: 'Paid', invoice: 'Paid', gateway_order_id: null });
    await backByHand(id);
  });

  it('by hand as well where an earlier transfer paid a part of it and a card the rest', async () => {
    const viewer = client();
    const first = await desk.order({}, { userId: viewer.userId });
    await fees.step(first, 'StartProductCheckout', { paymentType: 'transfer', billing }, viewer as never);
    await desk.settle();
    await fees.transferred(first, 120_670 + 10_000);
    const id = await desk.order(french, { userId: viewer.userId });
    expect((await fees.rows('select credit_used as used from product where id = $1', [id]))[0]).toEqual({
      used: euro(10_000),
    });
    await fees.step(id, 'StartProductCheckout', { paymentType: 'card', billing }, viewer as never);
    await desk.settle();
    await fees.payOnPage(id);
    expect(await desk.row(id)).toMatchObject({ status: 'Paid' });
    await backByHand(id);
    expect(await refundsOf(id)).toBe(0);
  });
});
