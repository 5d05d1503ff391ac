import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { signFacts } from '@cotta/kit/edge/links/signed-facts.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { ProductMovedSchema, ProductMovedEvent } from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import { requestReminders } from '../reminders/reminder-worker.js';
import { paidAdditions } from '../../heard/invoicing/on-addition-payments.js';
import { orderPayments } from '../../heard/invoicing/on-order-payments.js';
import { requestsService } from '../../service.js';
import { admin, client, clientId, lawyer, stranger, testKey } from '../../testing/facts.js';

const REFUSED = '... on Refusal { code params { name value } fields { path code } }';
const [owner, address] = [nameBasedId('party', 'more'), nameBasedId('address', 'more')];
type Who = typeof client;

let fixture: ServiceFixture;
let id: string;
let applicationId: string;

beforeAll(async () => {
  fixture = await openServiceFixture(requestsService({ linkKey: testKey, encryptionKey: testKey }));
  await fixture.db.query('insert into party_copy (id, user_id, facts) values ($1, $3, $4), ($2, $3, $5)', [
    owner,
    address,
    clientId,
    JSON.stringify({ type: 'legal', business_name: 'Lumara s. r. o.' }),
    JSON.stringify({ street: 'Dlhá 1', city: 'Nitra', postcode: '949 01', country: 'SK' }),
  ]);
});
afterAll(() => fixture.close());

async function step(viewer: Who, command: string, input: object = {}) {
  const type = `${command[0]?.toUpperCase() ?? ''}${command.slice(1)}Input`;
  return (
    await fixture.ask(
      viewer,
      `mutation ($id: ID!, $input: ${type}!) { ${command}(id: $id, input: $input) { ... on RegistrationRequest { status } ${REFUSED} } }`,
      { id, input },
    )
  ).data[command];
}

async function saveGoods(viewer: Who, jurisdiction: string, ...classes: readonly number[]) {
  const input = {
    jurisdiction,
    goodsAndServices: classes.map((classNumber) => ({ classNumber, terms: ['lamps'] })),
  };
  return (
    await fixture.ask(
      viewer,
      `mutation ($id: ID!, $input: SaveApplicationGoodsInput!) { saveApplicationGoods(id: $id, input: $input) { ... on ApplicationJurisdiction { jurisdiction } ${REFUSED} } }`,
      { id, input },
    )
  ).data.saveApplicationGoods;
}

async function drafted(): Promise<Record<string, [number, string[]][]>> {
  const rows: { jurisdiction: string; goods: { classNumber: number; terms: string[] }[] }[] =
    await fixture.db.query(
      'select jurisdiction, goods_and_services as goods from application_jurisdiction where application_id = $1 order by 1',
      [applicationId],
    );
  return Object.fromEntries(
    rows.map((row) => [row.jurisdiction, row.goods.map(({ classNumber, terms }) => [classNumber, terms])]),
  );
}

const price = (filings: readonly string[], requestId = id): string =>
  signFacts(
    {
      use: 'additional-quote',
      facts: {
        quoteId: nameBasedId('quote', ...filings),
        requestId,
        total: 41_000,
        currency: 'EUR',
        filings,
      },
      expiresAt: new Date(fixture.runtime.clock.now().getTime() + 86_400_000),
    },
    testKey,
  );
const orderInput = (jurisdiction: string, classNumber: number, quote: string) => ({
  goods: [{ jurisdiction, classNumber, terms: ['shops'] }],
  quote,
});

interface Row {
  readonly jurisdiction: string;
  readonly classNumber: number;
  readonly paid: string;
  readonly drafted: boolean;
  readonly additionalOrder: {
    readonly id: string;
    readonly publicId: string;
    readonly product: { readonly id: string };
  } | null;
}
const units = async (viewer: Who): Promise<Row[]> =>
  (
    await fixture.ask(
      viewer,
      'query ($id: ID!) { registrationRequest(id: $id) { units { jurisdiction classNumber paid drafted additionalOrder { id publicId product { id } } } } }',
      { id },
    )
  ).data.registrationRequest?.units;
const additions = async (): Promise<readonly NonNullable<Row['additionalOrder']>[]> =>
  (await units(client)).flatMap(({ additionalOrder }) => additionalOrder ?? []);

const versions = new Map<string, number>();

