import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  ChargeConsentChangedSchema,
  ChargeConsentEvent,
} from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import { ProductMovedEvent, ProductMovedSchema } from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import { chargeConsents } from './heard/invoicing/on-charge-consents.js';
import { subscriptionProducts } from './heard/invoicing/on-subscription-products.js';
import { planScans } from './monitoring/plan-scans.js';
import { subscriptionsService } from './service.js';
import { followCalendar } from './clock/follow-calendar.js';

const refusal = '... on Refusal { code fields { path code } }';
let clock: FakeClock;
let fixture: ServiceFixture;
let person = 0;

beforeAll(async () => {
  clock = new FakeClock('2026-01-31T10:00:00Z');
  fixture = await openServiceFixture(subscriptionsService(), clock);
});
afterAll(() => fixture.close());
beforeEach(() => clock.moveTo(new Date('2026-01-31T10:00:00Z')));

const someone = () => viewerOf('customer', nameBasedId(`person ${String((person += 1))}`));

async function order(viewer: ReturnType<typeof viewerOf>, more: object = {}) {
  const { data, errors } = await fixture.ask(
    viewer,
    `mutation ($input: OrderBrandMonitoringInput!) { done: orderBrandMonitoring(input: $input) { ... on OrderedBrandMonitoring { brandSubscriptionId brandId productId } ${refusal} } }`,
    {
      input: {
        brandName: 'Lumara',
        tier: 'SHIELD',
        paymentFrequency: 'MONTHLY',
        currency: 'EUR',
        platforms: ['ebay', 'amazon'],
        ownAccounts: ['Lumara Outlet'],
        trademarkIds: [],
        withTrial: false,
        payerCountry: 'SK',
        ...more,
      },
    },
  );
  return data?.done ?? errors?.[0]?.extensions?.code;
}

const agreed = new Set<string>();
/** As invoicing says it of the consent to be charged: whose it is with the first fact alone, then what changes, nothing once it is taken back. */
async function card(id: string, userPaymentMethodId: string | null = nameBasedId('card')): Promise<void> {
  const isNew = !agreed.has(id);
  const event =
    userPaymentMethodId === null
      ? 'CHARGE_CONSENT_WITHDRAWN'
      : isNew
        ? 'CHARGE_CONSENT_GIVEN'
        : 'CHARGE_CONSENT_RENEWED';
  if (userPaymentMethodId === null) agreed.delete(id);
  else agreed.add(id);
  await consent(id, event, {
    ...(userPaymentMethodId === null ? {} : { userPaymentMethodId, agreedAt: clock.now().toISOString() }),
    ...(isNew ? { brandSubscriptionId: id } : {}),
  });
}

async function consent(id: string, event: keyof typeof ChargeConsentEvent, facts: object): Promise<void> {
  const entityId = nameBasedId('consent', id);
  await deliver(fixture.runtime, chargeConsents, {
    schema: ChargeConsentChangedSchema,
    source: 'invoicing',
    streamId: systemIds.next(),
    message: { entityId, event: ChargeConsentEvent[event], facts },
  });
}

/** Midday of a day, with everything that falls due until then done by two workers at once. */
async function until(day: string): Promise<void> {
  clock.moveTo(new Date(`${day}T12:00:00Z`));
  await Promise.all([followCalendar(fixture.runtime), followCalendar(fixture.runtime)]);
}

async function invoicing(paymentId: string, event: ProductMovedEvent, more: object = {}): Promise<void> {
  await deliver(fixture.runtime, subscriptionProducts, {
    schema: ProductMovedSchema,
    source: 'invoicing',
    streamId: systemIds.next(),
    message: {
      event,
      product: {
        productId: nameBasedId('product', 'brand_subscription_payment', paymentId),
        subjectType: 'brand_subscription_payment',
        subjectId: paymentId,
        totalMinor: 6027n,
        currency: 'EUR',
      },
      ...more,
    },
  });
}

interface Payment {
  readonly id: string;
  readonly status: string;
  readonly start: string;
  readonly end: string;
  readonly attempts: number;
}
const payments = (id: string): Promise<Payment[]> =>
  fixture.db.query(
    `select id, status, start_date::text as start, end_date::text as "end", number_of_attempts as attempts from brand_subscription_payment where brand_subscription_id = $1 order by start_date`,
    [id],
  );
