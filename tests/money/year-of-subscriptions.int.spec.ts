import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { subscriptionsService } from '@cotta/subscriptions/testing.js';
import { REMOVE, START } from './card-holders.js';
import { admin } from './order-desk.js';
import { agree, cardPage, entersTheCard, productOf } from './subscription-desk.js';
import { openSubscriptionStage, type Subscriber, type SubscriptionStage } from './subscription-stage.js';
import { lettersOf, yearAccount, type YearLetter, type YearLine } from './year-account.js';

// A year of days on a machine that others use as well.
jest.setTimeout(1_800_000);

const PAGE = fileURLToPath(new URL('../../docs/a-year-of-subscriptions.md', import.meta.url));
const [FIRST, LAST] = ['2026-12-02', '2027-12-20'];
const clock = new FakeClock(`${FIRST}T08:00:00Z`);
let stage: SubscriptionStage;
const brands = new Map<string, string>();
const subscribers = new Map<string, { who: Subscriber; id: string }>();
let account: ReturnType<typeof yearAccount>;

beforeAll(async () => {
  stage = await openSubscriptionStage(clock);
  account = yearAccount(stage, brands);
});
afterAll(() => stage.close());

const refused = '__typename ... on Refusal { code fields { path code } }';

async function ask(
  { ask: asking }: SubscriptionStage['subscriptions'],
  viewer: Parameters<SubscriptionStage['subscriptions']['ask']>[0],
  [source, variables]: readonly [string, object],
) {
  const { data, errors } = await asking(viewer, source, { ...variables }, systemIds.next());
  expect({ errors, code: data?.it?.code, fields: data?.it?.fields }).toEqual({});
  await stage.settle();
  return data.it;
}

const subscribed = (brand: string) => {
  const found = subscribers.get(brand);
  if (found === undefined) throw new Error(`${brand} is not ordered`);
  return found;
};

async function order(brand: string, more: object): Promise<string> {
  const who = await stage.subscriber();
  brands.set(who.userId, brand);
  const input = {
    brandName: brand,
    currency: 'EUR',
    platforms: [],
    ownAccounts: [],
    trademarkIds: [],
    withTrial: false,
    payerCountry: 'SK',
    ...more,
  };
  const { brandSubscriptionId: id } = await ask(stage.subscriptions, who, [
    `mutation ($input: OrderBrandMonitoringInput!) { it: orderBrandMonitoring(input: $input) { ... on OrderedBrandMonitoring { brandSubscriptionId } ${refused} } }`,
    { input },
  ]);
  subscribers.set(brand, { who, id });
  return id;
}

/** Puts a card on file on the provider's page and agrees that it pays this subscription. */
async function givesCard(brand: string): Promise<void> {
  const { who, id } = subscribed(brand);
  const { checkoutUrl = '' } = await cardPage(stage.desk, who, { email: who.email });
  await entersTheCard(checkoutUrl);
  clock.moveBy({ minutes: 61 });
  await stage.settle();
  const { data } = await stage.desk.fixture.ask(
    who,
    '{ userPaymentMethodList(limit: 20) { items { id status createdAt } } }',
  );
  const cards: { id: string; createdAt: string }[] = data.userPaymentMethodList.items;
  const [newest] = cards.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const consent = { brandSubscriptionId: id, userPaymentMethodId: newest?.id ?? '', billing: who.payer };
  expect(await agree(stage.desk, who, consent)).toBe('ChargeConsent');
  await stage.settle();
}

async function removesCards(brand: string): Promise<void> {
  const { who } = subscribed(brand);
  const { data } = await stage.desk.fixture.ask(
    who,
    '{ userPaymentMethodList(limit: 20) { items { id status } } }',
  );
  const items: { id: string; status: string }[] = data.userPaymentMethodList.items;
  for (const { id } of items) await ask(stage.desk.fixture, who, [REMOVE, { id }]);
}