/** What invoicing tells of the product of the newest addition. */
async function product(
  event: ProductMovedEvent,
  more: object = {},
  status = event === ProductMovedEvent.PRODUCT_PAID ? 'Paid' : 'Checkout completed',
): Promise<void> {
  const order = (await additions()).at(-1);
  const published = {
    productId: order?.product.id ?? '',
    subjectType: 'additional_order',
    subjectId: id,
    orderReference: order?.publicId ?? '',
    currency: 'EUR',
    ...more,
  };
  const version = (versions.get(published.productId) ?? 0) + 1;
  versions.set(published.productId, version);
  for (const consumer of [orderPayments, paidAdditions])
    await deliver(fixture.runtime, consumer, {
      schema: ProductMovedSchema,
      source: 'invoicing',
      streamId: published.productId,
      streamVersion: version,
      message: { product: published, event, status },
    });
}

/** One class in the European Union: ordered, paid, in the draft, with its owner. */
beforeEach(async () => {
  const order = {
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
    userId: clientId,
  };
  id = (
    await fixture.ask(
      admin,
      'mutation ($input: CreateRegistrationRequestInput!) { createRegistrationRequest(input: $input) { ... on RegistrationRequest { id } } }',
      { input: order },
    )
  ).data.createRegistrationRequest.id;
  await step(client, 'createOrder', {
    services: ['registration'],
    orderedItems: ['EU'],
    currency: 'EUR',
    filingClassesCount: 1,
    termsAccepted: true,
  });
  await step(admin, 'confirmInvoicePaid');
  await step(admin, 'markReadyForDrafting');
  applicationId = (
    await fixture.ask(
      admin,
      'mutation ($input: CreateApplicationInput!) { createApplication(input: $input) { ... on Application { id } } }',
      { input: { requestId: id, onboardingFinished: true, domicileAddressVisible: false } },
    )
  ).data.createApplication.id;
  const part = {
    applicationId,
    jurisdiction: 'EU',
    goodsAndServices: [{ classNumber: 9, terms: ['lamps'] }],
    usptoSpecimenToClass: [],
    colorClaimEnabled: false,
  };
  await fixture.ask(
    admin,
    'mutation ($input: CreateApplicationJurisdictionInput!) { createApplicationJurisdiction(input: $input) { ... on Refusal { code } } }',
    { input: part },
  );
  const chosen = { registrationEntity: owner, domicileAddress: address, mailingAddress: address };
  await fixture.ask(
    client,
    'mutation ($id: ID!, $input: ChooseApplicationPartiesInput!) { chooseApplicationParties(id: $id, input: $input) { ... on Refusal { code } } }',
    { id: applicationId, input: chosen },
  );
});