const last = async (id: string): Promise<Payment> => (await payments(id)).at(-1) as Payment;
async function stands(id: string) {
  const [row] = await fixture.db.query(
    `select status, tier, start_date::text as start, end_date::text as "end", anchor_date::text as anchor from brand_subscription where id = $1`,
    [id],
  );
  return row as {
    status: string;
    tier: string;
    start: string | null;
    end: string | null;
    anchor: string | null;
  };
}

/** Ordered and paid on the day. */
async function running(more: object = {}): Promise<{ id: string; viewer: ReturnType<typeof viewerOf> }> {
  const viewer = someone();
  const { brandSubscriptionId: id, productId } = await order(viewer, more);
  const { id: first } = await last(id);
  expect(productId).toBe(nameBasedId('product', 'brand_subscription_payment', first));
  await invoicing(first, ProductMovedEvent.PRODUCT_CREATED);
  await invoicing(first, ProductMovedEvent.PRODUCT_CHECKOUT_COMPLETED);
  await invoicing(first, ProductMovedEvent.PRODUCT_PAID);
  await card(id);
  return { id, viewer };
}

/** The next period is prepared, priced and announced, and its card tried on its day. */
async function tried(id: string, day: string): Promise<string> {
  await until(addDays(day, -3));
  const { id: payment } = await last(id);
  await invoicing(payment, ProductMovedEvent.PRODUCT_CREATED);
  expect((await last(id)).status).toBe('Notified');
  await until(day);
  expect(await last(id)).toMatchObject({ status: 'Charging', start: day });
  return payment;
}
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

