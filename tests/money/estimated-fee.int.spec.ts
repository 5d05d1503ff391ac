import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { storedQuote } from '@cotta/invoicing/testing.js';
import { french, openFeeDesk, type FeeDesk } from './fee-desk.js';
import { admin, billing, openOrderDesk, slovak, type OrderDesk } from './order-desk.js';

const clock = new FakeClock('2026-11-16T09:00:00Z');
let desk: OrderDesk;
let fees: FeeDesk;
beforeAll(async () => {
  desk = await openOrderDesk(clock);
  fees = openFeeDesk(desk, clock);
  await desk.sim.control('reset', { seed: systemIds.next() });
});
afterAll(() => desk.close());

const awaited = (id: string) =>
  fees.rows(
    `select data ->> 'offices' as offices from tracking_event where stream_id = $1 and type = 'ProductFeesAwaited'`,
    [id],
  );
/** How often it was recorded that the office took something. */
const recorded = async (id: string): Promise<number> =>
  (await fees.rows(`select 1 from tracking_event where stream_id = $1 and type = 'ProductFeeSettled'`, [id]))
    .length;

describe('an order with an estimated office fee', () => {
  it('is quoted at the most it comes to, with what is expected', async () => {
    const quoted = await storedQuote(desk.fixture.runtime, { ...slovak, ...french });
    if ('refused' in quoted) throw new Error(quoted.message);
    // 290.00 of ours and 219.00 at most for the office, at 23 percent; 190.00 is expected of it.
    expect(quoted.priced).toMatchObject({ net: 50_900, vat: 11_707, total: 62_607, expectedTotal: 59_040 });
  });

  it('is paid at the most, filed, settled: the difference goes back with its tax, once', async () => {
    const { id, requestId } = await fees.paidByCard();
    expect(await desk.row(id)).toMatchObject({
      status: 'Paid',
      invoice: 'Paid',
      total: { amountMinor: 62_607 },
    });
    await fees.filed(requestId);
    expect(await awaited(id)).toEqual([{ offices: '["FR"]' }]);

    expect(await fees.settled(id, 19_000, {}, 1)).toBe('STEP_UP_NEEDED');
    expect(await fees.settled(id, 19_000)).toBeUndefined();
    // Nothing of a finished order goes back any more.
    expect(await fees.step(id, 'FinishProductOrder')).toBe('FEE_DIFFERENCE_UNDER_WAY');
    await fees.later();
    expect(await fees.notesOf(id)).toEqual([
      {
        net: -2900,
        vat: -667,
        total: -3567,
        groups: [expect.objectContaining({ category: 'S', rate: '23', base: -2900, vat: -667 })],
      },
    ]);
    expect(await desk.row(id)).toMatchObject({
      status: 'Partly refunded',
      refunded: { amountMinor: 3567, currency: 'EUR' },
    });

    expect(await fees.settled(id, 18_000)).toBe('FEE_SETTLED');
    await fees.later();
    expect(await fees.notesOf(id)).toHaveLength(1);
    // Filed or told twice, nothing is asked for any more.
    await fees.filed(requestId);
    expect(await awaited(id)).toHaveLength(1);
    expect(await fees.step(id, 'FinishProductOrder')).toBeUndefined();
    expect(await desk.row(id)).toMatchObject({ status: 'Fulfilled' });
  });

  it('gives nothing back where the office took more, and charges nothing', async () => {
    const { id, requestId } = await fees.paidByCard();
    await fees.filed(requestId);
    expect(await fees.settled(id, 25_000)).toBeUndefined();
    await fees.later();
    expect(await fees.notesOf(id)).toEqual([]);
    expect(await desk.row(id)).toMatchObject({
      status: 'Paid',
      total: { amountMinor: 62_607 },
      refunded: null,
    });
  });

  it('is not finished before its fee is settled', async () => {
    const { id } = await fees.paidByCard();
    expect(await fees.step(id, 'FinishProductOrder')).toBe('FEES_TO_SETTLE');
    expect(await fees.settled(id, 21_900)).toBeUndefined();
    expect(await fees.step(id, 'FinishProductOrder')).toBeUndefined();
  });

  it('of an exact fee has nothing to settle', async () => {
    const { id, requestId } = await fees.paidByCard({});
    await fees.filed(requestId);
    expect(await awaited(id)).toEqual([]);
    expect(await fees.settled(id, 19_000, { jurisdiction: 'EU' })).toBe('NO_ESTIMATED_FEE');
  });
});

