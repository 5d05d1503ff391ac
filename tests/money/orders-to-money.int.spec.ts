import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { admin, eva, openOrderDesk, otherAdmin, slovak, type OrderDesk } from './order-desk.js';
import { invoicingService } from '@cotta/invoicing/testing.js';

const clock = new FakeClock('2026-11-16T09:00:00Z');
let desk: OrderDesk;

beforeAll(async () => {
  desk = await openOrderDesk(clock);
});
// Another seed each time: the provider's ids must not come again.
beforeEach(async () => void (await desk.sim.control('reset', { seed: systemIds.next() })));
afterAll(() => desk.close());

const look = async (): Promise<void> => {
  clock.moveBy({ minutes: 61 });
  await desk.settle();
};
const payAt = async (productId: string, how: object = {}): Promise<void> => {
  const { gateway_order_id: orderId } = await desk.row(productId);
  await desk.sim.control(`revolut-merchant/orders/${String(orderId)}/pay`, how);
};

describe('an order paid by card', () => {
  it('becomes a payment request, a page to pay at, a tax document with its file', async () => {
    const id = await desk.order();
    expect(await desk.row(id)).toMatchObject({
      status: 'Created',
      invoice: 'Prepared',
      number: null,
      variable_symbol: expect.stringMatching(/^1260\d{6}$/),
      total: { amountMinor: 120_670, currency: 'EUR' },
    });
    await desk.checkout(id, 'card');
    await desk.settle();
    expect(await desk.row(id)).toMatchObject({
      status: 'Checkout started',
      checkout_url: expect.stringContaining('http'),
    });
    await payAt(id);
    await look();
    expect(await desk.row(id)).toMatchObject({
      status: 'Paid',
      payment_state: 'Captured',
      invoice: 'Paid',
      number: expect.stringMatching(/^1261\d{6}$/),
      record_status: 'processed',
      payment_date: '2026-11-16',
      invoice_document_id: expect.any(String),
    });
  });

  it('is declined, stays payable on the same page, and is paid once', async () => {
    const id = await desk.order();
    await desk.checkout(id, 'card');
    await desk.settle();
    await payAt(id, { outcome: 'declined', reason: 'insufficient_funds' });
    await look();
    expect(await desk.row(id)).toMatchObject({
      status: 'Payment failed',
      decline_reason: 'insufficient_funds',
      invoice: 'Prepared',
    });
    await payAt(id);
    await look();
    await look();
    expect(await desk.row(id)).toMatchObject({ status: 'Paid', invoice: 'Paid' });
  });

  it('is opened once although the answer was lost', async () => {
    const id = await desk.order();
    await desk.checkout(id, 'card');
    await desk.sim.control('faults', {
      vendor: 'revolut-merchant',
      kind: 'lost-answer',
      count: 1,
      method: 'POST',
      path: '/api/orders',
    });
    await desk.settle();
    await look();
    expect(await desk.row(id)).toMatchObject({ gateway_order_id: expect.any(String) });
    expect(await desk.sim.requests('revolut-merchant', 'POST', '/api/orders')).toBe(1);
  });

  it('waits for a person when the provider tells of another amount', async () => {
    const id = await desk.order();
    await desk.checkout(id, 'card');
    await desk.settle();
    const { gateway_order_id: orderId } = await desk.row(id);
    await desk.sim.control(`revolut-merchant/orders/${String(orderId)}/change`, { amount: 1 });
    await payAt(id);
    await look();
    expect(await desk.row(id)).toMatchObject({
      status: 'Checkout started',
      invoice: 'Prepared',
      number: null,
    });
    const events = await desk.fixture.db.query('select kind from product_event where product_id = $1', [id]);
    expect(events).toEqual([{ kind: 'PaymentAmountMismatch' }]);
  });

  it('gets a new page when nobody paid within a day', async () => {
    const id = await desk.order();
    await desk.checkout(id, 'card');
    await desk.settle();
    const { gateway_order_id: first } = await desk.row(id);
    await desk.sim.control('clock', { advanceSeconds: 90_000 });
    await look();
    expect(await desk.row(id)).toMatchObject({
      status: 'Payment failed',
      payment_state: 'Expired',
      gateway_order_id: null,
    });
    await desk.checkout(id, 'card');
    await desk.settle();
    expect((await desk.row(id))['gateway_order_id']).not.toBe(first);
  });
});