/** Pays the first period himself, on the page of the provider. */
async function paysFirst(brand: string): Promise<void> {
  const { who, id } = subscribed(brand);
  const [{ payment }] = await stage.subscriptions.db.query(
    'select id as payment from brand_subscription_payment where brand_subscription_id = $1',
    [id],
  );
  const product = productOf(payment);
  await ask(stage.desk.fixture, who, [
    START,
    { id: product, input: { paymentType: 'CARD', billing: who.payer } },
  ]);
  const { gateway_order_id: at } = await stage.desk.row(product);
  await stage.desk.sim.control(`revolut-merchant/orders/${String(at)}/pay`, {});
  clock.moveBy({ minutes: 61 });
  await stage.settle();
}

const bankSays = (outcome: object) => stage.desk.sim.control('revolut-merchant/charges', outcome);

/** What the owner orders of a subscription: `name` of the step, with its input. */
async function orders(brand: string, name: string, input: object): Promise<void> {
  const { who, id } = subscribed(brand);
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  await ask(stage.subscriptions, who, [
    `mutation ($id: ID!, $input: ${type}Input!) { it: ${name}(id: $id, input: $input) { ${refused} } }`,
    { id, input },
  ]);
}

/** The period that began on a day is given back wholly. */
async function givesBack(brand: string, start: string): Promise<void> {
  const [{ payment }] = await stage.subscriptions.db.query(
    'select id as payment from brand_subscription_payment where brand_subscription_id = $1 and start_date = $2',
    [subscribed(brand).id, start],
  );
  const [{ id, groups }] = await stage.desk.fixture.db.query(
    'select id, tax_groups as groups from invoice where product_id = $1',
    [productOf(payment)],
  );
  const credited = groups.map(({ category, rate, base }: Record<string, unknown>) => ({
    category,
    rate,
    base: typeof base === 'object' && base !== null && 'amountMinor' in base ? base.amountMinor : base,
  }));
  await ask(stage.desk.fixture, admin, [
    `mutation ($input: CreateCreditNoteInput!) { it: createCreditNote(input: $input) { ${refused} } }`,
    { input: { invoiceId: id, reason: 'Agreed with the client', credited } },
  ]);
}

/** The bank asked the owner; now he says yes there. */
async function confirmsAtBank(brand: string): Promise<void> {
  const [{ order: at }] = await stage.desk.fixture.db.query(
    `select gateway_order_id as order from product where user_id = $1 and decline_reason = 'authentication_challenge' and status <> 'Paid'`,
    [subscribed(brand).who.userId],
  );
  await stage.desk.sim.control(`revolut-merchant/orders/${at}/challenge`, { answer: 'pass' });
}

/** What happens besides the calendar, in the morning of a day. */
const STORY: Readonly<Record<string, () => Promise<unknown>>> = {
  '2026-12-02': async () => {
    await order('Lumara', { tier: 'SHIELD', paymentFrequency: 'MONTHLY', withTrial: true });
    await givesCard('Lumara');
  },
  '2026-12-04': async () => {
    await order('Nordhaven', { tier: 'WATCH', paymentFrequency: 'MONTHLY' });
    await paysFirst('Nordhaven');
    await givesCard('Nordhaven');
  },
  '2026-12-09': async () => {
    await order('Velumora', { tier: 'GUARD', paymentFrequency: 'QUARTERLY' });
    await paysFirst('Velumora');
    await givesCard('Velumora');
  },
  // Soft: tried again on day 3.
  '2027-03-15': () => bankSays({ outcome: 'declined', reason: 'insufficient_funds' }),
  // Hard: another card is awaited.
  '2027-02-03': () => bankSays({ outcome: 'declined', reason: 'expired_card' }),
  '2027-02-06': () => givesCard('Nordhaven'),
  // The bank of the card is not reached.
  '2027-03-08': () => bankSays({ outcome: 'declined', reason: 'issuer_not_available' }),
  // The bank wants its owner.
  '2027-07-15': () => bankSays({ outcome: 'challenge' }),
  '2027-07-17': () => confirmsAtBank('Lumara'),
  // No card at all, then one again.
  '2027-05-01': () => removesCards('Nordhaven'),
  '2027-05-08': () => givesCard('Nordhaven'),
  '2027-04-01': () => givesBack('Velumora', '2027-03-09'),
  '2027-05-03': () => orders('Lumara', 'orderBrandSubscriptionUpgrade', { tier: 'GUARD' }),
  '2027-06-14': () => orders('Velumora', 'planBrandSubscriptionDowngrade', { tier: 'SHIELD' }),
  // Declined four times it ends.
  ...Object.fromEntries(
    ['2027-09-03', '2027-09-06', '2027-09-10', '2027-09-17'].map((day) => [
      day,
      () => bankSays({ outcome: 'declined', reason: 'do_not_honour' }),
    ]),
  ),
  '2027-10-20': () => orders('Lumara', 'cancelBrandSubscription', {}),
  '2027-11-01': () => orders('Velumora', 'cancelBrandSubscription', {}),
};

