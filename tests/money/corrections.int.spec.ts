import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { RequestMovedSchema, RequestMovedEvent } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import {
  invoice,
  invoicingService,
  keepQuote,
  noteDispute,
  product,
  storedQuote,
} from '@cotta/invoicing/testing.js';
import { admin, billing, eva, openOrderDesk, slovak, type OrderDesk } from './order-desk.js';

const clock = new FakeClock('2026-11-16T09:00:00Z');
let desk: OrderDesk;

beforeAll(async () => {
  desk = await openOrderDesk(clock);
});
beforeEach(async () => void (await desk.sim.control('reset', { seed: systemIds.next() })));
afterAll(() => desk.close());

const look = async (): Promise<void> => {
  clock.moveBy({ minutes: 61 });
  await desk.settle();
};
const rows = async (sql: string, params: unknown[] = []): Promise<Record<string, unknown>[]> =>
  desk.fixture.db.query(sql, params);
const start = async (id: string, paymentType: 'card' | 'transfer', more: object = {}): Promise<void> => {
  const outcome = await handleCommand(desk.fixture.runtime, {
    command: product.steps.startProductCheckout,
    streamId: id,
    input: { paymentType, billing: { ...billing, ...more } },
    viewer: eva,
    commandId: systemIds.next(),
  });
  if ('refusal' in outcome) throw new Error(outcome.refusal.message);
  await desk.settle();
};
const pay = async (id: string): Promise<void> => {
  await desk.sim.control(`revolut-merchant/orders/${String((await desk.row(id))['gateway_order_id'])}/pay`);
  await look();
};
const transferred = async (id: string, amount: number): Promise<void> => {
  const { variable_symbol: symbol } = await desk.row(id);
  desk.bank.push({
    id: systemIds.next(),
    state: 'completed',
    createdAt: clock.now(),
    bookedAt: clock.now(),
    amount,
    currency: 'EUR',
    reference: `VS${String(symbol)}`,
    payer: null,
  });
  await desk.ticks['bank']?.work();
  await desk.settle();
};

describe('an order with tax of two countries', () => {
  it('has a document for each, one symbol, one payment, one file each', async () => {
    const requestId = systemIds.next();
    const plain = await storedQuote(desk.fixture.runtime, slovak);
    if ('refused' in plain) throw new Error(plain.message);
    const { priced } = plain;
    const watch = {
      code: 'WATCH',
      jurisdiction: 'EU',
      kind: 'SUBSCRIPTION_FEE',
      unitNet: 19_900,
      quantity: 1,
      net: 19_900,
      discount: 0,
      taxable: 19_900,
      category: 'S',
      rate: '19',
      document: 'OSS-DE',
    } as const;
    const oss = {
      document: 'OSS-DE',
      breakdown: [{ category: 'S', rate: '19', reason: null, base: 19_900, vat: 3781 }],
      net: 19_900,
      vat: 3781,
      gross: 23_681,
    } as const;
    const both = {
      ...priced,
      lines: [...priced.lines, watch],
      documents: [...priced.documents, oss],
      net: priced.net + 19_900,
      vat: priced.vat + 3781,
      total: priced.total + 23_681,
    };
    const { id: quoteId } = await inTransaction(desk.fixture.db, (tx) => keepQuote(tx, both, clock.now()));
    const request = {
      requestId,
      publicId: 'V-7K2M9Q4X',
      mark: 'Lumara',
      jurisdictions: ['EU'],
      userId: systemIds.next(),
      language: 'en',
      linkRevision: 1,
    };
    await deliver(desk.fixture.runtime, consumerOf(desk.definition, 'orders'), {
      schema: RequestMovedSchema,
      source: 'requests',
      streamId: requestId,
      message: {
        request: { ...request, userId: eva.userId },
        event: RequestMovedEvent.ORDER_CREATED,
        status: 'Order created',
        quoteId,
      },
    });
    const [made] = await rows('select id from product where subject_id = $1', [requestId]);
    const id = String(made?.['id']);
    await start(id, 'card');
    await pay(id);
    const documents = await rows(
      `select tax_document, status, record_status, (total ->> 'amountMinor')::integer as total, jsonb_array_length(lines::jsonb) as lines, serial_number, variable_symbol from invoice where product_id = $1 order by tax_document`,
      [id],
    );
    expect(documents).toMatchObject([
      { tax_document: 'MAIN', status: 'Paid', record_status: 'processed', total: 120_670, lines: 2 },
      { tax_document: 'OSS-DE', status: 'Paid', record_status: 'processed', total: 23_681, lines: 1 },
    ]);
    expect(new Set(documents.map((one) => one['variable_symbol'])).size).toBe(1);
    expect(Number(documents[1]?.['serial_number']) - Number(documents[0]?.['serial_number'])).toBe(1);
    expect(
      await rows(`select count(*)::integer as files from tracking_event where type = 'DocumentFileMade'`),
    ).toEqual([{ files: 2 }]);
  });
});