describe('what is ordered on top of a paid order', () => {
  it('is shown unpaid, is in no draft, and cannot be put there by anybody', async () => {
    expect(await step(client, 'orderMore', orderInput('EU', 35, price(['EU 1 on 1'])))).toEqual({
      status: 'READY_FOR_DRAFTING',
    });
    expect(await units(client)).toMatchObject([
      { classNumber: 9, paid: 'PAID', drafted: true },
      {
        jurisdiction: 'EU',
        classNumber: 35,
        paid: 'TO_PAY',
        drafted: false,
        additionalOrder: { publicId: expect.stringMatching(/^V-.+\/2$/) },
      },
    ]);
    for (const viewer of [client, lawyer, admin])
      expect(await saveGoods(viewer, 'EU', 9, 35)).toMatchObject({ code: 'MORE_THAN_PAID' });
    expect(await step(stranger, 'orderMore', orderInput('EU', 42, price(['EU 1 on 1'])))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await units(stranger)).toBeUndefined();
  });

  it('joins the draft with its money and the terms that were picked, once, also at a new office', async () => {
    await step(client, 'orderMore', orderInput('EU', 35, price(['EU 1 on 1'])));
    await product(ProductMovedEvent.PRODUCT_PAID);
    await product(ProductMovedEvent.PRODUCT_PAID);
    expect(await drafted()).toEqual({
      EU: [
        [9, ['lamps']],
        [35, ['shops']],
      ],
    });
    await step(client, 'orderMore', orderInput('CH', 9, price(['CH 1 on 0'])));
    await product(ProductMovedEvent.PRODUCT_PAID);
    expect(await drafted()).toEqual({
      EU: [
        [9, ['lamps']],
        [35, ['shops']],
      ],
      CH: [[9, ['shops']]],
    });
    expect(
      (await units(client)).map(({ jurisdiction, classNumber, paid, drafted: isDrafted }) => [
        jurisdiction,
        classNumber,
        paid,
        isDrafted,
      ]),
    ).toEqual([
      ['EU', 9, 'PAID', true],
      ['EU', 35, 'PAID', true],
      ['CH', 9, 'PAID', true],
    ]);
    const { offices } = (
      await fixture.ask(
        client,
        'query ($id: ID!) { filingCopy(requestId: $id) { offices { jurisdiction termsWritten { classNumber writer terms } } } }',
        { id },
      )
    ).data.filingCopy;
    expect(offices).toEqual([
      { jurisdiction: 'CH', termsWritten: [{ classNumber: 9, writer: 'CLIENT', terms: ['shops'] }] },
      {
        jurisdiction: 'EU',
        termsWritten: [
          { classNumber: 9, writer: 'STAFF', terms: ['lamps'] },
          { classNumber: 35, writer: 'CLIENT', terms: ['shops'] },
        ],
      },
    ]);
    expect(await saveGoods(client, 'CH', 9)).toMatchObject({ jurisdiction: 'CH' });
  });

  it('brings a draft back that was sent, so that nobody approves another one than the lawyer sends', async () => {
    await step(client, 'requestReview');
    expect(await step(lawyer, 'sendForReview')).toEqual({ status: 'SENT_FOR_REVIEW' });
    await step(client, 'orderMore', orderInput('EU', 35, price(['EU 1 on 1'])));
    const { digest } = (
      await fixture.ask(client, 'query ($id: ID!) { filingCopy(requestId: $id) { digest } }', { id })
    ).data.filingCopy;
    await product(ProductMovedEvent.PRODUCT_PAID);
    expect(await step(client, 'approveApplication', { draftDigest: digest })).toMatchObject({
      code: 'WRONG_STATUS',
    });
    expect(await drafted()).toEqual({
      EU: [
        [9, ['lamps']],
        [35, ['shops']],
      ],
    });
    expect(await step(lawyer, 'sendForReview')).toEqual({ status: 'SENT_FOR_REVIEW' });
  });

  it('ends with the approval of the rest; its money counts all the same, and the draft stays what was approved', async () => {
    await step(client, 'requestReview');
    await step(lawyer, 'sendForReview');
    await step(client, 'orderMore', orderInput('EU', 35, price(['EU 1 on 1'])));
    const order = (await additions()).at(-1);
    const { digest } = (
      await fixture.ask(client, 'query ($id: ID!) { filingCopy(requestId: $id) { digest } }', { id })
    ).data.filingCopy;
    expect(await step(client, 'approveApplication', { draftDigest: digest })).toEqual({
      status: 'APPLICATION_APPROVED',
    });
    expect(await additions()).toEqual([]);
    await deliver(fixture.runtime, paidAdditions, {
      schema: ProductMovedSchema,
      source: 'invoicing',
      streamId: order?.product.id ?? '',
      message: {
        product: { productId: order?.product.id ?? '', subjectType: 'additional_order', subjectId: id },
        event: ProductMovedEvent.PRODUCT_PAID,
      },
    });
    expect(
      (await units(client)).map(({ classNumber, paid, drafted: isDrafted }) => [
        classNumber,
        paid,
        isDrafted,
      ]),
    ).toEqual([
      [9, 'PAID', true],
      [35, 'PAID', false],
    ]);
    expect(await drafted()).toEqual({ EU: [[9, ['lamps']]] });
  });

  it('is taken out while no money is on its way, and leaves nothing behind', async () => {
    await step(client, 'orderMore', orderInput('EU', 35, price(['EU 1 on 1'])));
    const [order] = await additions();
    await product(ProductMovedEvent.PRODUCT_CHECKOUT_COMPLETED, { paymentType: 'card' });
    expect(await step(client, 'takeOut', { additionalOrderId: order?.id })).toMatchObject({
      code: 'PAYMENT_UNDER_WAY',
    });
    await product(ProductMovedEvent.PRODUCT_CHECKOUT_COMPLETED, { paymentType: 'transfer' });
    expect(await step(stranger, 'takeOut', { additionalOrderId: order?.id })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await step(client, 'takeOut', { additionalOrderId: order?.id })).toEqual({
      status: 'READY_FOR_DRAFTING',
    });
    expect(await units(client)).toMatchObject([{ classNumber: 9 }]);
  });

  it('lapses when nobody has paid it for fourteen days', async () => {
    await step(client, 'orderMore', orderInput('EU', 35, price(['EU 1 on 1'])));
    const [due]: { due: Date }[] = await fixture.db.query(
      `select due_at as due from reminder where kind = 'additional-order-over' and subject_id = $1`,
      [id],
    );
    const days = ((due?.due.getTime() ?? 0) - fixture.runtime.clock.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(13);
    expect(days).toBeLessThan(19);
    await fixture.db.query(
      `update reminder set due_at = $2 where kind = 'additional-order-over' and subject_id = $1`,
      [id, fixture.runtime.clock.now()],
    );
    expect(await requestReminders(fixture.runtime).scan()).toMatchObject({ failed: 0 });
    expect(await units(client)).toMatchObject([{ classNumber: 9 }]);
    await step(client, 'orderMore', orderInput('EU', 35, price(['EU 1 on 1'])));
    expect((await additions()).map(({ publicId }) => publicId.slice(-2))).toEqual(['/3']);
  });

  it('leaves the draft and the order when all of its money went back', async () => {
    await step(client, 'orderMore', orderInput('EU', 35, price(['EU 1 on 1'])));
    await product(ProductMovedEvent.PRODUCT_PAID);
    await step(client, 'orderMore', orderInput('CH', 9, price(['CH 1 on 0'])));
    await product(ProductMovedEvent.PRODUCT_PAID);
    await step(client, 'requestReview', { leaveOutUnused: true });
    await product(ProductMovedEvent.PRODUCT_REFUNDED, {}, 'Refunded');
    expect(await drafted()).toEqual({
      EU: [
        [9, ['lamps']],
        [35, ['shops']],
      ],
    });
    expect(
      (await units(client)).map(({ jurisdiction, classNumber, paid }) => [jurisdiction, classNumber, paid]),
    ).toEqual([
      ['EU', 9, 'PAID'],
      ['EU', 35, 'PAID'],
      ['CH', 9, 'PAID_BACK'],
    ]);
    expect(await saveGoods(client, 'EU', 9, 35)).toMatchObject({ jurisdiction: 'EU' });
  });

  it('does not come back with a client who was silent while its money went back', async () => {
    await step(client, 'orderMore', {
      goods: [35, 42].map((classNumber) => ({ jurisdiction: 'EU', classNumber, terms: ['shops'] })),
      quote: price(['EU 2 on 1']),
    });
    await product(ProductMovedEvent.PRODUCT_PAID);
    expect(await step(admin, 'giveUpRequest')).toEqual({ status: 'CLIENT_UNRESPONSIVE' });
    await product(ProductMovedEvent.PRODUCT_REFUNDED, {}, 'Refunded');
    expect(await step(client, 'reopenRequest')).toEqual({ status: 'READY_FOR_DRAFTING' });
    expect((await units(client)).map(({ classNumber, paid }) => [classNumber, paid])).toEqual([
      [9, 'PAID'],
      [35, 'PAID_BACK'],
      [42, 'PAID_BACK'],
    ]);
    for (const [viewer, move] of [
      [client, 'requestReview'],
      [lawyer, 'sendForReview'],
    ] as const)
      expect(await step(viewer, move, { leaveOutUnused: true })).toMatchObject({ code: 'MORE_THAN_PAID' });
    expect(await saveGoods(client, 'EU', 9)).toMatchObject({ jurisdiction: 'EU' });
    expect(await saveGoods(client, 'EU', 9, 35)).toMatchObject({ code: 'MORE_THAN_PAID' });
    expect(await step(lawyer, 'sendForReview')).toEqual({ status: 'SENT_FOR_REVIEW' });
  });

  it('leaves also what was not taken back by hand before', async () => {
    await step(client, 'orderMore', {
      goods: [35, 42].map((classNumber) => ({ jurisdiction: 'EU', classNumber, terms: ['shops'] })),
      quote: price(['EU 2 on 1']),
    });
    await product(ProductMovedEvent.PRODUCT_PAID);
    await saveGoods(client, 'EU', 9, 42);
    expect(
      await step(admin, 'takeUnitsBack', {
        jurisdiction: 'EU',
        classNumbers: [35],
        reason: 'The client changed plans.',
      }),
    ).toEqual({ status: 'READY_FOR_DRAFTING' });
    await product(ProductMovedEvent.PRODUCT_REFUNDED, {}, 'Refunded');
    expect(await drafted()).toEqual({ EU: [[9, ['lamps']]] });
    expect((await units(client)).map(({ classNumber, paid }) => [classNumber, paid])).toEqual([
      [9, 'PAID'],
      [35, 'PAID_BACK'],
      [42, 'PAID_BACK'],
    ]);
  });

  it('is over with its product, whoever ends that', async () => {
    await step(client, 'orderMore', orderInput('EU', 35, price(['EU 1 on 1'])));
    await product(ProductMovedEvent.PRODUCT_CANCELLED);
    expect(await additions()).toEqual([]);
  });
});