describe('an order paid by transfer', () => {
  const credit = (id: string, amount: number, reference: string, currency = 'EUR') => ({
    id,
    state: 'completed' as const,
    createdAt: clock.now(),
    bookedAt: clock.now(),
    amount,
    currency,
    reference,
    payer: 'Eva Nová',
  });
  const chosen = async (): Promise<{ id: string; symbol: string }> => {
    const id = await desk.order();
    await desk.checkout(id, 'transfer');
    await desk.settle();
    return { id, symbol: String((await desk.row(id))['variable_symbol']) };
  };
  const booked = async (...credits: ReturnType<typeof credit>[]): Promise<void> => {
    desk.bank.push(...credits);
    await desk.ticks['bank']?.work();
    await desk.settle();
  };
  const results = async (): Promise<unknown> =>
    (
      await desk.fixture.db.query(
        `select transaction_id as id, result from bank_credit order by transaction_id`,
      )
    ).map(({ id, result }: { id: string; result: string }) => `${id} ${result}`);

  /** Asked for by one admin and confirmed by another, so that it pays no later order. */
  const sendSurplusBack = async (): Promise<void> => {
    const surplus: { id: string; minor: number }[] = await desk.fixture.db.query(
      'select id, surplus_minor as minor from bank_credit where surplus_minor > coalesce(returned_minor, 0)',
    );
    for (const { id, minor } of surplus) {
      await desk.fixture.ask(
        admin,
        'mutation ($id: ID!, $input: AskForBankCreditReturnInput!) { askForBankCreditReturn(id: $id, input: $input) { __typename } }',
        { id, input: { returnAskedMinor: minor, returnReason: 'The payer asked for it.' } },
      );
      const confirm =
        'mutation ($id: ID!) { confirmBankCreditReturn(id: $id) { ... on BankCredit { returnedMinor } ... on Refusal { code } } }';
      expect((await desk.fixture.ask(admin, confirm, { id })).data.confirmBankCreditReturn).toEqual({
        code: 'SECOND_PERSON_NEEDED',
      });
      expect((await desk.fixture.ask(otherAdmin, confirm, { id })).data.confirmBankCreditReturn).toEqual({
        returnedMinor: minor,
      });
    }
  };

  it('is matched by symbol and amount: exact, short then whole, over, other currency, without symbol, twice', async () => {
    const [exact, short, over, other] = [await chosen(), await chosen(), await chosen(), await chosen()];
    expect(await desk.row(exact.id)).toMatchObject({ status: 'Checkout completed', invoice: 'Prepared' });
    await booked(
      credit('t1', 120_670, `/VS${exact.symbol}/SS/KS`),
      credit('t2', 100_000, `VS ${short.symbol}`),
      credit('t3', 121_170, over.symbol),
      credit('t4', 120_670, `VS${other.symbol}`, 'CZK'),
      credit('t5', 120_670, 'thank you'),
    );
    await booked();
    expect(await desk.row(exact.id)).toMatchObject({ status: 'Paid', invoice: 'Paid' });
    expect(await desk.row(short.id)).toMatchObject({ status: 'Checkout completed', invoice: 'Prepared' });
    await booked(credit('t6', 20_670, `VS ${short.symbol}`), credit('t7', 120_670, `VS${exact.symbol}`));
    expect(await desk.row(short.id)).toMatchObject({ status: 'Paid', invoice: 'Paid' });
    expect(await results()).toEqual([
      't1 PAID_EXACT',
      't2 PARTIALLY_PAID',
      't3 OVERPAID',
      't4 CURRENCY_MISMATCH',
      't5 UNMATCHED',
      't6 PAID_EXACT',
      't7 ALREADY_PAID_CREDIT',
    ]);
    await sendSurplusBack();
  });

  it('is confirmed by an admin from the statement, after a fresh sign-in: short, then whole; once; and over', async () => {
    const confirm = async (id: string, input: object, viewer: Viewer = admin): Promise<unknown> =>
      (
        await desk.fixture.ask(
          viewer,
          'mutation ($id: ID!, $input: ConfirmProductTransferInput!) { done: confirmProductTransfer(id: $id, input: $input) { ... on Product { id } ... on Refusal { code fields { path code } } } }',
          { id, input },
        )
      ).data?.done;
    const came = (amountMinor: number, bankReference: string) => ({
      amount: { amountMinor, currency: 'EUR' },
      receivedOn: '2026-11-14',
      bankReference,
    });
    const { id } = await chosen();
    expect(await confirm(id, came(120_670, 'FT-0'), { ...admin, authTime: 1 })).toMatchObject({
      code: 'STEP_UP_NEEDED',
    });
    expect(await confirm(id, came(120_670, 'FT-0'), viewerOf('lawyer', systemIds.next()))).toBeUndefined();
    expect(await confirm(id, came(100_000, 'FT-1'))).toEqual({ id });
    await desk.settle();
    expect(await desk.row(id)).toMatchObject({ status: 'Checkout completed', invoice: 'Prepared' });
    // No transfer pays twice, by whichever door it comes.
    expect(await confirm(id, came(20_670, 'FT-1'))).toEqual({
      code: 'INPUT_INVALID',
      fields: [{ path: ['bankReference'], code: 'TRANSFER_BOOKED' }],
    });
    await booked(credit('FT-1', 100_000, 'seen by the feed too'));
    expect(await confirm(id, came(20_670, 'FT-2'))).toEqual({ id });
    await desk.settle();
    expect(await desk.row(id)).toMatchObject({ status: 'Paid', invoice: 'Paid' });
    const { id: over } = await chosen();
    await confirm(over, came(121_670, 'FT-3'));
    await desk.settle();
    expect(await desk.row(over)).toMatchObject({ status: 'Paid', invoice: 'Paid' });
    expect(
      await desk.fixture.db.query(
        `select transaction_id as id, result, surplus_minor as surplus, i.payment_date::text as day
           from bank_credit c join invoice i using (product_id) where transaction_id like 'FT-%' order by transaction_id`,
      ),
    ).toEqual([
      { id: 'FT-1', result: 'PARTIALLY_PAID', surplus: null, day: '2026-11-14' },
      { id: 'FT-2', result: 'PAID_EXACT', surplus: null, day: '2026-11-14' },
      { id: 'FT-3', result: 'OVERPAID', surplus: 1000, day: '2026-11-14' },
    ]);
    await sendSurplusBack();
  });

  it('is told where to, with codes to scan, to its owner alone', async () => {
    const { id, symbol } = await chosen();
    const source =
      'query ($id: ID!) { transferInstructions(productId: $id) { iban amountMinor currency variableSymbol reference codes { kind text } } }';
    const published = (await desk.fixture.ask(eva, source, { id })).data.transferInstructions;
    expect(published).toMatchObject({
      iban: 'SK9611000000002918599669',
      amountMinor: 120_670,
      currency: 'EUR',
      variableSymbol: symbol,
      reference: `/VS${symbol}/SS/KS`,
    });
    expect(published.codes.map(({ kind }: { kind: string }) => kind)).toEqual(['EPC', 'PAY_BY_SQUARE']);
    expect(published.codes[0].text).toContain('EUR1206.70');
    expect(
      (await desk.fixture.ask({ ...eva, userId: systemIds.next() }, source, { id })).data
        .transferInstructions,
    ).toBeNull();
  });

  it('is reminded by schedule until the request expires, and no longer once it is paid', async () => {
    clock.moveTo('2026-11-16T09:00:00Z');
    const [unpaid, paid] = [await chosen(), await chosen()];
    const published: string[] = [];
    for (let day = 1; day <= 32; day += 1) {
      clock.moveBy({ days: 1 });
      if (day === 5) await booked(credit('t8', 120_670, `VS${paid.symbol}`));
      await desk.ticks['reminders']?.work();
      const events: { type: string; step: string | null; id: string }[] = await desk.fixture.db.query(
        `select type, data ->> 'step' as step, stream_id as id from tracking_event where type in ('ProductPaymentReminded', 'ProductPaymentExpired') and occurred_at = $1 and stream_id = any($2) order by stream_id`,
        [clock.now(), [unpaid.id, paid.id]],
      );
      for (const { type, step, id } of events)
        published.push(
          `${clock.now().toISOString().slice(0, 10)} ${id === paid.id ? 'paid' : 'unpaid'} ${type} ${step ?? ''}`.trim(),
        );
    }
    expect(published.filter((line) => line.includes(' unpaid'))).toEqual([
      '2026-11-19 unpaid ProductPaymentReminded 1',
      '2026-11-23 unpaid ProductPaymentReminded 2',
      '2026-11-30 unpaid ProductPaymentReminded 3',
      '2026-12-07 unpaid ProductPaymentReminded 4',
      '2026-12-16 unpaid ProductPaymentExpired',
    ]);
    expect(published.filter((line) => line.includes(' paid'))).toEqual([
      '2026-11-19 paid ProductPaymentReminded 1',
    ]);
    expect(await desk.row(unpaid.id)).toMatchObject({ status: 'Cancelled', number: null });
  });
});