describe('an invoice on credit', () => {
  it('becomes overdue the day after its due date, not before', async () => {
    const streamId = systemIds.next();
    await handleCommand(desk.fixture.runtime, {
      command: invoice.create,
      streamId,
      input: {
        userId: eva.userId,
        billingEntityCode: 'SK01',
        currency: 'EUR',
        lines: [{ description: 'Advice', net: 10_000 }],
        taxGroups: [{ category: 'S', rate: '23', base: 10_000, vat: 2300 }],
      },
      viewer: admin,
      commandId: systemIds.next(),
    });
    await handleCommand(desk.fixture.runtime, {
      command: invoice.steps.issueInvoice,
      streamId,
      input: {},
      viewer: systemViewer,
      commandId: systemIds.next(),
    });
    await desk.settle();
    const status = async (): Promise<unknown> => {
      await desk.ticks['overdue']?.work();
      return (await rows('select status from invoice where id = $1', [streamId]))[0]?.['status'];
    };
    expect(await status()).toBe('Sent');
    clock.moveBy({ days: 7 });
    expect(await status()).toBe('Sent');
    clock.moveBy({ days: 1 });
    expect(await status()).toBe('Overdue');
  });
});

describe('what a customer transferred too much', () => {
  it('pays a part of the next order, or all of it, and is used once', async () => {
    const first = await desk.order();
    await start(first, 'transfer');
    await transferred(first, 120_670 + 150_000);
    const [second, third] = await Promise.all([desk.order(), desk.order()]);
    const used = async (id: string): Promise<unknown> =>
      (await rows(`select credit_used -> 'amountMinor' as used from product where id = $1`, [id]))[0]?.[
        'used'
      ] ?? null;
    expect([await used(second), await used(third)].toSorted()).toEqual([120_670, 29_330]);
    const [whole, part] = (await used(second)) === 120_670 ? [second, third] : [third, second];
    await start(whole, 'card');
    expect(await desk.row(whole)).toMatchObject({ status: 'Paid', invoice: 'Paid', gateway_order_id: null });
    await start(part, 'card');
    await pay(part);
    expect(await desk.row(part)).toMatchObject({
      status: 'Paid',
      invoice: 'Paid',
      total: { amountMinor: 120_670 },
    });
    expect(await rows(`select credit_used from product where id = $1`, [await desk.order()])).toEqual([
      { credit_used: null },
    ]);
  });

  it('comes back when the order is given up, and belongs to nobody else', async () => {
    const ana = systemIds.next();
    const paid = await desk.order({}, { userId: ana });
    const [{ symbol } = { symbol: '' }] = (await rows(
      'select variable_symbol as symbol from product where id = $1',
      [paid],
    )) as { symbol: string }[];
    desk.bank.push({
      id: systemIds.next(),
      state: 'completed',
      createdAt: clock.now(),
      bookedAt: clock.now(),
      amount: 5000,
      currency: 'EUR',
      reference: `VS${symbol}`,
      payer: null,
    });
    await desk.ticks['bank']?.work();
    const credit = async (userId: string): Promise<unknown> =>
      (
        await rows(`select credit_used -> 'amountMinor' as used from product where id = $1`, [
          await desk.order({}, { userId }),
        ])
      )[0]?.['used'];
    expect(await credit(systemIds.next())).toBeNull();
    expect(await credit(ana)).toBe(5000);
    expect(await credit(ana)).toBeNull();
    clock.moveBy({ days: 32 });
    await desk.ticks['unpaid']?.work();
    expect(await credit(ana)).toBe(5000);
  });
});

