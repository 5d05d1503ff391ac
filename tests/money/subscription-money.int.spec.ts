import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { declineClass } from '@cotta/reference/decline-class.js';
import { invoicingService } from '@cotta/invoicing/testing.js';
import { DECLINE_REASONS } from '../../infra/simulators/revolut-merchant/cards.mjs';
import { client, REMOVE, START, type Client } from './card-holders.js';
import { billing, openOrderDesk, type OrderDesk } from './order-desk.js';
import {
  agree,
  cardOnFile,
  cardPage,
  entersTheCard,
  productOf,
  subscriptionsOf,
} from './subscription-desk.js';

const clock = new FakeClock('2026-11-20T05:00:00Z');
let desk: OrderDesk;
let says: ReturnType<typeof subscriptionsOf>;

beforeAll(async () => {
  desk = await openOrderDesk(clock, { savedCards: true });
  says = subscriptionsOf(desk);
});
beforeEach(async () => {
  await desk.sim.control('reset', { seed: systemIds.next() });
});
afterAll(() => desk.close());

async function later(minutes = 61): Promise<void> {
  clock.moveBy({ minutes });
  await desk.settle();
}

/** Somebody with a subscription whose card may be charged. */
async function subscribed(more = {}): Promise<{ viewer: Client; id: string; card: string }> {
  const viewer = client();
  const id = await says.order(viewer.userId, more);
  const card = (await cardOnFile(desk, viewer, later)) ?? '';
  expect(await agree(desk, viewer, { brandSubscriptionId: id, userPaymentMethodId: card })).toBe(
    'ChargeConsent',
  );
  return { viewer, id, card };
}

async function prepared(id: string, userId: string, charge = 1, anchor = '2026-11-20'): Promise<string> {
  const payment = await says.prepare(id, { anchor, charge, userId });
  await desk.settle();
  return payment;
}

const product = (payment: string) => desk.row(productOf(payment));
const captures = async (payment: string): Promise<number> =>
  (
    await desk.fixture.db.query(
      `select count(*)::integer as n from product_event where product_id = $1 and kind = 'PaymentCaptured'`,
      [productOf(payment)],
    )
  )[0].n;
const asks = async (payment: string): Promise<number> => {
  const orders: { id: string }[] = await desk.fixture.db.query(
    `select distinct data ->> 'gatewayOrderId' as id from tracking_event where stream_id = $1 and type = 'ProductGatewayOrderOpened'`,
    [productOf(payment)],
  );
  let asked = 0;
  for (const { id } of orders)
    asked += await desk.sim.requests('revolut-merchant', 'POST', `/api/orders/${id}/payments`);
  return asked;
};
const fault = (kind: string, path: string, count = 1) =>
  desk.sim.control('faults', { vendor: 'revolut-merchant', kind, count, method: 'POST', path });

describe('a period that was prepared', () => {
  it('is one product with a payment request that names tier, days and brand', async () => {
    const { id, viewer } = await subscribed();
    const payment = await prepared(id, viewer.userId);
    await prepared(id, viewer.userId);
    expect(await product(payment)).toMatchObject({
      status: 'Created',
      total: { amountMinor: 6027, currency: 'EUR' },
      invoice: 'Prepared',
    });
    const [{ lines, n }] = await desk.fixture.db.query(
      'select lines, count(*) over ()::integer as n from invoice where product_id = $1',
      [productOf(payment)],
    );
    expect(n).toBe(1);
    expect(JSON.stringify(lines).replaceAll('\u00a0', ' ')).toContain(
      'Brand monitoring Watch, 20 November 2026 – 19 December 2026, brand Lumara',
    );
  });
});

describe('whoever puts a card on file', () => {
  it.each([{ fullName: ' ' }, { email: 'nobody' }, { email: '' }])(
    'is refused here, not by the provider: %p',
    async (wrong) => {
      expect(await cardPage(desk, client(), wrong)).toMatchObject({ code: 'INPUT_INVALID' });
      expect(await desk.sim.requests('revolut-merchant', 'POST', '/api/customers')).toBe(0);
    },
  );
});

describe('the prices before an order', () => {
  it('are of each tier at each frequency, called as the subscription calls them', async () => {
    const { data } = await desk.fixture.ask(
      client(),
      '{ it: brandSubscriptionPrices(currency: "EUR", country: "CZ") { ... on BrandSubscriptionPrices { prices { tier paymentFrequency total } } } }',
    );
    const prices: { tier: string; paymentFrequency: string; total: number }[] = data.it.prices;
    expect(prices.map(({ tier, paymentFrequency }) => `${tier} ${paymentFrequency}`)).toEqual(
      ['WATCH', 'SHIELD', 'GUARD'].flatMap((tier) =>
        ['MONTHLY', 'QUARTERLY', 'YEARLY'].map((frequency) => `${tier} ${frequency}`),
      ),
    );
    expect(prices.every(({ total }) => total > 0)).toBe(true);
  });
});

