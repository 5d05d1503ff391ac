import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { medianTime } from '@cotta/kit/testing/median-time.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { creditNote, invoice, product, storedQuote } from '@cotta/invoicing/testing.js';
import { requestCommands, requestsService } from '@cotta/requests/testing.js';
import { documentFilesConsumer, workspaceService } from '@cotta/workspace/testing.js';
import { offices } from '@cotta/reference/offices.js';
import { carryFacts, type Service } from './carry-facts.js';
import { billing, key, openOrderDesk, slovak, type OrderDesk } from './order-desk.js';
import { eachOf, placeOrder } from './place-order.js';
import { pressAgain } from './press-again.js';

/** `ORDERS=1000`: how `npm run bench` asks for more. */
const ORDERS = Number(process.env['ORDERS'] ?? 200);
const clock = new FakeClock('2026-11-16T09:00:00Z');
const requests = requestsService({ linkKey: key, encryptionKey: key });
const workspace = workspaceService({
  linkKey: key,
  letters: [documentFilesConsumer({ encryptionKey: key })],
});
let desk: OrderDesk;
let orders: ServiceFixture;
let files: ServiceFixture;
let all: { invoicing: Service; requests: Service; workspace: Service };

beforeAll(async () => {
  desk = await openOrderDesk(clock);
  [orders, files] = [await openServiceFixture(requests, clock), await openServiceFixture(workspace, clock)];
  all = {
    invoicing: { runtime: desk.fixture.runtime, definition: desk.definition },
    requests: { runtime: orders.runtime, definition: requests },
    workspace: { runtime: files.runtime, definition: workspace },
  };
});
afterAll(async () => {
  await Promise.all([desk.close(), orders.close(), files.close()]);
});

/** Every fact to everyone who hears it, twice, until nothing moves: as after any number of deaths between work and its acknowledgement. */
async function settleAll(): Promise<void> {
  const everyone = [all.invoicing, all.requests, all.workspace];
  for (let moved = 1; moved > 0;) {
    await desk.ticks['jobs']?.work();
    moved =
      (await carryFacts(all.invoicing, everyone, true)) + (await carryFacts(all.requests, everyone, true));
  }
}

/** As the clock goes on: what an outside system did not answer in time, on a busy machine, is asked again later. */
async function settleUntil(done: string): Promise<void> {
  await settleAll();
  for (let looks = 0; looks < 10 && Number((await desk.fixture.db.query(done))[0].left) > 0; looks += 1) {
    clock.moveBy({ minutes: 5 });
    await settleAll();
  }
}

const placed = (index: number, userId: string | null = nameBasedId('eva')): Promise<string> =>
  placeOrder({ requests: orders.runtime, invoicing: desk.fixture.runtime }, index, userId);

