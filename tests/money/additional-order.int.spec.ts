import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { until } from '@cotta/kit/testing/until.js';
import type { ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { invoicingService, offlineParts, product } from '@cotta/invoicing/testing.js';
import { requestsService } from '@cotta/requests/testing.js';
import { openJoinedStack, type Asking, type JoinedStack } from '../testkit/joined-stack.js';
import { carryFacts } from './carry-facts.js';
import { billing, key } from './order-desk.js';

const customer: Asking = { role: 'customer', userId: systemIds.next() };
const stranger: Asking = { role: 'customer', userId: systemIds.next() };
const admin: Asking = { role: 'admin', userId: systemIds.next() };
const definitions = {
  requests: requestsService({ linkKey: key, encryptionKey: key }),
  invoicing: invoicingService({ ...offlineParts, linkKey: key, encryptionKey: key }),
};
const priced = { currency: 'EUR', customerKind: 'CONSUMER', country: 'SK', postcode: '81101' };

let stack: JoinedStack;
let id: string;

beforeAll(async () => {
  stack = await openJoinedStack([definitions.requests, definitions.invoicing]);
  // The first question finds everything cold.
  await until(
    'the gateway and the services answer',
    async () =>
      (
        await stack.ask(
          admin,
          'query { registrationRequestList(limit: 1) { items { id } } productList(limit: 1) { items { id } } }',
        )
      ).body.errors === undefined,
  );
});
afterAll(() => stack.close());

type Answer = Record<string, unknown>;
const outcome = ({
  body,
}: {
  readonly body: { readonly data: Record<string, Answer> | null; readonly errors?: readonly object[] };
}): Answer => Object.values(body.data ?? {})[0] ?? { errors: body.errors };
const stageOf = (name: 'requests' | 'invoicing'): ServiceFixture => stack.fixtures[name] as ServiceFixture;

/** Carries what both say to both, as Kafka would, until nothing moves. */
async function settle(): Promise<void> {
  const both = (['requests', 'invoicing'] as const).map((name) => ({
    runtime: stageOf(name).runtime,
    definition: definitions[name],
  }));
  let moved = 0;
  do {
    moved = 0;
    for (const from of both) moved += await carryFacts(from, both);
  } while (moved > 0);
}

async function step(who: Asking, command: string, input: object = {}): Promise<Answer> {
  const type = `${command[0]?.toUpperCase() ?? ''}${command.slice(1)}Input`;
  return outcome(
    await stack.ask(
      who,
      `mutation ($id: ID!, $input: ${type}!) { ${command}(id: $id, input: $input) { ... on RegistrationRequest { status } ... on Refusal { code } } }`,
      { id, input },
    ),
  );
}

interface Shown {
  readonly classNumber: number;
  readonly jurisdiction: string;
  readonly paid: string;
  readonly drafted: boolean;
  readonly additionalOrder: {
    readonly id: string;
    readonly publicId: string;
    readonly total: { readonly amountMinor: number };
    readonly product: {
      readonly id: string;
      readonly status: string;
      readonly total: { readonly amountMinor: number };
    } | null;
  } | null;
}
const UNITS =
  'units { jurisdiction classNumber paid drafted additionalOrder { id publicId total { amountMinor } product { id status total { amountMinor } } } }';
const order = async (): Promise<{ units: Shown[] }> =>
  outcome(
    await stack.ask(customer, `query ($id: ID!) { registrationRequest(id: $id) { ${UNITS} } }`, { id }),
  ) as never;
const addition = async (): Promise<NonNullable<Shown['additionalOrder']>> =>
  (await order()).units.flatMap((unit) => unit.additionalOrder ?? []).at(-1) as never;
const row = async (productId: string): Promise<Answer> =>
  (
    await stageOf('invoicing').db.query(
      'select p.status, p.order_reference, p.user_id, p.payable_until::text as until, i.status as invoice, i.number from product p left join invoice i on i.product_id = p.id where p.id = $1',
      [productId],
    )
  )[0];

/** The customer chooses a transfer, and the money comes. */
async function pay(productId: string): Promise<void> {
  const started = await stack.ask(
    customer,
    'mutation ($id: ID!, $input: StartProductCheckoutInput!) { startProductCheckout(id: $id, input: $input) { ... on Product { status } ... on Refusal { code message } } }',
    { id: productId, input: { paymentType: 'TRANSFER', billing } },
  );
  expect(outcome(started)).toMatchObject({ status: 'CHECKOUT_STARTED' });
  await settle();
  const paid = await handleCommand(stageOf('invoicing').runtime, {
    command: product.steps.payProduct,
    streamId: productId,
    input: {},
    viewer: systemViewer,
    commandId: systemIds.next(),
  });
  expect(paid).not.toHaveProperty('refusal');
  await settle();
}

const quote = async (who: Asking, filings: readonly object[]): Promise<Answer> =>
  outcome(await stack.stored(who, 'AdditionalOrderQuote', { id, filings }));
const first = async (classes: number): Promise<Answer> =>
  outcome(
    await stack.stored(customer, 'OrderQuote', {
      input: { ...priced, filings: [{ jurisdiction: 'EU', classes }] },
    }),
  );
const orderMore = async (token: unknown, jurisdiction: string, classNumber: number): Promise<Answer> =>
  outcome(
    await stack.stored(customer, 'OrderMore', {
      id,
      input: { goods: [{ jurisdiction, classNumber, terms: ['shops'] }], quote: token },
    }),
  );

/** One class in the European Union: ordered at its price, paid, in the draft. */
beforeEach(async () => {
  const input = {
    type: 'TEXT',
    value: 'Lumara',
    jurisdictions: ['EU'],
    jurisdictionsUndecided: false,
    websites: [],
    businessDescription: 'Lamps.',
    classes: [9],
    language: 'en',
    sendMarketingEmails: false,
    contact: { email: 'jana@client.test', firstName: 'Jana', lastName: 'Malá' },
    userId: customer.userId,
    country: 'SK',
  };
  id = String(
    outcome(
      await stack.ask(
        admin,
        'mutation ($input: CreateRegistrationRequestInput!) { createRegistrationRequest(input: $input) { ... on RegistrationRequest { id } } }',
        { input },
      ),
    )['id'],
  );
  const { token } = await first(1);
  await step(customer, 'createOrder', {
    services: ['registration'],
    orderedItems: ['EU'],
    currency: 'EUR',
    filingClassesCount: 1,
    termsAccepted: true,
    quote: token,
  });
  await settle();
  await pay(
    String(
      outcome(await stack.ask(customer, 'query ($id: ID!) { orderProduct(requestId: $id) { id } }', { id }))[
        'id'
      ],
    ),
  );
  expect((await order()).units).toMatchObject([{ classNumber: 9, paid: 'PAID', drafted: true }]);
});

describe('what is ordered on top of a paid order', () => {
  it('costs the difference, tax included, and is paid and invoiced for itself', async () => {
    const price = await quote(customer, [{ jurisdiction: 'EU', classes: 1, already: 1 }]);
    expect(price['total']).toBe(Number((await first(2))['total']) - Number((await first(1))['total']));
    expect(await orderMore(price['token'], 'EU', 35)).toMatchObject({ id });
    await settle();
    const placed = await addition();
    expect(placed).toMatchObject({
      publicId: expect.stringMatching(/\/2$/),
      total: { amountMinor: price['total'] },
      product: { status: 'CREATED', total: { amountMinor: price['total'] } },
    });
    const productId = placed.product?.id ?? '';
    expect(await row(productId)).toMatchObject({
      order_reference: placed.publicId,
      user_id: customer.userId,
      invoice: 'Prepared',
      number: null,
    });
    // Its own product stays the order's first one.
    expect(
      outcome(
        await stack.ask(customer, 'query ($id: ID!) { orderProduct(requestId: $id) { status } }', { id }),
      ),
    ).toEqual({ status: 'PAID' });
    await pay(productId);
    expect(await row(productId)).toMatchObject({
      status: 'Paid',
      invoice: 'Paid',
      number: expect.any(String),
    });
    expect(
      (await order()).units.map(({ classNumber, paid, drafted }) => [classNumber, paid, drafted]),
    ).toEqual([
      [9, 'PAID', true],
      [35, 'PAID', true],
    ]);
    expect(
      await stageOf('invoicing').db.query(
        'select count(*)::int as count from invoice where registration_request_id = $1',
        [id],
      ),
    ).toEqual([{ count: 2 }]);
  });

  it('has no price for a stranger, and none of another order, of another day’s classes or of a first order', async () => {
    expect(await quote(stranger, [{ jurisdiction: 'EU', classes: 1, already: 1 }])).toMatchObject({
      code: 'NOT_FOUND',
    });
    const cheaper = await quote(customer, [{ jurisdiction: 'EU', classes: 1, already: 9 }]);
    expect(await orderMore(cheaper['token'], 'EU', 35)).toMatchObject({ code: 'QUOTE_DIFFERS' });
    expect(await orderMore((await first(1))['token'], 'CH', 9)).toMatchObject({ code: 'QUOTE_INVALID' });
    for (const filings of [
      [{ jurisdiction: 'EU', classes: 0, already: 1 }],
      [{ jurisdiction: 'XX', classes: 1, already: 0 }],
      [
        { jurisdiction: 'CH', classes: 1, already: 0 },
        { jurisdiction: 'CH', classes: 1, already: 0 },
      ],
    ])
      expect(await quote(customer, filings)).toMatchObject({ code: 'INPUT_INVALID' });
  });

  it('is cancelled with its product when it is taken out, and is payable for fourteen days', async () => {
    await orderMore(
      (await quote(customer, [{ jurisdiction: 'CH', classes: 1, already: 0 }]))['token'],
      'CH',
      9,
    );
    await settle();
    const placed = await addition();
    const { until } = (await row(placed.product?.id ?? '')) as { until: string };
    expect(Math.round((Date.parse(until) - Date.now()) / 86_400_000)).toBeLessThanOrEqual(14);
    expect(
      outcome(await stack.stored(customer, 'TakeOutMore', { id, input: { additionalOrderId: placed.id } })),
    ).toMatchObject({ id });
    await settle();
    expect(await row(placed.product?.id ?? '')).toMatchObject({ status: 'Cancelled' });
    expect((await order()).units).toMatchObject([{ classNumber: 9 }]);
  });

  it('ends with the order: nobody pays for what nobody files', async () => {
    await orderMore(
      (await quote(customer, [{ jurisdiction: 'CH', classes: 1, already: 0 }]))['token'],
      'CH',
      9,
    );
    await settle();
    const placed = await addition();
    expect(await step(admin, 'giveUpRequest', { reason: 'No answer for a long time.' })).toMatchObject({
      status: 'CLIENT_UNRESPONSIVE',
    });
    await settle();
    expect(await row(placed.product?.id ?? '')).toMatchObject({ status: 'Cancelled' });
    expect(nameBasedId('product', 'additional_order', placed.id)).toBe(placed.product?.id);
  });
});