describe('the page on which a card is put on file', () => {
  const cameBackTo = async (more: object): Promise<string | null | undefined> => {
    const { checkoutUrl, code } = await cardPage(desk, client(), more);
    return checkoutUrl === undefined ? code : (await entersTheCard(checkoutUrl)).headers.get('location');
  };

  it('leads back to the order it is for, else to the cards, and nowhere else', async () => {
    const order = systemIds.next();
    expect(await cameBackTo({ brandSubscriptionId: order })).toMatch(
      new RegExp(`^https?://[^/]+/brand-monitoring-order/${order}/success\\?card=asked$`),
    );
    expect(await cameBackTo({})).toMatch(/^https?:\/\/[^/]+\/portal\/profile\?tab=payment$/);
    expect(await cameBackTo({ brandSubscriptionId: '../../evil.example/?' })).toBe('NOT_FOUND');
    expect(await cameBackTo({ returnUrl: 'https://evil.example/' })).toMatch(/returnUrl/);
  });
});

describe('the card on file', () => {
  it('is charged once a try, however often it is said, and the invoice names who agreed', async () => {
    const { id, viewer } = await subscribed();
    const payment = await prepared(id, viewer.userId);
    await says.charge(payment);
    await says.charge(payment);
    await desk.settle();
    await later();
    expect(await product(payment)).toMatchObject({ status: 'Paid', invoice: 'Paid' });
    expect([await captures(payment), await asks(payment)]).toEqual([1, 1]);
    const [{ customer }] = await desk.fixture.db.query('select customer from invoice where product_id = $1', [
      productOf(payment),
    ]);
    expect(customer).toMatchObject({ name: billing.name });
  });

  it.each(DECLINE_REASONS)('that is declined with %s says so, and pays at the next try', async (reason) => {
    const { id, viewer } = await subscribed();
    const payment = await prepared(id, viewer.userId);
    await desk.sim.control('revolut-merchant/charges', { outcome: 'declined', reason });
    await says.charge(payment);
    await desk.settle();
    await later();
    expect(await product(payment)).toMatchObject({ status: 'Payment failed', decline_reason: reason });
    expect(['SOFT', 'HARD', 'AUTHENTICATION']).toContain(declineClass(reason));
    await later(24 * 60 * 3);
    await says.charge(payment, 2);
    await desk.settle();
    await later();
    expect(await product(payment)).toMatchObject({ status: 'Paid', invoice: 'Paid' });
    expect([await captures(payment), await asks(payment)]).toEqual([1, 2]);
  });

  it('whose bank wants its owner says so, can be confirmed there, and is not asked twice', async () => {
    const { id, viewer } = await subscribed();
    const payment = await prepared(id, viewer.userId);
    await desk.sim.control('revolut-merchant/charges', { outcome: 'challenge' });
    await says.charge(payment);
    await desk.settle();
    await later();
    const { gateway_order_id: order, ...row } = await product(payment);
    expect(row).toMatchObject({ status: 'Payment failed', decline_reason: 'authentication_challenge' });
    await desk.sim.control(`revolut-merchant/orders/${String(order)}/challenge`, { answer: 'pass' });
    await later();
    expect(await product(payment)).toMatchObject({ status: 'Paid' });
    expect([await captures(payment), await asks(payment)]).toEqual([1, 1]);
  });

  it.each([
    ['is lost', 'lost-answer'],
    ['never came because the worker died before the call', 'reset'],
  ])('is charged once where the answer %s', async (_, kind) => {
    const { id, viewer } = await subscribed();
    const payment = await prepared(id, viewer.userId);
    await says.charge(payment);
    // The order is opened first; the fault meets the charge.
    await fault(kind, '/api/orders/');
    await desk.settle();
    await later();
    await later();
    expect(await product(payment)).toMatchObject({ status: 'Paid' });
    expect(await captures(payment)).toBe(1);
  });

  it('is charged once the provider is back after three days', async () => {
    const { id, viewer } = await subscribed();
    const payment = await prepared(id, viewer.userId);
    await fault('status', '/api/orders', 1000);
    await says.charge(payment);
    await desk.settle();
    for (let hour = 0; hour < 72; hour += 1) await later(60);
    expect(await product(payment)).toMatchObject({ status: 'Checkout started' });
    await fetch(`${desk.sim.url}/__sim/faults`, { method: 'DELETE' });
    await later();
    await later();
    expect(await product(payment)).toMatchObject({ status: 'Paid' });
    expect(await captures(payment)).toBe(1);
  });

  it('that was taken away, or was never given, fails at once without a call; the consent is gone', async () => {
    const { id, viewer, card } = await subscribed();
    const payment = await prepared(id, viewer.userId);
    expect((await desk.fixture.ask(viewer, REMOVE, { id: card })).data.it).toEqual({
      __typename: 'UserPaymentMethod',
    });
    await desk.settle();
    expect(
      await desk.fixture.db.query('select 1 from charge_consent where brand_subscription_id = $1', [id]),
    ).toEqual([]);
    await says.charge(payment);
    await desk.settle();
    expect(await product(payment)).toMatchObject({
      status: 'Payment failed',
      decline_reason: 'unknown_card',
    });
    expect(await asks(payment)).toBe(0);
  });

  it.each(['BRAND_SUBSCRIPTION_TRIAL_REFUSED', 'BRAND_SUBSCRIPTION_LAPSED'] as const)(
    'may not be charged any more for an order that ended before it began: %s',
    async (event) => {
      const { id, viewer, card } = await subscribed();
      const { id: other } = await subscribed();
      await says.endUnbegun(id, event);
      await desk.settle();
      expect(
        await desk.fixture.db.query(
          'select brand_subscription_id as of from charge_consent where brand_subscription_id = any($1)',
          [[id, other]],
        ),
      ).toEqual([{ of: other }]);
      expect(await agree(desk, viewer, { brandSubscriptionId: id, userPaymentMethodId: card })).not.toBe(
        'ChargeConsent',
      );
    },
  );

  it('pays nothing that its owner paid himself meanwhile', async () => {
    const { id, viewer } = await subscribed();
    const payment = await prepared(id, viewer.userId);
    await desk.fixture.ask(viewer, START, {
      id: productOf(payment),
      input: { paymentType: 'CARD', billing },
    });
    await desk.settle();
    await desk.sim.control(
      `revolut-merchant/orders/${String((await product(payment))['gateway_order_id'])}/pay`,
      {},
    );
    await later();
    await says.charge(payment);
    await desk.settle();
    await later();
    expect(await product(payment)).toMatchObject({ status: 'Paid' });
    expect(await captures(payment)).toBe(1);
  });
});