describe(`${ORDERS} orders`, () => {
  it('end as as many payments, invoices and files, whatever is delivered twice; half by card, half by transfer', async () => {
    await eachOf(Array.from({ length: ORDERS }), (_, index) => placed(index));
    await settleAll();
    const products: { id: string; symbol: string }[] = await desk.fixture.db.query(
      'select id, variable_symbol as symbol from product order by created_at, id',
    );
    expect(products).toHaveLength(ORDERS);
    const byCard = products.filter((_, index) => index % 2 === 0);
    // Two tabs and a double click: the second wish finds the first.
    await eachOf(products, async ({ id }, index) => {
      // Told that it cannot be done just now, a person presses again: on a busy machine twenty wait for one series of numbers.
      const start = (commandId = systemIds.next()) =>
        pressAgain(() =>
          handleCommand(desk.fixture.runtime, {
            command: product.steps.startProductCheckout,
            streamId: id,
            input: { paymentType: index % 2 === 0 ? 'card' : 'transfer', billing },
            viewer: { ...viewerOf('customer'), userId: nameBasedId('eva') },
            commandId,
          }),
        );
      await Promise.all([start(), start()]);
    });
    await settleUntil(
      `select count(*)::integer as left from product where payment_type = 'card' and gateway_order_id is null`,
    );
    await eachOf(byCard, async ({ id }) =>
      desk.sim.control(`revolut-merchant/orders/${String((await desk.row(id))['gateway_order_id'])}/pay`),
    );
    for (const { id, symbol } of products.filter((_, index) => index % 2 === 1)) {
      const credit = {
        id: `bank-${id}`,
        state: 'completed' as const,
        createdAt: clock.now(),
        bookedAt: clock.now(),
        amount: 120_670,
        currency: 'EUR',
        reference: `/VS${symbol}/`,
        payer: null,
      };
      desk.bank.push(credit, credit);
    }
    clock.moveBy({ minutes: 2 });
    await desk.ticks['bank']?.work();
    await settleUntil(
      `select count(*)::integer as left from invoice where record_status is distinct from 'processed'`,
    );
    const [sums] = await desk.fixture.db.query(`select
      (select count(*)::integer from product where status = 'Paid') as paid, (select sum((total ->> 'amountMinor')::bigint)::text from product) as ordered,
      (select count(*)::integer from invoice where status = 'Paid' and record_status = 'processed') as invoices, (select sum((total ->> 'amountMinor')::bigint)::text from invoice where number is not null) as invoiced,
      (select max(serial_number) from invoice) as last, (select count(distinct variable_symbol)::integer from invoice) as symbols,
      ((select count(*) from product_event where kind = 'PaymentCaptured') + (select count(*) from bank_credit where result = 'PAID_EXACT'))::integer as payments`);
    const [{ ready }] = await orders.db.query(
      `select count(*)::integer as ready from registration_request where status = 'Ready for drafting' and paid_at is not null and checked_out_at is not null`,
    );
    const [{ kept, contents }] = await files.db.query(
      `select (select count(*)::integer from document where type = 'Invoice' and subject_type = 'registration_request') as kept, (select count(*)::integer from document_content) as contents`,
    );
    process.stdout.write(`\n${ORDERS} orders: ${JSON.stringify({ ...sums, ready, kept, contents })}\n`);
    const total = String(ORDERS * 120_670);
    expect({ ...sums, ready, kept, contents }).toEqual({
      paid: ORDERS,
      ordered: total,
      invoices: ORDERS,
      invoiced: total,
      last: ORDERS,
      symbols: ORDERS,
      payments: ORDERS,
      ready: ORDERS,
      kept: ORDERS,
      contents: ORDERS,
    });
  }, 600_000);
});

describe('an order of a guest', () => {
  it('is paid with its link, and belongs to the account that claims it, files included', async () => {
    const requestId = await placed(ORDERS, null);
    await settleAll();
    const [{ id }] = await desk.fixture.db.query('select id from product where subject_id = $1', [requestId]);
    const holder = {
      ...viewerOf('visitor'),
      link: { purpose: 'verification-receipt' as const, subjectId: requestId, revision: 1 },
    };
    const seen = async (viewer: Parameters<ServiceFixture['ask']>[0]) =>
      (await desk.fixture.ask(viewer, 'query ($id: ID!) { product(id: $id) { status } }', { id })).data
        .product;
    expect([
      await seen(holder),
      await seen(viewerOf('visitor')),
      await seen({ ...viewerOf('customer'), userId: nameBasedId('ana') }),
    ]).toEqual([{ status: 'CREATED' }, null, null]);
    const start = `mutation ($id: ID!, $input: StartProductCheckoutInput!) { startProductCheckout(id: $id, input: $input) { ... on Product { status } ... on Refusal { code } } }`;
    const pay = async (more: object) =>
      (await desk.fixture.ask(holder, start, { id, input: { paymentType: 'CARD', billing, ...more } })).data
        .startProductCheckout;
    expect(await pay({ total: { amountMinor: 1, currency: 'EUR' } })).toEqual({ code: 'PRICE_CHANGED' });
    expect(await pay({ total: { amountMinor: 120_670, currency: 'EUR' } })).toEqual({
      status: 'CHECKOUT_STARTED',
    });
    await settleAll();
    await desk.sim.control(`revolut-merchant/orders/${String((await desk.row(id))['gateway_order_id'])}/pay`);
    clock.moveBy({ minutes: 2 });
    await settleAll();
    expect(await desk.row(id)).toMatchObject({ status: 'Paid', invoice: 'Paid' });
    await handleCommand(orders.runtime, {
      command: requestCommands(key).claimRequest,
      streamId: requestId,
      input: { userId: nameBasedId('ana') },
      viewer: systemViewer,
      commandId: systemIds.next(),
    });
    await settleAll();
    expect(await seen({ ...viewerOf('customer'), userId: nameBasedId('ana') })).toEqual({ status: 'PAID' });
    const [owner] = await files.db.query(`select user_id as "userId" from document where subject_id = $1`, [
      requestId,
    ]);
    expect(owner).toEqual({ userId: nameBasedId('ana') });
  });
});

