import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { UserErasedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { invoicingService } from '@cotta/invoicing/testing.js';
import { client, REMOVE, START, VALIDATE, type Client } from './card-holders.js';
import { admin, billing, openOrderDesk, type OrderDesk } from './order-desk.js';

const clock = new FakeClock('2026-11-16T09:00:00Z');
let desk: OrderDesk;
let off: OrderDesk;

beforeAll(async () => {
  [desk, off] = [await openOrderDesk(clock, { savedCards: true }), await openOrderDesk(clock)];
});
beforeEach(async () => {
  await desk.sim.control('reset', { seed: systemIds.next() });
});
afterAll(() => Promise.all([desk.close(), off.close()]));

/** The type of what came back, or the code of what was refused. */
async function asked(
  viewer: Viewer,
  source: string,
  variables: Readonly<Record<string, unknown>>,
  at = desk,
): Promise<unknown> {
  const { data, errors } = await at.fixture.ask(viewer, source, variables);
  return data?.it?.code ?? data?.it?.__typename ?? errors?.[0]?.extensions?.code;
}

const start = (viewer: Viewer, id: string, more: object, at = desk): Promise<unknown> =>
  asked(viewer, START, { id, input: { paymentType: 'CARD', billing, ...more } }, at);
const cardsOf = async (viewer: Viewer) =>
  (
    await desk.fixture.ask(
      viewer,
      '{ userPaymentMethodList(limit: 20) { items { id status cardBrand cardLastFour cardExpiration } } }',
    )
  ).data.userPaymentMethodList.items as { id: string; status: string }[];
const ordered = (viewer: Client): Promise<string> => desk.order({}, { userId: viewer.userId });
const customersMade = (): Promise<number> => desk.sim.requests('revolut-merchant', 'POST', '/api/customers');

async function later(): Promise<void> {
  clock.moveBy({ minutes: 61 });
  await desk.settle();
}

/** Pays on the page of the provider, as a person would, and ticks its box or not. */
async function payOnPage(id: string, form: Readonly<Record<string, string>>): Promise<void> {
  const answer = await fetch(String((await desk.row(id))['checkout_url']), {
    method: 'POST',
    body: new URLSearchParams({ card: '4929420573595709', ...form }),
    redirect: 'manual',
  });
  expect(answer.status).toBeLessThan(400);
  await later();
}

/** A client whose card was kept with his consent. */
async function withCard(): Promise<{ readonly viewer: Client; readonly card: string }> {
  const viewer = client();
  const id = await ordered(viewer);
  expect(await start(viewer, id, { saveCard: true })).toBe('Product');
  await desk.settle();
  await payOnPage(id, { save: 'on' });
  expect(await desk.row(id)).toMatchObject({ status: 'Paid', invoice: 'Paid' });
  const [card] = await cardsOf(viewer);
  return { viewer, card: card?.id ?? '' };
}

async function paidWithCard(viewer: Client, card: string): Promise<string> {
  const id = await ordered(viewer);
  expect(await start(viewer, id, { paymentMethodId: card })).toBe('Product');
  await desk.settle();
  return id;
}

const captures = async (id: string): Promise<number> =>
  (
    await desk.fixture.db.query(
      `select count(*)::integer as n from product_event where product_id = $1 and kind = 'PaymentCaptured'`,
      [id],
    )
  )[0].n;
const charges = async (id: string): Promise<number> =>
  desk.sim.requests(
    'revolut-merchant',
    'POST',
    `/api/orders/${String((await desk.row(id))['gateway_order_id'])}/payments`,
  );

describe('a card', () => {
  it('is kept with consent alone: token, brand, last four, expiry, never its number', async () => {
    const { viewer } = await withCard();
    expect(await cardsOf(viewer)).toEqual([
      {
        id: expect.any(String),
        status: 'ACTIVE',
        cardBrand: 'visa',
        cardLastFour: '5709',
        cardExpiration: '12/2030',
      },
    ]);
    const everything =
      JSON.stringify(await desk.fixture.db.query('select data from tracking_event')) +
      JSON.stringify(await desk.fixture.db.query('select * from user_payment_method'));
    expect(everything).not.toContain('4929420573595709');
    expect(everything).toContain('gatewayMethodId');
  });

  it('is not kept when its payer did not agree here, or not there', async () => {
    const [silent, half] = [client(), client()];
    const first = await ordered(silent);
    await start(silent, first, {});
    await desk.settle();
    await payOnPage(first, { save: 'on' });
    const second = await ordered(half);
    await start(half, second, { saveCard: true });
    await desk.settle();
    await payOnPage(second, {});
    for (const viewer of [silent, half]) expect(await cardsOf(viewer)).toEqual([]);
    expect([await desk.row(first), await desk.row(second)]).toMatchObject([
      { status: 'Paid' },
      { status: 'Paid' },
    ]);
  });

  it('is kept under one customer of the provider, whatever address is typed', async () => {
    const { viewer } = await withCard();
    const id = await ordered(viewer);
    await start(viewer, id, { saveCard: true });
    await desk.settle();
    await payOnPage(id, { save: 'on', card: '5281438801804148' });
    expect((await cardsOf(viewer)).length).toBe(2);
    expect(await customersMade()).toBe(1);
    // The same address, typed by somebody else, opens nothing.
    const stranger = client();
    const other = await ordered(stranger);
    await start(stranger, other, { saveCard: true });
    await desk.settle();
    await payOnPage(other, {});
    expect(await cardsOf(stranger)).toEqual([]);
    expect(await customersMade()).toBe(2);
  });
});

describe('paying with a saved card', () => {
  it('charges once, however often the button is pressed', async () => {
    const { viewer, card } = await withCard();
    const id = await ordered(viewer);
    const pressed = await Promise.all([
      start(viewer, id, { paymentMethodId: card }),
      start(viewer, id, { paymentMethodId: card }),
    ]);
    expect(pressed).toContain('Product');
    await desk.settle();
    await later();
    expect(await desk.row(id)).toMatchObject({ status: 'Paid', invoice: 'Paid' });
    expect([await captures(id), await charges(id)]).toEqual([1, 1]);
  });

  it('charges once when the answer of the charge is lost', async () => {
    const { viewer, card } = await withCard();
    const id = await ordered(viewer);
    await start(viewer, id, { paymentMethodId: card });
    await desk.sim.control('faults', {
      vendor: 'revolut-merchant',
      kind: 'lost-answer',
      count: 1,
      method: 'POST',
      path: '/api/orders/',
    });
    await desk.settle();
    await later();
    expect(await desk.row(id)).toMatchObject({ status: 'Paid' });
    expect([await captures(id), await charges(id)]).toEqual([1, 1]);
  });

  it('that is declined says so and can be tried again, with this card or on the page', async () => {
    const { viewer, card } = await withCard();
    await desk.sim.control('revolut-merchant/charges', { outcome: 'declined', reason: 'insufficient_funds' });
    const id = await paidWithCard(viewer, card);
    await later();
    expect(await desk.row(id)).toMatchObject({
      status: 'Payment failed',
      decline_reason: 'insufficient_funds',
      invoice: 'Prepared',
    });
    expect(await start(viewer, id, { paymentMethodId: card })).toBe('Product');
    await desk.settle();
    await later();
    expect(await desk.row(id)).toMatchObject({ status: 'Paid' });
    expect([await captures(id), await charges(id)]).toEqual([1, 2]);
  });

  it('that is challenged goes on at the bank', async () => {
    const { viewer, card } = await withCard();
    await desk.sim.control('revolut-merchant/charges', { outcome: 'challenge' });
    const id = await paidWithCard(viewer, card);
    const { checkout_url: page, status, gateway_order_id: orderId } = await desk.row(id);
    expect([status, page]).toEqual(['Checkout started', expect.stringContaining('/challenge/')]);
    await desk.sim.control(`revolut-merchant/orders/${String(orderId)}/challenge`, { answer: 'pass' });
    await later();
    expect(await desk.row(id)).toMatchObject({ status: 'Paid' });
  });

  it('after a page was opened for a payment without one closes that page first', async () => {
    const { viewer, card } = await withCard();
    const id = await ordered(viewer);
    await start(viewer, id, {});
    await desk.settle();
    const { gateway_order_id: first } = await desk.row(id);
    await desk.sim.control(`revolut-merchant/orders/${String(first)}/pay`, {
      outcome: 'declined',
      reason: 'expired_card',
    });
    await later();
    expect(await start(viewer, id, { paymentMethodId: card })).toBe('Product');
    await desk.settle();
    await later();
    expect(await desk.row(id)).toMatchObject({ status: 'Paid' });
    expect((await desk.provider.order(String(first))).state).toBe('cancelled');
    expect(await captures(id)).toBe(1);
  });

  it('offers the page of the provider when the worker died before it had charged', async () => {
    const { viewer, card } = await withCard();
    const id = await ordered(viewer);
    await start(viewer, id, { paymentMethodId: card });
    await desk.sim.control('faults', {
      vendor: 'revolut-merchant',
      kind: 'reset',
      count: 1,
      method: 'POST',
      path: '/api/orders/',
    });
    await desk.settle();
    await later();
    expect(await desk.row(id)).toMatchObject({
      status: 'Checkout started',
      checkout_url: expect.stringContaining('/checkout/'),
    });
    await payOnPage(id, {});
    expect(await desk.row(id)).toMatchObject({ status: 'Paid' });
    expect(await captures(id)).toBe(1);
  });
});

describe('another one’s card', () => {
  it('is neither seen, used, checked nor taken away', async () => {
    const { card } = await withCard();
    const stranger = client();
    const id = await ordered(stranger);
    expect(await cardsOf(stranger)).toEqual([]);
    expect(
      (
        await desk.fixture.ask(stranger, 'query ($id: ID!) { userPaymentMethod(id: $id) { id } }', {
          id: card,
        })
      ).data.userPaymentMethod,
    ).toBeNull();
    expect(await start(stranger, id, { paymentMethodId: card })).toBe('UNKNOWN_CARD');
    expect(await start(stranger, id, { paymentMethodId: systemIds.next() })).toBe('UNKNOWN_CARD');
    expect([
      await asked(stranger, VALIDATE, { id: card }),
      await asked(stranger, REMOVE, { id: card }),
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(await asked(viewerOf('lawyer', systemIds.next()), VALIDATE, { id: card })).toBe('FORBIDDEN');
    expect(await desk.row(id)).toMatchObject({ status: 'Created' });
  });

  it('and a guest’s is none: cards are kept for accounts', async () => {
    const requestId = systemIds.next();
    const id = await desk.order({}, { userId: '', requestId });
    const guest = {
      ...viewerOf('visitor'),
      link: { purpose: 'verification-receipt' as const, subjectId: requestId, revision: 1 },
    };
    expect(await start(guest, id, { saveCard: true })).toBe('SIGN_IN_FOR_CARDS');
    expect(await start(guest, id, {})).toBe('Product');
  });

  it('nor are tokens told to anybody, staff included', async () => {
    const { card } = await withCard();
    const { errors } = await desk.fixture.ask(
      admin,
      'query ($id: ID!) { userPaymentMethod(id: $id) { gatewayMethodId } }',
      { id: card },
    );
    expect(errors?.[0]?.message).toContain('gatewayMethodId');
  });
});

describe('checking a card', () => {
  const status = async (viewer: Client): Promise<unknown> => (await cardsOf(viewer))[0]?.status;

  it('reserves a little and gives it up at once', async () => {
    const { viewer, card } = await withCard();
    expect(await asked(viewer, VALIDATE, { id: card })).toBe('UserPaymentMethod');
    expect(await status(viewer)).toBe('VALIDATING');
    await desk.settle();
    expect(await status(viewer)).toBe('ACTIVE');
    const [{ order }] = await desk.fixture.db.query(
      'select validation_order_id as order from user_payment_method where id = $1',
      [card],
    );
    expect(await desk.provider.order(order)).toMatchObject({ state: 'cancelled', amount: 100 });
  });

  it('tells a card that the bank refuses, or the provider keeps no more; such a card pays nothing', async () => {
    const { viewer, card } = await withCard();
    await desk.sim.control('revolut-merchant/charges', { outcome: 'declined', reason: 'restricted_card' });
    await asked(viewer, VALIDATE, { id: card });
    await desk.settle();
    expect(await status(viewer)).toBe('REJECTED');
    expect(await start(viewer, await ordered(viewer), { paymentMethodId: card })).toBe('CARD_NOT_USABLE');
    // Checked again, it is good again.
    await asked(viewer, VALIDATE, { id: card });
    await desk.settle();
    expect(await status(viewer)).toBe('ACTIVE');
    const [{ customer, method }] = await desk.fixture.db.query(
      'select gateway_customer_id as customer, gateway_method_id as method from user_payment_method where id = $1',
      [card],
    );
    await desk.provider.removeMethod(customer, method);
    await asked(viewer, VALIDATE, { id: card });
    await desk.settle();
    expect(await status(viewer)).toBe('REJECTED');
  });

  it('reserves once when the answer is lost', async () => {
    const { viewer, card } = await withCard();
    await asked(viewer, VALIDATE, { id: card });
    await desk.sim.control('faults', {
      vendor: 'revolut-merchant',
      kind: 'lost-answer',
      count: 1,
      method: 'POST',
      path: '/api/orders/',
    });
    await desk.settle();
    await later();
    expect(await status(viewer)).toBe('ACTIVE');
  });
});

describe('a card that is taken away', () => {
  it('is gone here and at the provider', async () => {
    const { viewer, card } = await withCard();
    const [{ customer }] = await desk.fixture.db.query(
      'select gateway_customer_id as customer from user_payment_method where id = $1',
      [card],
    );
    expect(await asked(viewer, REMOVE, { id: card })).toBe('UserPaymentMethod');
    await desk.settle();
    expect([await cardsOf(viewer), await desk.provider.savedMethods(customer)]).toEqual([[], []]);
    expect(await start(viewer, await ordered(viewer), { paymentMethodId: card })).toBe('UNKNOWN_CARD');
  });

  it('goes with its owner when he is erased', async () => {
    const { viewer, card } = await withCard();
    const [{ customer }] = await desk.fixture.db.query(
      'select gateway_customer_id as customer from user_payment_method where id = $1',
      [card],
    );
    await deliver(desk.fixture.runtime, consumerOf(desk.definition, 'erasure'), {
      schema: UserErasedSchema,
      source: 'accounts',
      streamId: viewer.userId,
      message: { userId: viewer.userId },
    });
    // What an erasure plans is due by the database's own clock.
    clock.moveTo(new Date(Date.now() + 60_000));
    await desk.settle();
    expect(await desk.provider.savedMethods(customer)).toEqual([]);
  });
});

describe('while the switch is off', () => {
  it('nothing of it is open', async () => {
    expect((await off.fixture.ask(viewerOf('visitor'), '{ savedCardsOffered }')).data).toEqual({
      savedCardsOffered: false,
    });
    expect((await desk.fixture.ask(viewerOf('visitor'), '{ savedCardsOffered }')).data).toEqual({
      savedCardsOffered: true,
    });
    const viewer = client();
    const id = await off.order({}, { userId: viewer.userId });
    for (const more of [{ saveCard: true }, { paymentMethodId: systemIds.next() }])
      expect(await start(viewer, id, more, off)).toBe('FEATURE_OFF');
    expect(await asked(viewer, VALIDATE, { id: systemIds.next() }, off)).toBe('FEATURE_OFF');
    expect(await start(viewer, id, {}, off)).toBe('Product');
  });
});

describe('the rows', () => {
  it('are as their events say', async () => {
    expect(await rebuildCheck(desk.fixture.db, invoicingService().aggregates)).toMatchObject({
      differences: [],
    });
  });
});
