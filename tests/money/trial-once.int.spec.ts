import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { BrandSubscriptionEvent } from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { client, REMOVE, type Client } from './card-holders.js';
import { billing, openOrderDesk, type OrderDesk } from './order-desk.js';
import { agree, cardOnFile, subscriptionsOf } from './subscription-desk.js';

const clock = new FakeClock('2026-11-16T09:00:00Z');
let desk: OrderDesk;
let say: ReturnType<typeof subscriptionsOf>;

beforeAll(async () => {
  desk = await openOrderDesk(clock, { savedCards: true });
  say = subscriptionsOf(desk);
});
afterAll(() => desk.close());

async function later(): Promise<void> {
  clock.moveBy({ minutes: 61 });
  await desk.settle();
}

let people = 0;
/** Somebody nobody knows: another name at another door. */
const somebody = () => {
  people += 1;
  return { ...billing, name: `Person ${String(people)}`, street: `Long street ${String(people)}` };
};
const expiring = (month: string) => ({ save: 'on', expires: `${month}/31` });

interface Asked {
  readonly viewer?: Client;
  readonly payer?: object;
  readonly card: Readonly<Record<string, string>>;
  readonly withTrial?: boolean;
  readonly vatNumber?: string;
}

/** Orders, puts a card on file and agrees. @returns what came of it, and of which subscription */
async function asks({ viewer = client(), payer = somebody(), card, withTrial = true, vatNumber }: Asked) {
  const id = await say.order(viewer.userId, { with_trial: withTrial });
  const userPaymentMethodId = (await cardOnFile(desk, viewer, later, card)) ?? '';
  const consent = {
    brandSubscriptionId: id,
    userPaymentMethodId,
    billing: payer,
    ...(vatNumber === undefined ? {} : { vatNumber, customerKind: 'BUSINESS' }),
  };
  return { viewer, id, consent, userPaymentMethodId, outcome: await agree(desk, viewer, consent) };
}

const begins = (id: string, day = '2026-11-16') =>
  say.subscription(
    id,
    { status: 'Trial started', trial_start_date: day },
    BrandSubscriptionEvent.BRAND_SUBSCRIPTION_TRIAL_STARTED,
  );

describe('a trial', () => {
  it('is not had again with the same card from another account, whatever name is given', async () => {
    const card = expiring('01');
    expect((await asks({ card })).outcome).toBe('ChargeConsent');
    expect((await asks({ card })).outcome).toBe('TRIAL_USED');
    expect((await asks({ card: expiring('02') })).outcome).toBe('ChargeConsent');
  });

  it('is not had again by taking the card and the consent away', async () => {
    const card = expiring('03');
    const { viewer, userPaymentMethodId } = await asks({ card });
    await desk.fixture.ask(viewer, REMOVE, { id: userPaymentMethodId });
    await later();
    const [{ left }] = await desk.fixture.db.query(
      'select count(*)::integer as left from charge_consent where user_payment_method_id = $1',
      [userPaymentMethodId],
    );
    expect(left).toBe(0);
    expect((await asks({ card })).outcome).toBe('TRIAL_USED');
  });

  it('is not had again at the same address or under the same VAT number with another card', async () => {
    const payer = somebody();
    expect((await asks({ payer, card: expiring('04') })).outcome).toBe('ChargeConsent');
    const retyped = { ...payer, name: payer.name.toUpperCase(), street: `${payer.street}. ` };
    expect((await asks({ payer: retyped, card: expiring('05') })).outcome).toBe('TRIAL_USED');
    const vatNumber = 'SK2020202020';
    expect((await asks({ card: expiring('06'), vatNumber })).outcome).toBe('ChargeConsent');
    expect((await asks({ card: expiring('07'), vatNumber: 'sk 2020202020' })).outcome).toBe('TRIAL_USED');
  });

  it('is not had again in the same account with another card and another payer', async () => {
    const { viewer, id } = await asks({ card: expiring('08') });
    await begins(id);
    expect((await asks({ viewer, card: expiring('09') })).outcome).toBe('TRIAL_USED');
  });

  it('is had by one of two who agree at once', async () => {
    const [first, second] = [
      await asks({ card: expiring('10'), withTrial: false }),
      await asks({ card: expiring('10'), withTrial: false }),
    ];
    const ids = await Promise.all(
      [first, second].map(({ viewer }) => say.order(viewer.userId, { with_trial: true })),
    );
    const outcomes = await Promise.all(
      [first, second].map(({ viewer, consent }, at) =>
        agree(desk, viewer, { ...consent, brandSubscriptionId: ids[at] ?? '' }),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['ChargeConsent', 'TRIAL_USED']);
  });

  it('that was had leaves every subscription without one, and its own, as it was', async () => {
    const card = expiring('11');
    const { viewer, id, consent } = await asks({ card });
    expect(await agree(desk, viewer, consent)).toBe('ChargeConsent');
    await begins(id);
    expect(await agree(desk, viewer, consent)).toBe('ChargeConsent');
    expect((await asks({ card, withTrial: false })).outcome).toBe('ChargeConsent');
  });

  it('is known by hashes alone, and the rows are what the events say', async () => {
    const rows = await desk.fixture.db.query('select fingerprint from trial_payer');
    expect(rows.length).toBeGreaterThan(5);
    for (const { fingerprint } of rows) expect(fingerprint).toMatch(/^[\w-]{43}$/);
    expect(await rebuildCheck(desk.fixture.db, desk.definition.aggregates)).toMatchObject({
      differences: [],
    });
  });
});
