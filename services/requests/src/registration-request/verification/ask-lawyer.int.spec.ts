import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readLink } from '@cotta/kit/edge/links/link-token.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { EntityChange, EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { RequestClaimedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { writtenMessages } from '../../heard/requests/on-messages.js';
import { claimedDrafts } from '../../heard/requests/on-request-claimed.js';
import { requestsService } from '../../service.js';
import { admin, byLink, client, clientId, lawyer, lawyerId, passerBy, testKey } from '../../testing/facts.js';

const QUESTION = '[1] European Union\nIs the sample enough to file?';
const ANSWER = 'It is: file now.';
let fixture: ServiceFixture;
let requestId: string;
let revision: number;

beforeAll(async () => {
  fixture = await openServiceFixture(requestsService({ linkKey: testKey, encryptionKey: testKey }));
  await fixture.db.query(`insert into staff_name (user_id, display_name) values ($1, 'Lena Demo')`, [
    lawyerId,
  ]);
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
  };
  requestId = (
    await fixture.ask(
      admin,
      'mutation ($input: CreateRegistrationRequestInput!) { createRegistrationRequest(input: $input) { ... on RegistrationRequest { id } } }',
      { input },
    )
  ).data.createRegistrationRequest.id;
  revision =
    (
      await fixture.ask(admin, 'query ($id: ID!) { registrationRequest(id: $id) { linkRevision } }', {
        id: requestId,
      })
    ).data.registrationRequest.linkRevision ?? 0;
});
afterAll(() => fixture.close());

const holder = (purpose: Parameters<typeof byLink>[0], otherwise: Parameters<typeof byLink>[1] = {}) =>
  byLink(purpose, { subjectId: requestId, revision, ...otherwise });
const asks = async (viewer: typeof client, text = QUESTION): Promise<{ messageId?: string; code?: string }> =>
  (
    await fixture.ask(
      viewer,
      'mutation ($input: AskLawyerInput!) { askLawyer(input: $input) { ... on QuestionAsked { messageId } ... on Refusal { code } } }',
      { input: { requestId, text } },
    )
  ).data?.askLawyer ?? {};
const reads = async (viewer: typeof client): Promise<unknown> =>
  (
    await fixture.ask(
      viewer,
      'query ($id: ID!) { requestMessages(requestId: $id) { text fromClient writer } }',
      { id: requestId },
    )
  ).data.requestMessages;

/** As the outbox tells of a line. */
const published = (entityId: string, facts: Readonly<Record<string, string>>): Promise<unknown> =>
  deliver(fixture.runtime, writtenMessages, {
    schema: EntityChangedSchema,
    source: 'requests',
    streamId: entityId,
    message: {
      entity: 'thread_comment',
      entityId,
      event: 'ThreadCommentAdded',
      change: EntityChange.ADDED,
      facts: {
        subject_type: 'registration_request',
        subject_id: requestId,
        visible_to_customer: 'true',
        ...facts,
      },
    },
  });
const written = async (): Promise<unknown> =>
  (
    await fixture.ask(admin, 'query ($id: ID!) { registrationRequest(id: $id) { timeline { type by } } }', {
      id: requestId,
    })
  ).data.registrationRequest.timeline
    .filter(({ type }: { type: string }) => type === 'MessageWritten')
    .map(({ by }: { by: string }) => by);

it('takes a question from whoever holds a link of the order, and from nobody else', async () => {
  for (const viewer of [
    passerBy,
    holder('verification-receipt', { revision: revision + 1 }),
    holder('verification-receipt', { subjectId: clientId }),
    holder('order-share'),
  ])
    expect(await asks(viewer)).toEqual({ code: 'NOT_FOUND' });
  expect(await asks(holder('verification-summary'), 'Why?')).toEqual({ code: 'INPUT_INVALID' });
  const { messageId = '' } = await asks(holder('verification-summary'));
  await published(messageId, {});
  expect(await written()).toEqual(['YOU']);
});

it('shows the conversation to whoever holds the link of the receipt; that of a report is passed on', async () => {
  const { id } = (
    await fixture.ask(
      lawyer,
      'mutation ($input: CreateThreadCommentInput!) { createThreadComment(input: $input) { ... on ThreadComment { id } } }',
      {
        input: {
          subjectType: 'REGISTRATION_REQUEST',
          subjectId: requestId,
          text: ANSWER,
          visibleToCustomer: true,
        },
      },
    )
  ).data.createThreadComment;
  await fixture.ask(
    lawyer,
    'mutation ($input: CreateThreadCommentInput!) { createThreadComment(input: $input) { ... on ThreadComment { id } } }',
    { input: { subjectType: 'REGISTRATION_REQUEST', subjectId: requestId, text: 'Between us: look again.' } },
  );
  await published(id, { author_id: lawyerId });
  expect(await written()).toEqual(['YOU', 'US']);
  expect(await reads(holder('verification-receipt'))).toEqual([
    { text: QUESTION, fromClient: true, writer: null },
    { text: ANSWER, fromClient: false, writer: 'Lena Demo' },
  ]);
  for (const viewer of [
    holder('verification-summary'),
    holder('verification-receipt', { revision: revision + 1 }),
    passerBy,
    client,
  ])
    expect(await reads(viewer)).toBeNull();
});

it('shows it by no link that the link of a report is exchanged for', async () => {
  const waysOn = async (viewer: typeof client): Promise<readonly string[]> => {
    const { orderLinks, registrationRequest } = (
      await fixture.ask(
        viewer,
        'query ($id: ID!) { orderLinks(requestId: $id) { edit share } registrationRequest(id: $id) { nextStep { formToken } } }',
        { id: requestId },
      )
    ).data;
    return [orderLinks.edit, orderLinks.share, registrationRequest.nextStep.formToken];
  };
  const open = (token: string): typeof client => {
    const reading = readLink(token, testKey, fixture.runtime.clock.now());
    if (reading.state !== 'valid') throw new Error('no link of ours');
    return byLink(reading.link.purpose, reading.link);
  };
  for (const token of await waysOn(holder('verification-summary')))
    expect(await reads(open(token))).toBeNull();
  for (const viewer of [holder('verification-receipt'), admin])
    expect((await waysOn(viewer)).map((token) => token[0])).toEqual(['r', 'o', 'r']);
});

it('gives the conversation to the account that the order is given to', async () => {
  await deliver(fixture.runtime, claimedDrafts, {
    schema: RequestClaimedSchema,
    source: 'requests',
    streamId: requestId,
    message: { request: { requestId, userId: clientId } },
  });
  const { items } = (
    await fixture.ask(
      client,
      'query ($id: ID!) { threadCommentList(filter: { subjectId: { eq: $id } }) { items { text } } }',
      { id: requestId },
    )
  ).data.threadCommentList;
  expect(items).toEqual([{ text: QUESTION }, { text: ANSWER }]);
});

it('answers ten questions of a day before it takes more', async () => {
  for (let count = 1; count < 10; count += 1)
    expect(await asks(holder('verification-receipt'), `${QUESTION} ${count}`)).toHaveProperty('messageId');
  expect(await asks(holder('verification-receipt'))).toEqual({ code: 'TOO_MANY_QUESTIONS' });
});
