import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { client, type Client } from './card-holders.js';
import { openOrderDesk, type OrderDesk } from './order-desk.js';
import { agree, cardOnFile, subscriptionsOf } from './subscription-desk.js';

const clock = new FakeClock('2026-03-17T05:00:00Z');
const march = { status: 'Subscription started', start_date: '2026-03-01', end_date: '2026-03-31' };
let desk: OrderDesk;
let says: ReturnType<typeof subscriptionsOf>;

beforeAll(async () => {
  desk = await openOrderDesk(clock, { savedCards: true });
  says = subscriptionsOf(desk);
});
afterAll(() => desk.close());

async function later(minutes = 61): Promise<void> {
  clock.moveBy({ minutes });
  await desk.settle();
}

/** Somebody in the middle of March whose card may be charged. */
async function subscribed(): Promise<{ viewer: Client; id: string }> {
  const viewer = client();
  const id = await says.order(viewer.userId, march);
  const userPaymentMethodId = (await cardOnFile(desk, viewer, later)) ?? '';
  expect(await agree(desk, viewer, { brandSubscriptionId: id, userPaymentMethodId })).toBe('ChargeConsent');
  return { viewer, id };
}

const differences = (id: string): Promise<{ id: string; status: string; total: object }[]> =>
  desk.fixture.db.query(
    `select id, status, total from product where subject_id = $1 and kind = 'BrandSubscriptionUpgrade'`,
    [id],
  );

// M30 of the money examples, on its own days: 49 → 99 on 17 March, fifteen days of thirty-one are left.
describe('a higher tier in the middle of a month', () => {
  it('is seen as what is left of both, and costs the difference to the cent, charged to the card at once', async () => {
    const { id, viewer } = await subscribed();
    const { data } = await desk.fixture.ask(
      viewer,
      `query ($id: ID!) { it: brandSubscriptionUpgradePrice(brandSubscriptionId: $id, tier: "Shield") {
         ... on BrandSubscriptionUpgradePrice { creditNet chargeNet net tax total remainingDays totalDays periodEnd laterTotal } ... on Refusal { code } } }`,
      { id },
    );
    expect(data.it).toEqual({
      creditNet: -2371,
      chargeNet: 4790,
      net: 2419,
      tax: 556,
      total: 2975,
      remainingDays: 15,
      totalDays: 31,
      periodEnd: '2026-03-31',
      laterTotal: 12177,
    });
    await says.upgrade(id, 'Shield');
    await desk.settle();
    await later();
    const [difference, ...others] = await differences(id);
    expect(others).toEqual([]);
    expect(difference).toMatchObject({ status: 'Paid', total: { amountMinor: 2975, currency: 'EUR' } });
    const { gateway_order_id: order, ...row } = await desk.row(difference?.id ?? '');
    expect(row).toMatchObject({ status: 'Paid', invoice: 'Paid' });
    expect(await desk.provider.order(String(order))).toMatchObject({ state: 'completed', amount: 2975 });
  });

  it('without a card that may be charged is left to be paid, and withdrawn with its period', async () => {
    const id = await says.order(client().userId, march);
    await says.upgrade(id, 'Shield');
    await desk.settle();
    expect(await differences(id)).toMatchObject([
      { status: 'Created', total: { amountMinor: 2975, currency: 'EUR' } },
    ]);
    await says.renew(id, { startDate: '2026-04-01', endDate: '2026-04-30' });
    await desk.settle();
    expect(await differences(id)).toMatchObject([{ status: 'Cancelled' }]);
  });
});