describe('a fee whose difference no invoice can give back any more', () => {
  it('is refused before anything is recorded: the invoice was credited wholly', async () => {
    const { id } = await fees.paidByCard();
    await fees.creditedBy(id, 50_900);
    // The money is on its way; the order still says that it is paid.
    expect(await desk.row(id)).toMatchObject({ status: 'Paid' });
    expect(await fees.settled(id, 19_000)).toBe('CREDIT_EXCEEDS_INVOICE');
    expect(await recorded(id)).toBe(0);
    await fees.later();
    expect(await desk.row(id)).toMatchObject({ status: 'Refunded' });
    expect(await fees.settled(id, 19_000)).toBe('WRONG_STATUS');
    expect(await recorded(id)).toBe(0);
  });

  it('is refused where less is left than would go back, and taken where it is enough', async () => {
    const { id } = await fees.paidByCard();
    await fees.creditedBy(id, 48_001);
    await fees.later();
    expect(await fees.settled(id, 19_000)).toBe('CREDIT_EXCEEDS_INVOICE');
    expect(await recorded(id)).toBe(0);
    expect(await fees.settled(id, 19_001)).toBeUndefined();
    await fees.later();
    expect((await fees.notesOf(id))[1]).toMatchObject({ net: -2899 });
    expect(await desk.row(id)).toMatchObject({ status: 'Refunded', refunded: { amountMinor: 62_607 } });
  });

  it('counts what another fee of the order takes whose credit note is still on its way', async () => {
    const { id } = await fees.paidByCard({
      filings: [
        { jurisdiction: 'FR', classes: 1 },
        { jurisdiction: 'PL', classes: 1 },
      ],
    });
    const [{ net }] = (await fees.rows(
      `select (net ->> 'amountMinor')::integer as net from invoice where product_id = $1`,
      [id],
    )) as [{ net: number }];
    // All but one minor unit less than both differences.
    await fees.creditedBy(id, net - 2900 - 100 + 1);
    expect(await fees.settled(id, 19_000)).toBeUndefined();
    const [{ charged }] = (await fees.rows(
      `select (line ->> 'net')::integer as charged from product, jsonb_array_elements(price_breakdown::jsonb -> 'lines') line where id = $1 and line ->> 'jurisdiction' = 'PL' and line ->> 'kind' = 'OFFICIAL_FEE'`,
      [id],
    )) as [{ charged: number }];
    expect(await fees.settled(id, charged - 100, { jurisdiction: 'PL' })).toBe('CREDIT_EXCEEDS_INVOICE');
    expect(await fees.settled(id, charged - 99, { jurisdiction: 'PL' })).toBeUndefined();
    await fees.later();
    // Whichever of the two is made first.
    const taken = (await fees.notesOf(id)).map((note) => Number(note['net']));
    expect(taken.toSorted((a, b) => a - b)).toEqual([-(net - 2999), -2900, -99]);
  });

  it('waits while the invoice is being replaced, and is taken from the one in its place', async () => {
    const { id } = await fees.paidByCard();
    const { invoice_id: invoiceId } = await desk.row(id);
    const { data } = await desk.fixture.ask(
      { ...admin, authTime: Math.floor(clock.now().getTime() / 1000) },
      'mutation ($id: ID!, $input: ReplaceInvoiceInput!) { it: replaceInvoice(id: $id, input: $input) { __typename ... on Refusal { code message } } }',
      {
        id: invoiceId,
        input: { customer: { ...billing, name: 'Eva Stará' }, why: 'The name was misspelt.' },
      },
    );
    expect(data.it).toEqual({ __typename: 'Invoice' });
    expect(await fees.settled(id, 19_000)).toBe('REPLACEMENT_UNDER_WAY');
    expect(await recorded(id)).toBe(0);
    await fees.later();
    expect(await fees.settled(id, 19_000)).toBeUndefined();
    await fees.later();
    const taken = await fees.rows(
      `select i.id = $2 as "isOld" from credit_note n join invoice i on i.id = n.invoice_id where i.product_id = $1 order by n.created_at, n.id`,
      [id, invoiceId],
    );
    expect(taken).toEqual([{ isOld: true }, { isOld: false }]);
    expect(await desk.row(id)).toMatchObject({ refunded: { amountMinor: 3567 } });
  });

  it('is refused where the payer’s bank took the money back', async () => {
    const { id } = await fees.paidByCard();
    const amountMinor = 62_607;
    await fees.step(id, 'OpenProductDispute', { disputeOrderId: 'ord-9', amountMinor }, systemViewer);
    await fees.step(id, 'BookProductChargeback', { amountMinor }, systemViewer);
    expect(await fees.settled(id, 19_000)).toBe('MONEY_TAKEN_BACK');
    expect(await recorded(id)).toBe(0);
    expect(await fees.settled(id, 21_900)).toBeUndefined();
  });

  it('of an order that was called off has nothing to settle', async () => {
    const id = await desk.order(french);
    expect(await fees.step(id, 'CancelProduct')).toBeUndefined();
    expect(await fees.settled(id, 19_000)).toBe('WRONG_STATUS');
    expect(await recorded(id)).toBe(0);
  });
});