const euro = (minor: number): string => `€${(minor / 100).toFixed(2)}`;

interface Sums {
  readonly invoices: number;
  readonly invoiced: number;
  readonly credited: number;
}

/** What the provider has: how often it took money for each order, and how much it took and gave back. */
async function atProvider() {
  const { provider } = stage.desk;
  const listed = await provider.ordersBetween(new Date(0), new Date('2100-01-01'));
  const orders = await Promise.all(listed.map(({ id }) => provider.order(id)));
  const paid = orders.filter(({ state, relatedOrderId }) => state === 'completed' && relatedOrderId === null);
  return {
    times: paid.map(({ payments }) => payments.filter(({ state }) => state === 'captured').length),
    captured: paid.reduce((sum, { amount }) => sum + amount, 0),
    refunded: paid.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0),
  };
}

async function onPaper(): Promise<Sums> {
  const [sums] = await stage.desk.fixture.db.query(
    `select (select count(*)::integer from invoice where number is not null) as invoices,
       (select sum((total ->> 'amountMinor')::integer)::integer from invoice where number is not null) as invoiced,
       (select -sum((total ->> 'amountMinor')::integer)::integer from credit_note) as credited`,
  );
  return sums;
}

/** The page of the documents: everything by day. */
function page(lines: readonly YearLine[], sums: string): string {
  return [
    '# A year of three subscriptions',
    '',
    'Every status, charge, document, movement of money and letter, on the day it was first seen: `tests/money/year-of-subscriptions.int.spec.ts` lives the year on a moved clock and prints this page with `COTTA_PRINT=1`.',
    '',
    'Lumara begins with a trial, takes a higher tier and is cancelled; Nordhaven needs another card, has none for a while, and ends unpaid; Velumora pays each quarter, gets one back, takes a lower tier and is cancelled.',
    '',
    sums,
    '',
    '| Day | Brand | What | |',
    '|---|---|---|---|',
    ...lines.map(({ day, brand, kind, text }) => `| ${day} | ${brand} | ${kind} | ${text} |`),
    '',
  ].join('\n');
}

let letters: YearLetter[] = [];
const letterLines = (): YearLine[] =>
  letters.map(({ day, to, subject }) => {
    const owner = [...subscribers.values()].find(({ who }) => who.email === to)?.who.userId ?? '';
    return { day, brand: brands.get(owner) ?? to, kind: 'letter', text: subject };
  });