describe('a VAT number that turns out valid after the payment', () => {
  it('gives the tax back: credited wholly, invoiced anew, the difference returned by the provider, once', async () => {
    const company = {
      customerKind: 'BUSINESS',
      country: 'DE',
      postcode: '10115',
      vatNumber: 'DE123456789',
    } as const;
    await desk.sim.control('faults', { vendor: 'vies', kind: 'status', status: 500, count: 3 });
    await desk.fixture.ask(eva, 'query { vatNumberStatus(vatNumber: "DE123456789") }', {});
    const id = await desk.order(company);
    expect(await desk.row(id)).toMatchObject({ total: { amountMinor: 120_670 } });
    await start(id, 'card', { country: 'DE', postcode: '10115', city: 'Berlin', vatId: 'DE123456789' });
    await pay(id);
    const { gateway_order_id: orderId } = await desk.row(id);
    for (let hour = 0; hour < 8; hour += 1) {
      clock.moveBy({ hours: 1, minutes: 1 });
      await desk.ticks['vat-numbers']?.work();
      await desk.settle();
    }
    const documents = await rows(
      `select i.status, (i.total ->> 'amountMinor')::integer as total, i.tax_groups -> 0 ->> 'category' as category, (n.total ->> 'amountMinor')::integer as credited, n.settles_minor as settles
      from invoice i left join credit_note n on n.invoice_id = i.id where i.product_id = $1 order by i.serial_number`,
      [id],
    );
    expect(documents).toEqual([
      { status: 'Paid', total: 120_670, category: 'S', credited: -120_670, settles: 114_000 },
      { status: 'Paid', total: 114_000, category: 'AE', credited: null, settles: null },
    ]);
    expect(await desk.sim.requests('revolut-merchant', 'POST', `/api/orders/${String(orderId)}/refund`)).toBe(
      1,
    );
    expect(await rows('select refunded, status from product where id = $1', [id])).toEqual([
      { refunded: { amountMinor: 6670, currency: 'EUR' }, status: 'Partly refunded' },
    ]);
  });
});

describe('a dispute', () => {
  it('is recorded once, freezes refunds by the provider, and is booked when it is lost', async () => {
    const id = await desk.order();
    await start(id, 'card');
    await pay(id);
    const { gateway_order_id: orderId } = await desk.row(id);
    const opened = (await desk.sim.control(`revolut-merchant/orders/${String(orderId)}/dispute`)) as {
      id: string;
    };
    const published = async (): Promise<void> => {
      await inTransaction(desk.fixture.db, (tx) => noteDispute(tx, opened.id, clock.now()));
      await desk.ticks['disputes']?.work();
      await desk.settle();
    };
    await published();
    await published();
    const types = async (): Promise<unknown> =>
      (
        await rows(
          `select type from tracking_event where stream_id = $1 and type in ('ProductDisputeOpened', 'ChargebackBooked', 'ProductDisputeWon', 'ProductTransferBackAsked', 'ProductRefunded') order by version`,
          [id],
        )
      ).map(({ type }) => type);
    expect(await types()).toEqual(['ProductDisputeOpened']);
    const { invoice_id: invoiceId } = await desk.row(id);
    const input = {
      invoiceId,
      reason: 'Changed plans',
      credited: [{ category: 'S', rate: '23', base: 10_000 }],
    };
    await desk.fixture.ask(
      admin,
      'mutation ($input: CreateCreditNoteInput!) { createCreditNote(input: $input) { __typename } }',
      { input },
    );
    await look();
    expect(await types()).toEqual(['ProductDisputeOpened', 'ProductTransferBackAsked']);
    await desk.sim.control(`revolut-merchant/orders/${opened.id}/change`, { state: 'completed' });
    await look();
    await desk.ticks['disputes']?.work();
    expect(await types()).toEqual(['ProductDisputeOpened', 'ProductTransferBackAsked', 'ChargebackBooked']);
    expect(await rows('select dispute_state from product where id = $1', [id])).toEqual([
      { dispute_state: 'Lost' },
    ]);
    expect(await rows('select count(*)::integer as open from dispute_notice')).toEqual([{ open: 0 }]);
  });
});