describe('an order as large as twenty offices of five classes', () => {
  it('is priced and created within a second', async () => {
    const filings: { jurisdiction: string; classes: number }[] = [];
    // Offices whose fees are not sure have no price of the list; the others get a class more instead.
    for (const { code } of offices) {
      const filing = { jurisdiction: code, classes: 6 };
      if (
        filings.length < 20 &&
        !('refused' in (await storedQuote(desk.fixture.runtime, { ...slovak, filings: [filing] })))
      )
        filings.push(filing);
    }
    const took = await medianTime((turn) =>
      placeOrder(
        { requests: orders.runtime, invoicing: desk.fixture.runtime },
        ORDERS + 2 + turn,
        nameBasedId('ana'),
        { ...slovak, filings },
      ),
    );
    process.stdout.write(`\nan order of ${filings.length} offices of 6 classes: ${took.toFixed(0)} ms\n`);
    expect(filings.length * 6).toBeGreaterThanOrEqual(100);
    expect(took).toBeLessThan(1000);
  });
});

describe('an order nobody pays', () => {
  it('ends as Client unresponsive after three letters, a call and thirty days of a moved clock', async () => {
    const requestId = await placed(ORDERS + 1);
    await settleAll();
    const [{ id }] = await desk.fixture.db.query('select id from product where subject_id = $1', [requestId]);
    await desk.checkout(id, 'transfer');
    await settleAll();
    const status = async (): Promise<string> =>
      (await orders.db.query('select status from registration_request where id = $1', [requestId]))[0].status;
    for (let day = 1; day <= 31; day += 1) {
      expect(await status()).toBe('Order created');
      clock.moveBy({ days: 1 });
      await desk.ticks['reminders']?.work();
      await settleAll();
      if ((await desk.row(id))['status'] === 'Cancelled') break;
    }
    expect([await status(), (await desk.row(id))['status']]).toEqual(['Client unresponsive', 'Cancelled']);
    const [{ reminded }] = await desk.fixture.db.query(
      `select count(*)::integer as reminded from tracking_event where stream_id = $1 and type = 'ProductPaymentReminded'`,
      [id],
    );
    expect(reminded).toBe(4);
  });
});

describe('money that goes back', () => {
  it('ends the order when all of it did', async () => {
    const [{ id, invoiceId, requestId }] = await desk.fixture.db.query(
      `select p.id, i.id as "invoiceId", p.subject_id as "requestId" from product p join invoice i on i.product_id = p.id where p.payment_type = 'card' and p.status = 'Paid' order by p.id limit 1`,
    );
    const noted = await handleCommand(desk.fixture.runtime, {
      command: creditNote.create,
      streamId: systemIds.next(),
      input: {
        invoiceId,
        reason: 'Changed plans',
        credited: [
          { category: 'S', rate: '23', base: 29_000 },
          { category: 'E', rate: '0', reason: 'VATEX-EU-79-C', base: 85_000 },
        ],
      },
      viewer: {
        ...viewerOf('admin', nameBasedId('admin')),
        authTime: Math.floor(clock.now().getTime() / 1000),
      },
      commandId: systemIds.next(),
    });
    expect(noted).not.toHaveProperty('refusal');
    await settleAll();
    expect(await desk.row(id)).toMatchObject({
      status: 'Refunded',
      refunded: { amountMinor: 120_670, currency: 'EUR' },
    });
    const [order] = await orders.db.query('select status from registration_request where id = $1', [
      requestId,
    ]);
    expect(order).toEqual({ status: 'Refunded' });
  });
});

describe('a thousand invoices issued at once', () => {
  it('have every number once, without a gap', async () => {
    const admin = viewerOf('admin', nameBasedId('admin'));
    await eachOf(Array.from({ length: 1000 }), async () => {
      const streamId = systemIds.next();
      await handleCommand(desk.fixture.runtime, {
        command: invoice.create,
        streamId,
        input: {
          userId: nameBasedId('eva'),
          billingEntityCode: 'CZ01',
          currency: 'CZK',
          lines: [{ description: 'Registration', net: 10_000 }],
          taxGroups: [{ category: 'S', rate: '21', base: 10_000, vat: 2100 }],
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
    });
    const [series] = await desk.fixture.db.query(
      `select count(*)::integer as count, count(distinct serial_number)::integer as different, min(serial_number) as first, max(serial_number) as last from invoice where billing_entity_code = 'CZ01'`,
    );
    process.stdout.write(`\n1,000 invoices: ${JSON.stringify(series)}\n`);
    expect(series).toEqual({ count: 1000, different: 1000, first: 1, last: 1000 });
  }, 600_000);
});