describe('a credit note', () => {
  it('sends the money back the way it came, once, and has a file', async () => {
    const id = await desk.order();
    await desk.checkout(id, 'card');
    await desk.settle();
    await payAt(id);
    await look();
    const { invoice_id: invoiceId } = await desk.row(id);
    await credited(String(invoiceId));
    await desk.settle();
    await look();
    expect(await desk.row(id)).toMatchObject({
      status: 'Partly refunded',
      refunded: { amountMinor: 12_300, currency: 'EUR' },
    });
    const [note] = await desk.fixture.db.query(
      `select status, number, document_id is not null as filed from credit_note where invoice_id = $1`,
      [invoiceId],
    );
    expect(note).toMatchObject({ status: 'Sent', filed: true });
    const paths = await desk.sim.requests(
      'revolut-merchant',
      'POST',
      `/api/orders/${String((await desk.row(id))['gateway_order_id'])}/refund`,
    );
    expect(paths).toBe(1);
  });

  async function credited(invoiceId: string): Promise<void> {
    const input = {
      invoiceId,
      reason: 'One class less',
      credited: [{ category: 'S', rate: '23', base: 10_000 }],
    };
    const { data } = await desk.fixture.ask(
      admin,
      'mutation ($input: CreateCreditNoteInput!) { createCreditNote(input: $input) { __typename ... on Refusal { code message } } }',
      { input },
    );
    expect(data.createCreditNote).toEqual({ __typename: 'CreditNote' });
  }
});

