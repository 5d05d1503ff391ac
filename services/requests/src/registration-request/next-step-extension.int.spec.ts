import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { EntityChange, EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { ProductMovedSchema, ProductMovedEvent } from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import { writtenMessages } from '../heard/requests/on-messages.js';
import { orderPayments } from '../heard/invoicing/on-order-payments.js';
import { requestsService } from '../service.js';
import { admin, client, clientId, lawyer, lawyerId, stranger, testKey } from '../testing/facts.js';

let fixture: ServiceFixture;
let requestId: string;
const productId = systemIds.next();
const REFUSED = '... on Refusal { code }';

beforeAll(async () => {
  fixture = await openServiceFixture(requestsService({ linkKey: testKey, encryptionKey: testKey }));
  await fixture.db.query(`insert into staff_name (user_id, display_name) values ($1, 'Lena Demo')`, [
    lawyerId,
  ]);
  requestId = await newOrder();
});
afterAll(() => fixture.close());

async function newOrder(): Promise<string> {
  const input = {
    type: 'TEXT',
    value: 'Lumara',
    jurisdictions: ['EU'],
    jurisdictionsUndecided: false,
    websites: [],
    businessDescription: 'Lamps of blown glass.',
    classes: [11],
    language: 'en',
    sendMarketingEmails: false,
    contact: { email: 'jana@client.test', firstName: 'Jana', lastName: 'Malá' },
    userId: clientId,
  };
  return (
    await fixture.ask(
      admin,
      'mutation ($input: CreateRegistrationRequestInput!) { createRegistrationRequest(input: $input) { ... on RegistrationRequest { id } } }',
      { input },
    )
  ).data.createRegistrationRequest.id;
}

const next = async (viewer = client): Promise<Record<string, unknown> | undefined> =>
  (
    await fixture.ask(
      viewer,
      'query ($id: ID!) { registrationRequest(id: $id) { nextStep { kind whoseTurn target count missing { kind } late stillOpen { amountMinor currency } product { id } formToken } } }',
      { id: requestId },
    )
  ).data.registrationRequest?.nextStep;
const move = async (viewer: typeof client, mutation: string, input = 'input: {}'): Promise<unknown> =>
  (
    await fixture.ask(
      viewer,
      `mutation ($id: ID!) { ${mutation}(id: $id, ${input}) { ... on RegistrationRequest { status } ${REFUSED} } }`,
      { id: requestId },
    )
  ).data[mutation];
let version = 0;
const money = (
  event: ProductMovedEvent,
  message: object = {},
  status = '',
  paymentType = '',
): Promise<unknown> =>
  deliver(fixture.runtime, orderPayments, {
    schema: ProductMovedSchema,
    source: 'invoicing',
    streamId: productId,
    streamVersion: (version += 1),
    message: {
      product: {
        productId,
        subjectType: 'registration_request',
        subjectId: requestId,
        currency: 'EUR',
        paymentType,
      },
      event,
      status,
      ...message,
    },
  });

it('leads an order that was begun to its form, with a link of its own', async () => {
  expect(await next()).toMatchObject({
    kind: 'ORDER_NOT_SENT',
    whoseTurn: 'YOU',
    target: 'ORDER_FORM',
    formToken: expect.stringMatching(/^r\./),
  });
  expect(await next(stranger)).toBeUndefined();
});

it('follows the money as invoicing tells of it: tried, declined, by transfer, in part', async () => {
  const order =
    'input: { services: ["registration"], orderedItems: ["EU"], currency: "EUR", filingClassesCount: 1, termsAccepted: true }';
  expect(await move(admin, 'createOrder', order)).toEqual({ status: 'ORDER_CREATED' });
  expect(await next()).toMatchObject({ kind: 'PRICE_COMES' });
  await money(ProductMovedEvent.PRODUCT_CREATED, {}, 'Created');
  expect(await next()).toMatchObject({ kind: 'PAY', target: 'CHECKOUT', product: { id: productId } });
  await money(ProductMovedEvent.PRODUCT_CHECKOUT_STARTED, {}, 'Checkout started', 'card');
  await money(ProductMovedEvent.PRODUCT_PAYMENT_FAILED, {}, 'Payment failed', 'card');
  expect(await next()).toMatchObject({ kind: 'PAYMENT_DECLINED', target: 'CHECKOUT' });
  await money(ProductMovedEvent.PRODUCT_CHECKOUT_COMPLETED, {}, 'Checkout completed', 'transfer');
  expect(await next()).toMatchObject({ kind: 'AWAIT_TRANSFER' });
  await money(ProductMovedEvent.PRODUCT_PARTLY_PAID, { amountMinor: 12_100n });
  expect(await next()).toMatchObject({
    kind: 'PAY_THE_REST',
    stillOpen: { amountMinor: 12_100, currency: 'EUR' },
  });
  expect(await move(client, 'withdrawRequest')).toEqual({ code: 'PART_PAID' });
  expect(await move(client, 'askToEndOrder')).toEqual({ code: 'UNPAID_CANCEL' });
  await money(ProductMovedEvent.PRODUCT_PAID, {}, 'Paid', 'transfer');
  expect(await next()).toMatchObject({ kind: 'DRAFT_OPENS', stillOpen: null });
  expect(await move(client, 'withdrawRequest')).toEqual({ code: 'PAID_ALREADY' });
});

it('counts the answers that the draft lacks, and no others', async () => {
  expect(await move(admin, 'confirmInvoicePaid')).toEqual({ status: 'ORDER_CREATED' });
  expect(await move(admin, 'markReadyForDrafting')).toEqual({ status: 'READY_FOR_DRAFTING' });
  expect(await next()).toMatchObject({ kind: 'DRAFT_OPENS' });
  const { id } = (
    await fixture.ask(
      admin,
      'mutation ($input: CreateApplicationInput!) { createApplication(input: $input) { ... on Application { id } } }',
      { input: { requestId, onboardingFinished: false, domicileAddressVisible: false } },
    )
  ).data.createApplication;
  await fixture.ask(
    admin,
    'mutation ($input: CreateApplicationJurisdictionInput!) { createApplicationJurisdiction(input: $input) { ... on ApplicationJurisdiction { id } } }',
    {
      input: {
        applicationId: id,
        jurisdiction: 'EU',
        goodsAndServices: [{ classNumber: 11, terms: ['lamps'] }],
        usptoSpecimenToClass: [],
        colorClaimEnabled: false,
      },
    },
  );
  expect(await next()).toMatchObject({
    kind: 'FILL_IN',
    whoseTurn: 'YOU',
    target: 'DRAFT',
    count: 3,
    missing: [{ kind: 'QUESTIONNAIRE' }, { kind: 'OWNER' }, { kind: 'ADDRESS' }],
  });
  const { draftGaps } = (
    await fixture.ask(
      client,
      'query ($id: ID!) { registrationRequest(id: $id) { draftGaps { kind before } } }',
      { id: requestId },
    )
  ).data.registrationRequest;
  expect(draftGaps).toEqual(
    ['QUESTIONNAIRE', 'OWNER', 'ADDRESS'].map((kind) => ({ kind, before: 'REVIEW' })),
  );
});

it('stops for the wish to end the order, told once, until it is taken back', async () => {
  expect(await move(stranger, 'askToEndOrder')).toEqual({ code: 'NOT_FOUND' });
  expect(await move(client, 'askToEndOrder', 'input: { reason: "We close the shop." }')).toEqual({
    status: 'READY_FOR_DRAFTING',
  });
  expect(await move(client, 'askToEndOrder')).toEqual({ code: 'END_ASKED_ALREADY' });
  expect(await next()).toMatchObject({
    kind: 'END_ASKED',
    whoseTurn: 'US',
    target: 'ORDER_PAGE',
    late: false,
  });
  expect(await move(lawyer, 'sendForReview')).toEqual({ code: 'END_ASKED' });
  expect(await move(client, 'requestReview')).toEqual({ code: 'END_ASKED' });
  const { timeline } = (
    await fixture.ask(
      client,
      'query ($id: ID!) { registrationRequest(id: $id) { timeline { type reason } } }',
      { id: requestId },
    )
  ).data.registrationRequest;
  expect(timeline).toContainEqual({ type: 'EndAsked', reason: 'We close the shop.' });
  // Why staff went on without payment stays with them.
  expect(timeline.filter(({ reason }: { reason: string | null }) => reason !== null)).toHaveLength(1);
  expect(await move(client, 'goOnWithOrder')).toEqual({ status: 'READY_FOR_DRAFTING' });
  expect(await next()).toMatchObject({ kind: 'FILL_IN' });
});

it('makes a message of client or lawyer a fact of the order, of whoever wrote it; nobody writes into another’s order', async () => {
  const write = async (viewer: typeof client, more: object = {}): Promise<{ id?: string; code?: string }> =>
    (
      await fixture.ask(
        viewer,
        `mutation ($input: CreateThreadCommentInput!) { createThreadComment(input: $input) { ... on ThreadComment { id } ${REFUSED} } }`,
        {
          input: {
            subjectType: 'REGISTRATION_REQUEST',
            subjectId: requestId,
            text: 'When do we file?',
            ...more,
          },
        },
      )
    ).data.createThreadComment;
  expect(await write(stranger)).toEqual({ code: 'INPUT_INVALID' });
  const mine = await write(client);
  const answer = await write(lawyer, { userId: clientId, visibleToCustomer: true, text: 'In two days.' });
  const note = await write(lawyer, { userId: clientId, text: 'Ask the colleague.' });
  const again = await write(client, { text: 'And in Spain?' });
  const unanswered: (string | null)[] = [];
  for (const [id, author, shown] of [
    [mine.id, clientId, 'true'],
    [answer.id, lawyerId, 'true'],
    [note.id, lawyerId, 'false'],
    [again.id, clientId, 'true'],
  ] as const) {
    const facts = {
      subject_type: 'registration_request',
      subject_id: requestId,
      author_id: author,
      user_id: clientId,
      visible_to_customer: shown,
    };
    await deliver(fixture.runtime, writtenMessages, {
      schema: EntityChangedSchema,
      source: 'requests',
      streamId: id ?? '',
      message: {
        entity: 'thread_comment',
        entityId: id ?? '',
        event: 'ThreadCommentAdded',
        change: EntityChange.ADDED,
        facts,
      },
    });
    unanswered.push(
      (
        await fixture.ask(lawyer, 'query ($id: ID!) { registrationRequest(id: $id) { unansweredSince } }', {
          id: requestId,
        })
      ).data.registrationRequest.unansweredSince,
    );
  }
  // Asked, answered, noted for colleagues, asked again.
  expect(unanswered).toEqual([expect.any(String), null, null, expect.any(String)]);
  const { timeline } = (
    await fixture.ask(
      client,
      'query ($id: ID!) { registrationRequest(id: $id) { timeline { type by actorName } } }',
      { id: requestId },
    )
  ).data.registrationRequest;
  expect(timeline.filter(({ type }: { type: string }) => type === 'MessageWritten')).toEqual([
    { type: 'MessageWritten', by: 'YOU', actorName: null },
    { type: 'MessageWritten', by: 'US', actorName: 'Lena Demo' },
    { type: 'MessageWritten', by: 'YOU', actorName: null },
  ]);
  const { items } = (
    await fixture.ask(
      client,
      'query ($id: ID!) { threadCommentList(filter: { subjectId: { eq: $id } }) { items { text authorName } } }',
      { id: requestId },
    )
  ).data.threadCommentList;
  expect(items).toEqual([
    { text: 'When do we file?', authorName: null },
    { text: 'In two days.', authorName: 'Lena Demo' },
    { text: 'And in Spain?', authorName: null },
  ]);
});

it('rests while a payment is disputed at the payer’s bank, or lost there', async () => {
  await money(ProductMovedEvent.PRODUCT_DISPUTE_OPENED);
  expect(await next()).toMatchObject({ kind: 'PAYMENT_DISPUTED' });
  expect(await move(lawyer, 'sendForReview')).toEqual({ code: 'PAYMENT_DISPUTED' });
  await money(ProductMovedEvent.CHARGEBACK_BOOKED);
  expect(await move(lawyer, 'sendForReview')).toEqual({ code: 'PAYMENT_DISPUTED' });
  await money(ProductMovedEvent.PRODUCT_DISPUTE_WON);
  expect(await move(lawyer, 'sendForReview')).toEqual({ code: 'DRAFT_INCOMPLETE' });
});

it('is not taken up again by its client once money went back for its end', async () => {
  expect(await move(client, 'askToEndOrder')).toEqual({ status: 'READY_FOR_DRAFTING' });
  await money(ProductMovedEvent.PRODUCT_REFUNDED, { amountMinor: 10_000n }, 'Partly refunded');
  expect(await move(client, 'goOnWithOrder')).toEqual({ code: 'REFUND_BEGUN' });
  expect(await move(admin, 'goOnWithOrder')).toEqual({ status: 'READY_FOR_DRAFTING' });
});