describe('guessing coupons', () => {
  it('ends after ten different codes a minute for one visitor, and looks like any unknown code', async () => {
    const input = {
      code: 'REAL-10',
      discountType: 'PERCENT',
      lawyerFeesDiscount: '10',
      feesDiscount: '0',
      recurring: false,
      isActive: true,
      monitoringUpsell: false,
    };
    await desk.fixture.ask(
      admin,
      'mutation ($input: CreateDiscountCouponInput!) { createDiscountCoupon(input: $input) { __typename } }',
      { input },
    );
    const guesser = { ...viewerOf('visitor'), addressKey: nameBasedId('guesser') };
    const tried = async (
      viewer: Parameters<OrderDesk['fixture']['ask']>[0],
      code: string,
    ): Promise<unknown> =>
      (
        await desk.fixture.ask(
          viewer,
          'query ($code: String!) { verifyDiscountCoupon(code: $code) { code } }',
          { code },
        )
      ).data.verifyDiscountCoupon;
    expect(await tried(guesser, 'real-10')).toEqual({ code: 'REAL-10' });
    for (let at = 0; at < 10; at += 1) expect(await tried(guesser, `GUESS-${at}`)).toBeNull();
    expect(await tried(guesser, 'REAL-10')).toBeNull();
    const asked = async (): Promise<unknown> =>
      (
        await desk.fixture.ask(
          guesser,
          'query ($input: QuoteInput!) { quote(input: $input) { __typename ... on Refusal { code } } }',
          { input: { ...slovak, couponCode: 'REAL-10' } },
        )
      ).data.quote;
    expect(await asked()).toEqual({ __typename: 'Refusal', code: 'TOO_MANY_TRIES' });
    const service = `query { quote: serviceOrderQuote(serviceName: "ownership-transfer", jurisdiction: "EU", classes: 1, currency: "EUR", country: "SK", couponCode: "REAL-10") { __typename ... on Refusal { code } } }`;
    const several = `query { quote: renewalsQuote(marks: [{ jurisdiction: "EU", number: "1", classes: 1, expirationDate: "2026-12-01" }], currency: "EUR", country: "SK", couponCode: "REAL-10") { __typename ... on Refusal { code } } }`;
    for (const source of [service, several])
      expect((await desk.fixture.ask(guesser, source)).data.quote).toEqual({
        __typename: 'Refusal',
        code: 'TOO_MANY_TRIES',
      });
    expect(await tried({ ...guesser, addressKey: nameBasedId('another') }, 'REAL-10')).toEqual({
      code: 'REAL-10',
    });
    clock.moveBy({ minutes: 2 });
    for (let at = 0; at < 20; at += 1) expect(await tried(guesser, 'REAL-10')).toEqual({ code: 'REAL-10' });
  });
});

describe('the rows', () => {
  it('are as their events say', async () => {
    expect(await rebuildCheck(desk.fixture.db, invoicingService().aggregates)).toMatchObject({
      differences: [],
    });
  });
});