describe('a subscription that is paid each month', () => {
  it('keeps the day of the month, has one row for each period, and is paid once each', async () => {
    const { id } = await running();
    expect(await stands(id)).toMatchObject({
      status: 'Subscription started',
      start: '2026-01-31',
      end: '2026-02-27',
      anchor: '2026-01-31',
    });
    for (const [day, end] of [
      ['2026-02-28', '2026-03-30'],
      ['2026-03-31', '2026-04-29'],
      ['2026-04-30', '2026-05-30'],
    ] as const) {
      const payment = await tried(id, day);
      await invoicing(payment, ProductMovedEvent.PRODUCT_PAID);
      await invoicing(payment, ProductMovedEvent.PRODUCT_PAID);
      expect(await stands(id)).toMatchObject({ status: 'Subscription started', start: day, end });
    }
    expect(await payments(id)).toHaveLength(4);
    const [scans] = await fixture.db.query(
      'select count(*)::integer as count from brand_monitoring_task where brand_subscription_id = $1',
      [id],
    );
    expect(scans.count).toBe(1);
    await Promise.all([planScans(fixture.runtime), planScans(fixture.runtime)]);
    const [{ count }] = await fixture.db.query(
      'select count(*)::integer as count from brand_monitoring_task where brand_subscription_id = $1',
      [id],
    );
    expect(count).toBe(2);
  });

  it('soft declines are tried on days 3, 7 and 14; it recovers, and no day moves', async () => {
    const { id } = await running();
    const payment = await tried(id, '2026-02-28');
    const decline = () =>
      invoicing(payment, ProductMovedEvent.PRODUCT_PAYMENT_FAILED, { declineReason: 'insufficient_funds' });
    await decline();
    expect(await stands(id)).toMatchObject({ status: 'Past due' });
    for (const [before, day] of [
      ['2026-03-02', '2026-03-03'],
      ['2026-03-06', '2026-03-07'],
    ] as const) {
      await until(before);
      expect((await last(id)).status).toBe('Declined');
      await until(day);
      expect((await last(id)).status).toBe('Charging');
      if (day === '2026-03-03') await decline();
    }
    await invoicing(payment, ProductMovedEvent.PRODUCT_PAID);
    expect(await stands(id)).toMatchObject({
      status: 'Subscription started',
      start: '2026-02-28',
      end: '2026-03-30',
    });
  });

  it('ends unpaid with the fourth decline', async () => {
    const { id } = await running();
    const payment = await tried(id, '2026-02-28');
    for (const day of ['2026-03-03', '2026-03-07', '2026-03-14', '2026-03-14']) {
      await invoicing(payment, ProductMovedEvent.PRODUCT_PAYMENT_FAILED, { declineReason: 'do_not_honour' });
      await until(day);
    }
    expect(await last(id)).toMatchObject({ status: 'Failed', attempts: 4 });
    expect(await stands(id)).toMatchObject({ status: 'Ended' });
  });

  it('a hard decline awaits another card, which is tried at once', async () => {
    const { id } = await running();
    const payment = await tried(id, '2026-02-28');
    await invoicing(payment, ProductMovedEvent.PRODUCT_PAYMENT_FAILED, { declineReason: 'expired_card' });
    await until('2026-03-10');
    expect(await last(id)).toMatchObject({ status: 'Declined', attempts: 1 });
    await card(id, nameBasedId('another card'));
    expect(await last(id)).toMatchObject({ status: 'Charging', attempts: 2 });
    await invoicing(payment, ProductMovedEvent.PRODUCT_PAID);
    expect(await stands(id)).toMatchObject({ status: 'Subscription started', end: '2026-03-30' });
  });

  it('the card that was refused for good is never tried again, however often it is agreed to', async () => {
    const { id } = await running();
    const payment = await tried(id, '2026-02-28');
    await invoicing(payment, ProductMovedEvent.PRODUCT_PAYMENT_FAILED, { declineReason: 'expired_card' });
    await consent(id, 'CHARGE_CONSENT_RENEWED', { agreedAt: clock.now().toISOString() });
    await card(id);
    expect(await last(id)).toMatchObject({ status: 'Declined', attempts: 1 });
    await card(id, null);
    await card(id);
    expect(await last(id)).toMatchObject({ status: 'Declined', attempts: 1 });
    await card(id, nameBasedId('another card'));
    expect(await last(id)).toMatchObject({ status: 'Charging', attempts: 2 });
  });

  it('without another card it ends on day 14', async () => {
    const { id } = await running();
    const payment = await tried(id, '2026-02-28');
    await invoicing(payment, ProductMovedEvent.PRODUCT_PAYMENT_FAILED, { declineReason: 'pick_up_card' });
    await until('2026-03-13');
    expect(await stands(id)).toMatchObject({ status: 'Past due' });
    await until('2026-03-14');
    expect(await stands(id)).toMatchObject({ status: 'Ended' });
  });

  it('goes on trying where the bank wants the owner', async () => {
    const { id } = await running();
    const payment = await tried(id, '2026-02-28');
    await invoicing(payment, ProductMovedEvent.PRODUCT_CHECKOUT_STARTED, {
      declineReason: 'authentication_challenge',
    });
    expect((await last(id)).status).toBe('Declined');
    await invoicing(payment, ProductMovedEvent.PRODUCT_PAID);
    expect(await stands(id)).toMatchObject({ status: 'Subscription started', start: '2026-02-28' });
  });

  it('without a card is asked for, and ends after fourteen days', async () => {
    const { id } = await running();
    await card(id, null);
    await until('2026-02-25');
    await invoicing((await last(id)).id, ProductMovedEvent.PRODUCT_CREATED);
    await until('2026-02-28');
    expect(await last(id)).toMatchObject({ status: 'Notified', attempts: 0 });
    expect(await stands(id)).toMatchObject({ status: 'Past due' });
    await until('2026-03-14');
    expect(await stands(id)).toMatchObject({ status: 'Ended' });
    expect(await last(id)).toMatchObject({ status: 'Failed', attempts: 0 });
  });

  it('is never charged for what lies long back: a clock 400 days ahead ends it', async () => {
    const { id } = await running();
    await until('2027-03-07');
    expect(await stands(id)).toMatchObject({ status: 'Ended' });
    expect((await payments(id)).map(({ status, attempts }) => [status, attempts])).toEqual([['Paid', 0]]);
  });

  it('goes on as it is where a paid period is given back: the money is one thing, the days another', async () => {
    const { id } = await running();
    const payment = await tried(id, '2026-02-28');
    await invoicing(payment, ProductMovedEvent.PRODUCT_PAID);
    const before = await stands(id);
    expect(before).toMatchObject({ status: 'Subscription started', start: '2026-02-28' });
    await invoicing(payment, ProductMovedEvent.PRODUCT_REFUNDED);
    expect(await stands(id)).toEqual(before);
    await until('2026-03-28');
    await invoicing((await last(id)).id, ProductMovedEvent.PRODUCT_CREATED);
    await until('2026-03-31');
    expect(await last(id)).toMatchObject({ status: 'Charging', start: '2026-03-31', attempts: 1 });
  });

  it('cancelled it ends with its period, and what was announced is given up', async () => {
    const { id, viewer } = await running();
    await until('2026-02-25');
    await invoicing((await last(id)).id, ProductMovedEvent.PRODUCT_CREATED);
    await fixture.ask(
      viewer,
      'mutation ($id: ID!) { cancelBrandSubscription(id: $id, input: {}) { __typename } }',
      { id },
    );
    await until('2026-02-28');
    expect(await stands(id)).toMatchObject({ status: 'Ended' });
    expect(await last(id)).toMatchObject({ status: 'Failed', attempts: 0 });
  });
});