describe('a year of a subscription', () => {
  it('is twelve charges, twelve invoices and twelve captures of the same sum', async () => {
    clock.moveTo(new Date('2028-01-31T05:00:00Z'));
    const { id, viewer } = await subscribed();
    const payments: string[] = [];
    for (let charge = 1; charge <= 12; charge += 1) {
      const month = new Date(Date.UTC(2028, charge, 0)).toISOString().slice(0, 10);
      clock.moveTo(new Date(`${month}T05:00:00Z`));
      const payment = await prepared(id, viewer.userId, charge, '2028-01-31');
      await says.charge(payment);
      await desk.settle();
      payments.push(payment);
    }
    await later();
    const rows = await Promise.all(payments.map(product));
    expect(rows.map(({ status, invoice }) => [status, invoice])).toEqual(
      payments.map(() => ['Paid', 'Paid']),
    );
    expect(new Set(rows.map(({ number }) => number)).size).toBe(12);
    const ids = payments.map(productOf);
    const [{ ordered }] = await desk.fixture.db.query(
      `select sum((total ->> 'amountMinor')::bigint)::integer as ordered from product where id = any($1)`,
      [ids],
    );
    const orders = await Promise.all(
      rows.map(({ gateway_order_id: order }) => desk.provider.order(String(order))),
    );
    expect(orders.every(({ state }) => state === 'completed')).toBe(true);
    expect(orders.reduce((sum, { amount }) => sum + amount, 0)).toBe(ordered);
    expect(ordered).toBe(12 * 6027);
  });
});

describe('another one’s subscription or card', () => {
  it('cannot be agreed to', async () => {
    const { id, card } = await subscribed();
    const stranger = client();
    const own = await says.order(stranger.userId);
    const tried = [
      { brandSubscriptionId: id, userPaymentMethodId: card },
      { brandSubscriptionId: own, userPaymentMethodId: card },
      { brandSubscriptionId: systemIds.next(), userPaymentMethodId: card },
    ];
    for (const input of tried) expect(await agree(desk, stranger, input)).not.toBe('ChargeConsent');
    expect(
      await desk.fixture.db.query('select 1 from charge_consent where user_id = $1', [stranger.userId]),
    ).toEqual([]);
  });

  it('has no price to be seen', async () => {
    const { id } = await subscribed({
      status: 'Subscription started',
      start_date: '2027-01-01',
      end_date: '2027-12-31',
    });
    const { data } = await desk.fixture.ask(
      client(),
      'query ($id: ID!) { it: brandSubscriptionUpgradePrice(brandSubscriptionId: $id, tier: "Shield") { __typename ... on Refusal { code } } }',
      { id },
    );
    expect(data.it).toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('rows are as their events say', async () => {
  expect(await rebuildCheck(desk.fixture.db, invoicingService().aggregates)).toMatchObject({
    differences: [],
  });
});