describe('a quote', () => {
  const ask = async (input: object) =>
    (
      await desk.fixture.ask(
        eva,
        `query ($input: QuoteInput!) { quote(input: $input) {
    ... on OrderQuote { id ourFee officeFee discount tax total couponApplied flags validUntil priceListLabel token later { occasion net } lines { code net taxRate } } ... on Refusal { code message } } }`,
        { input },
      )
    ).data.quote;

  it('is the price in four lines with what comes later, the same for the same facts, and signed', async () => {
    const [first, again] = [await ask(slovak), await ask(slovak)];
    expect(first).toMatchObject({
      ourFee: 29_000,
      officeFee: 85_000,
      discount: 0,
      tax: 6670,
      total: 120_670,
      couponApplied: false,
      flags: [],
      priceListLabel: 'Example prices',
    });
    expect(first.later.map(({ occasion }: { occasion: string }) => occasion)).toEqual([
      'RENEWAL',
      'OFFICE_LETTER',
    ]);
    expect(again.id).toBe(first.id);
    expect((await ask({ ...slovak, filings: [{ jurisdiction: 'EG', classes: 1 }] })).code).toBe(
      'PRICE_MISSING',
    );
    expect((await ask({ ...slovak, filings: [{ jurisdiction: 'EU', classes: 46 }] })).code).toBe(
      'INPUT_INVALID',
    );
  });

  it('charges tax while a VAT number cannot be checked, and none once it is confirmed', async () => {
    const company = {
      ...slovak,
      customerKind: 'BUSINESS',
      country: 'DE',
      postcode: '10115',
      vatNumber: 'DE123456789',
    };
    expect(await ask(company)).toMatchObject({ tax: 6670, flags: ['VAT_RECHECK'] });
    const check = async (): Promise<unknown> =>
      (await desk.fixture.ask(eva, '{ vatNumberStatus(vatNumber: "DE 123456789") }')).data.vatNumberStatus;
    await desk.sim.control('faults', { vendor: 'vies', kind: 'status', status: 500, count: 9 });
    expect(await check()).toBe('UNAVAILABLE');
    expect(await ask(company)).toMatchObject({ tax: 6670, flags: ['VAT_RECHECK'] });
    await desk.sim.control('reset', { seed: systemIds.next() });
    clock.moveBy({ hours: 1 });
    await desk.ticks['vat-numbers']?.work();
    expect(await ask(company)).toMatchObject({ tax: 0, flags: [] });
  });

  it('takes a coupon as often as it may be used; a used-up one and an unknown one look alike', async () => {
    const input = {
      code: 'ONCE-10',
      discountType: 'PERCENT',
      lawyerFeesDiscount: '10',
      feesDiscount: '0',
      recurring: false,
      isActive: true,
      mostUses: 1,
      monitoringUpsell: false,
    };
    await desk.fixture.ask(
      admin,
      'mutation ($input: CreateDiscountCouponInput!) { createDiscountCoupon(input: $input) { __typename } }',
      { input },
    );
    expect(await ask({ ...slovak, couponCode: 'once-10' })).toMatchObject({
      discount: 2900,
      couponApplied: true,
      total: 117_103,
    });
    const [first, second] = await Promise.all([
      desk.order({ couponCode: 'ONCE-10' }),
      desk.order({ couponCode: 'ONCE-10' }),
    ]);
    const totals = [await desk.row(first), await desk.row(second)]
      .map((row) => (row['total'] as { amountMinor: number }).amountMinor)
      .toSorted();
    expect(totals).toEqual([117_103, 120_670]);
    const [usedUp, unknown] = [
      await ask({ ...slovak, couponCode: 'ONCE-10' }),
      await ask({ ...slovak, couponCode: 'NO-SUCH' }),
    ];
    expect([usedUp.couponApplied, usedUp.total]).toEqual([unknown.couponApplied, unknown.total]);
  });
});

describe('exchange rates', () => {
  it('are imported once a day from each bank; one that does not answer leaves the other alone', async () => {
    // The banks live today, and have rates of the last ninety days.
    clock.moveTo(new Date());
    await desk.sim.control('faults', { vendor: 'cnb', kind: 'status', status: 500, count: 9 });
    await desk.ticks['rates']?.work();
    const count = async () =>
      (await desk.fixture.db.query(
        'select source, count(*)::integer as n from exchange_rate group by source order by source',
      )) as object[];
    expect(await count()).toEqual([{ source: 'ECB', n: expect.any(Number) }]);
    await desk.sim.control('reset', { seed: systemIds.next() });
    await desk.ticks['rates']?.work();
    const both = await count();
    await desk.ticks['rates']?.work();
    expect(await count()).toEqual(both);
    expect(both).toHaveLength(2);
  });
});

describe('the rows', () => {
  it('are as their events say', async () => {
    expect(await rebuildCheck(desk.fixture.db, invoicingService().aggregates)).toMatchObject({
      differences: [],
    });
  });
});