describe('an order with a trial', () => {
  it('begins it with a card, is charged after it, and there is none but the first', async () => {
    const viewer = someone();
    const { brandSubscriptionId: id, productId } = await order(viewer, { withTrial: true });
    expect([productId, await payments(id)]).toEqual([null, []]);
    await card(id);
    expect(await stands(id)).toMatchObject({ status: 'Trial started', end: '2026-02-13' });
    const payment = await tried(id, '2026-02-14');
    await invoicing(payment, ProductMovedEvent.PRODUCT_PAID);
    expect(await stands(id)).toMatchObject({
      status: 'Subscription started',
      start: '2026-02-14',
      end: '2026-03-13',
      anchor: '2026-02-14',
    });
    expect(await order(viewer, { withTrial: true, brandName: 'Second' })).toMatchObject({
      code: 'TRIAL_USED',
    });
  });

  it('is announced twice with the price of its first period, and cancelled on its last day not charged', async () => {
    const viewer = someone();
    const { brandSubscriptionId: id } = await order(viewer, { withTrial: true });
    await card(id);
    const announced = () =>
      fixture.db.query(
        `select data from tracking_event where stream_id = $1 and type = 'BrandSubscriptionTrialEndAnnounced' order by version`,
        [id],
      );
    await until('2026-02-10');
    // Nothing is announced without what is charged while there is time to learn it.
    expect(await announced()).toEqual([]);
    await invoicing((await last(id)).id, ProductMovedEvent.PRODUCT_CREATED);
    const firstCharge = { amountMinor: 6027, currency: 'EUR' };
    const data = { tier: 'Shield', endDate: '2026-02-13', brandName: 'Lumara', hasCard: true, firstCharge };
    expect(await announced()).toMatchObject([{ data }]);
    expect((await last(id)).status).toBe('Prepared');
    await until('2026-02-11');
    expect((await last(id)).status).toBe('Notified');
    await until('2026-02-12');
    expect(await announced()).toMatchObject([{ data }, { data }]);
    await until('2026-02-13');
    const cancel = 'mutation ($id: ID!) { cancelBrandSubscription(id: $id, input: {}) { __typename } }';
    await fixture.ask(viewer, cancel, { id });
    await until('2026-02-14');
    expect(await stands(id)).toMatchObject({ status: 'Ended' });
    expect(await last(id)).toMatchObject({ status: 'Failed', attempts: 0 });
  });

  it('begins with the consent alone, on the day it is there, with its first scan, and once', async () => {
    const { brandSubscriptionId: id } = await order(someone(), { withTrial: true });
    await until('2026-02-02');
    expect(await stands(id)).toMatchObject({ status: 'Created', start: null });
    await consent(systemIds.next(), 'CHARGE_CONSENT_GIVEN', {
      brandSubscriptionId: systemIds.next(),
      userPaymentMethodId: nameBasedId('card'),
    });
    expect(await stands(id)).toMatchObject({ status: 'Created' });
    await card(id);
    const begun = { status: 'Trial started', start: '2026-02-02', end: '2026-02-15' };
    expect(await stands(id)).toMatchObject(begun);
    clock.moveTo(new Date('2026-02-05T12:00:00Z'));
    await card(id, nameBasedId('another card'));
    expect(await stands(id)).toMatchObject(begun);
    const [row] = await fixture.db.query(
      `select s.user_payment_method_id as card, (select count(*)::integer from brand_monitoring_task t where t.brand_subscription_id = s.id) as scans
       from brand_subscription s where s.id = $1`,
      [id],
    );
    expect(row).toEqual({ card: nameBasedId('another card'), scans: 1 });
  });

  it('ends with it where the card was taken away, lapses where there never was one', async () => {
    const { brandSubscriptionId: tries } = await order(someone(), { withTrial: true });
    const { brandSubscriptionId: never } = await order(someone(), { withTrial: true });
    await card(tries);
    await card(tries, null);
    await until('2026-02-14');
    expect(await stands(tries)).toMatchObject({ status: 'Ended' });
    await fixture.db.query(`update brand_subscription set created_at = $2 where id = $1`, [
      never,
      '2026-01-31T10:00:00Z',
    ]);
    await until('2026-03-03');
    expect(await stands(never)).toMatchObject({ status: 'Ended' });
  });
});