describe('a year of three subscriptions', () => {
  beforeAll(async () => {
    for (let day = FIRST; day <= LAST; day = addDays(day, 1)) {
      await stage.work(`${day}T06:30:00Z`);
      await STORY[day]?.();
      await account.note(day);
      await stage.work(`${day}T12:00:00Z`);
      await account.note(day);
    }
    letters = await lettersOf(
      stage,
      [...subscribers.values()].map(({ who }) => who),
    );
    const lines = [...account.lines, ...letterLines()].toSorted((one, other) =>
      one.day.localeCompare(other.day),
    );
    const [{ invoices, invoiced, credited }, { captured, refunded }] = [await onPaper(), await atProvider()];
    const sums = `${invoices} invoices over ${euro(invoiced)} less ${euro(credited)} on credit notes; ${euro(captured)} captured less ${euro(refunded)} given back; ${letters.length} letters.`;
    const printed = page(lines, sums);
    if (process.env['COTTA_PRINT'] === '1') writeFileSync(PAGE, printed);
    process.stdout.write(`${printed}\n`);
  });

  it('ends with every subscription ended', async () => {
    const rows: { name: string; status: string }[] = await stage.subscriptions.db.query(
      'select b.name, s.status from brand_subscription s join brand b on b.id = s.brand_id order by b.name',
    );
    expect(rows.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'Lumara Ended',
      'Nordhaven Ended',
      'Velumora Ended',
    ]);
  });

  it('has each period paid once, one after the other, whatever the bank said meanwhile', async () => {
    const rows: { id: string; start: string; end: string }[] = await stage.subscriptions.db.query(
      `select brand_subscription_id as id, start_date::text as start, end_date::text as end from brand_subscription_payment where status = 'Paid' order by 1, 2`,
    );
    for (const [index, { id, start }] of rows.entries()) {
      const before = rows[index - 1];
      if (before?.id === id) expect(start).toBe(addDays(before.end, 1));
    }
    expect(rows).toHaveLength(11 + 9 + 4);
    const { times } = await atProvider();
    // With the difference to the higher tier.
    expect(times).toEqual(Array.from({ length: rows.length + 1 }, () => 1));
  });

  it('was declined in every way, and each time but the last it recovered', () => {
    const declined = account.lines.filter(({ text }) => text.startsWith('declined: '));
    expect([...new Set(declined.map(({ brand, text }) => `${brand} ${text.slice(10)}`))].toSorted()).toEqual([
      'Lumara authentication_challenge',
      'Lumara insufficient_funds',
      'Nordhaven do_not_honour',
      'Nordhaven expired_card',
      'Velumora issuer_not_available',
    ]);
  });

  it('has invoices less credit notes that are captures less refunds, to the cent', async () => {
    const [{ invoices, invoiced, credited }, { times, captured, refunded }] = [
      await onPaper(),
      await atProvider(),
    ];
    expect(invoices).toBe(times.length);
    expect(credited).toBeGreaterThan(0);
    expect({ invoiced, credited }).toEqual({ invoiced: captured, credited: refunded });
  });

  it('writes each letter once; a charge that was announced is no order, and its refusal is said once', () => {
    expect(letters.filter(({ accepted }) => accepted !== 1)).toEqual([]);
    const said = letterLines().map(({ day, brand, text }) => `${day} ${brand} ${text}`);
    expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([]);
    const times = (template: string) => letters.filter((letter) => letter.template === template).length;
    expect({
      confirmed: times('order-confirmed'),
      failed: times('payment-failed'),
      paid: times('invoice-paid'),
      back: times('refunded'),
      ended: times('subscription-ended-unpaid'),
    }).toEqual({ confirmed: 2, failed: 0, paid: 25, back: 1, ended: 1 });
    const declines = letters.filter(({ template }) =>
      ['charge-declined', 'charge-card-needed', 'charge-confirm'].includes(template),
    );
    // The fourth refusal is the letter of the end.
    expect(declines).toHaveLength(1 + 1 + 1 + 1 + 3);
  });

  it('leaves nothing open: no job, no message that was not handled, no letter, no product, no work', async () => {
    const { desk, subscriptions, workspace } = stage;
    const left = async ({ db }: typeof workspace, what: string): Promise<unknown> =>
      (await db.query(`select count(*)::integer as n from ${what}`))[0].n;
    for (const one of [desk.fixture, subscriptions, workspace])
      expect([await left(one, 'parked_event'), await left(one, 'dead_letter')]).toEqual([0, 0]);
    expect(await left(desk.fixture, 'money_job')).toBe(0);
    expect(await left(desk.fixture, `product where status not in ('Paid', 'Refunded', 'Cancelled')`)).toBe(0);
    expect(
      await left(
        desk.fixture,
        `invoice where number is not null and record_status is distinct from 'processed'`,
      ),
    ).toBe(0);
    expect(await left(workspace, `outgoing_mail where state <> 'sent'`)).toBe(0);
    expect(
      await workspace.db.query(`select kind, title from task where status = 'Open' and kind = 'payment'`),
    ).toEqual([]);
  });

  it('has rows that are as their events say', async () => {
    const { desk, subscriptions } = stage;
    for (const [db, { aggregates }] of [
      [desk.fixture.db, desk.definition],
      [subscriptions.db, subscriptionsService()],
    ] as const)
      expect(await rebuildCheck(db, aggregates)).toMatchObject({ differences: [] });
  });
});
