import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { client, type Client } from './card-holders.js';
import { admin, billing, openOrderDesk, type OrderDesk } from './order-desk.js';
import { agree, cardOnFile, productOf, subscriptionsOf } from './subscription-desk.js';

/** What changes between two periods, and what one of them costs then. Watch is €49 a month before tax. */
const clock = new FakeClock('2026-11-20T05:00:00Z');
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

interface Subscribed {
  readonly viewer: Client;
  readonly id: string;
  readonly card: string;
}

async function subscribed(more = {}): Promise<Subscribed> {
  const viewer = client();
  const id = await says.order(viewer.userId, more);
  const card = (await cardOnFile(desk, viewer, later)) ?? '';
  expect(await agree(desk, viewer, { brandSubscriptionId: id, userPaymentMethodId: card })).toBe(
    'ChargeConsent',
  );
  return { viewer, id, card };
}

/** Prepares the period and charges it. @returns its product, paid */
async function paidPeriod({ viewer, id }: Subscribed, charge: number): Promise<string> {
  const payment = await says.prepare(id, { anchor: '2026-11-20', charge, userId: viewer.userId });
  await desk.settle();
  await says.charge(payment);
  await desk.settle();
  await later();
  expect(await desk.row(productOf(payment))).toMatchObject({ status: 'Paid', invoice: 'Paid' });
  return productOf(payment);
}

const invoiceOf = async (product: string) => {
  const [row] = await desk.fixture.db.query(
    `select id, (total ->> 'amountMinor')::integer as total, tax_groups as taxes, customer ->> 'country' as country, customer ->> 'vatId' as "vatId" from invoice where product_id = $1`,
    [product],
  );
  return row;
};
const totals = async (who: Subscribed, charges: readonly number[]): Promise<number[]> => {
  const sums: number[] = [];
  for (const charge of charges) sums.push((await invoiceOf(await paidPeriod(who, charge))).total);
  return sums;
};

async function coupon(code: string, more: object = {}): Promise<void> {
  const { data, errors } = await desk.fixture.ask(
    admin,
    'mutation ($input: CreateDiscountCouponInput!) { it: createDiscountCoupon(input: $input) { __typename } }',
    {
      input: {
        code,
        discountType: 'PERCENT',
        lawyerFeesDiscount: '10',
        feesDiscount: '0',
        recurring: false,
        isActive: true,
        monitoringUpsell: false,
        ...more,
      },
    },
  );
  expect(errors).toBeUndefined();
  expect(data.it.__typename).toBe('DiscountCoupon');
}

const FULL = 6027;
const LESS = 5424;

describe('a coupon of a subscription', () => {
  it('that recurs is taken off each period while it is active, and the full price is charged from then on', async () => {
    await coupon('STAYS', { recurring: true });
    const who = await subscribed({ discount_coupon_code: 'STAYS' });
    expect(await totals(who, [1, 2, 3])).toEqual([LESS, LESS, LESS]);
    const { data } = await desk.fixture.ask(admin, '{ discountCouponList { items { id code } } }');
    const { id } = data.discountCouponList.items.find((one: { code: string }) => one.code === 'STAYS');
    await desk.fixture.ask(
      admin,
      'mutation ($id: ID!, $input: UpdateDiscountCouponInput!) { updateDiscountCoupon(id: $id, input: $input) { __typename } }',
      { id, input: { isActive: false } },
    );
    expect(await totals(who, [4])).toEqual([FULL]);
  });

  it('that does not recur is taken off the first period alone', async () => {
    await coupon('ONCE');
    expect(await totals(await subscribed({ discount_coupon_code: 'ONCE' }), [1, 2])).toEqual([LESS, FULL]);
  });

  it('of an offer after a scan is for whom the offer was made, and for nobody else', async () => {
    await coupon('AFTERSCAN', { monitoringUpsell: true, recurring: true });
    const offered = { discount_coupon_code: 'AFTERSCAN', from_monitoring_offer: true };
    expect(await totals(await subscribed(offered), [1, 2])).toEqual([LESS, LESS]);
    expect(await totals(await subscribed({ discount_coupon_code: 'AFTERSCAN' }), [1])).toEqual([FULL]);
  });
});

describe('the tax of a period', () => {
  it('is that of whoever agreed last: another country, then a business with a VAT number', async () => {
    const who = await subscribed();
    const consent = { brandSubscriptionId: who.id, userPaymentMethodId: who.card };
    const periods = [await paidPeriod(who, 1)];
    const czech = { ...billing, country: 'CZ', city: 'Brno', postcode: '60200' };
    expect(await agree(desk, who.viewer, { ...consent, billing: czech })).toBe('ChargeConsent');
    periods.push(await paidPeriod(who, 2));
    const german = { ...billing, country: 'DE', city: 'Berlin', postcode: '10115', vatId: 'DE123456789' };
    const business = { billing: german, customerKind: 'BUSINESS', vatNumber: 'DE123456789' };
    expect(await agree(desk, who.viewer, { ...consent, ...business })).toBe('ChargeConsent');
    periods.push(await paidPeriod(who, 3));
    const invoices = await Promise.all(periods.map(invoiceOf));
    expect(invoices.map(({ total, country }) => [total, country])).toEqual([
      [6027, 'SK'],
      [5929, 'CZ'],
      [4900, 'DE'],
    ]);
    expect(JSON.stringify(invoices[2].taxes)).toContain('AE');
  });
});

describe('a period that is given back', () => {
  it('has a credit note and its money, and the next one is charged as ever', async () => {
    const who = await subscribed();
    const product = await paidPeriod(who, 1);
    const { data, errors } = await desk.fixture.ask(
      admin,
      'mutation ($input: CreateCreditNoteInput!) { it: createCreditNote(input: $input) { __typename ... on Refusal { code message fields { path code } } } }',
      {
        input: {
          invoiceId: (await invoiceOf(product)).id,
          reason: 'Not wanted',
          credited: [{ category: 'S', rate: '23', base: 4900 }],
        },
      },
      systemIds.next(),
    );
    expect({ errors, it: data?.it }).toEqual({ errors: undefined, it: { __typename: 'CreditNote' } });
    await desk.settle();
    await later();
    expect(await desk.row(product)).toMatchObject({
      status: 'Refunded',
      refunded: { amountMinor: FULL, currency: 'EUR' },
    });
    expect(await totals(who, [2])).toEqual([FULL]);
  });
});