describe('an order', () => {
  it('is all there or nothing of it: platforms of the tier, own accounts, the first charge', async () => {
    const viewer = someone();
    const { brandSubscriptionId: id } = await order(viewer);
    const { data } = await fixture.ask(
      viewer,
      'query ($id: ID!) { brandSubscription(id: $id) { status ownAccounts brandName payerCountry platforms(limit: 30) { items { name } } payments { items { status startDate isFirst } } } }',
      { id },
    );
    expect(data.brandSubscription).toMatchObject({
      status: 'CREATED',
      ownAccounts: ['Lumara Outlet'],
      brandName: 'Lumara',
      payerCountry: 'SK',
      payments: { items: [{ status: 'PREPARED', startDate: '2026-01-31', isFirst: true }] },
    });
    expect(data.brandSubscription.platforms.items.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['eBay', 'Amazon', 'Domain names']),
    );
  });

  it.each([
    [{ brandName: '' }, 'BRAND_NEEDED'],
    [{ platforms: ['nowhere'] }, 'PLATFORM_NOT_OF_TIER'],
    [{ tier: 'WATCH', platforms: ['ebay'] }, 'PLATFORM_NOT_OF_TIER'],
    [{ platforms: ['ebay', 'amazon', 'etsy'] }, 'TOO_MANY_MARKETPLACES'],
    [{ userId: nameBasedId('somebody else') }, 'NOT_FOUND'],
    [{ brandName: null, brandId: nameBasedId('of nobody') }, 'INPUT_INVALID'],
  ])('%p is refused: %s', async (more, code) => {
    expect(await order(someone(), more)).toMatchObject({ code });
  });

  it('is not open to visitors', async () => {
    expect(await order(viewerOf('visitor'))).toBe('UNAUTHENTICATED');
  });

  it('lapses when its product is cancelled', async () => {
    const { brandSubscriptionId: id } = await order(someone());
    await invoicing((await last(id)).id, ProductMovedEvent.PRODUCT_CANCELLED);
    expect(await stands(id)).toMatchObject({ status: 'Ended' });
    expect(await last(id)).toMatchObject({ status: 'Failed' });
  });
});

describe('a tier', () => {
  async function upgrade(id: string, event: ProductMovedEvent): Promise<void> {
    await deliver(fixture.runtime, subscriptionProducts, {
      schema: ProductMovedSchema,
      source: 'invoicing',
      streamId: systemIds.next(),
      message: { event, product: { subjectType: 'brand_subscription', subjectId: id } },
    });
  }
  const asked = async (viewer: ReturnType<typeof viewerOf>, id: string, name: string, tier: string) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const { data } = await fixture.ask(
      viewer,
      `mutation ($id: ID!, $input: ${type}Input!) { done: ${name}(id: $id, input: $input) { ... on BrandSubscription { orderedTier nextTier } ${refusal} } }`,
      { id, input: { tier } },
    );
    return data.done;
  };

  it('is higher once the difference is paid, and stays where it is not', async () => {
    const { id, viewer } = await running();
    expect(await asked(viewer, id, 'orderBrandSubscriptionUpgrade', 'GUARD')).toMatchObject({
      orderedTier: 'GUARD',
    });
    await upgrade(id, ProductMovedEvent.PRODUCT_PAYMENT_FAILED);
    expect(await stands(id)).toMatchObject({ tier: 'Shield' });
    await asked(viewer, id, 'orderBrandSubscriptionUpgrade', 'GUARD');
    await upgrade(id, ProductMovedEvent.PRODUCT_PAID);
    expect(await stands(id)).toMatchObject({ tier: 'Guard' });
  });

  it('is lower from the next period on, whose charge is prepared for it', async () => {
    const { id, viewer } = await running();
    await asked(viewer, id, 'planBrandSubscriptionDowngrade', 'WATCH');
    const payment = await tried(id, '2026-02-28');
    expect(await asked(viewer, id, 'planBrandSubscriptionDowngrade', 'SHIELD')).toMatchObject({
      code: 'NEXT_PERIOD_PREPARED',
    });
    expect(await stands(id)).toMatchObject({ tier: 'Shield' });
    await invoicing(payment, ProductMovedEvent.PRODUCT_PAID);
    expect(await stands(id)).toMatchObject({ tier: 'Watch', start: '2026-02-28' });
  });
});
