import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { tablesWith } from '@cotta/kit/testing/tables-with.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { UserErasedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { requestsService } from '../service.js';
import { admin, someone, testKey } from '../testing/facts.js';

const definition = requestsService({ linkKey: testKey, encryptionKey: testKey });
const userId = systemIds.next();
const person = someone('customer', { userId });
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(definition);
});
afterAll(() => fixture.close());

const answers = {
  type: 'TEXT',
  value: 'Lumara',
  jurisdictions: ['EU'],
  jurisdictionsUndecided: false,
  websites: [],
  businessDescription: 'Lamps of blown glass.',
  classes: [11],
  language: 'en',
  sendMarketingEmails: false,
  contact: {
    email: 'zdislava@kvapilova.test',
    firstName: 'Zdislava',
    lastName: 'Kvapilová',
    phone: '+421905777333',
  },
};
const traces = () => tablesWith(fixture.db, 'kvapil|zdislava|905777333');

async function orderOf(): Promise<string> {
  const { data } = await fixture.ask(
    admin,
    `mutation ($input: CreateRegistrationRequestInput!) { createRegistrationRequest(input: $input) { ... on RegistrationRequest { id } } }`,
    { input: { ...answers, userId } },
  );
  return data.createRegistrationRequest.id;
}

const erased = () =>
  deliver(fixture.runtime, consumerOf(definition, 'erasure'), {
    schema: UserErasedSchema,
    message: { userId },
    source: 'accounts',
    streamId: userId,
  });

it('a person’s orders, comments and what was told of them lose their names; a rebuild gives the same rows', async () => {
  const id = await orderOf();
  await fixture.ask(
    admin,
    `mutation ($id: ID!) { updateRegistrationRequest(id: $id, input: { contactLastName: "Kvapilová-Malá", reason: "Frau Kvapilova called." }) { ... on Refusal { code } } }`,
    { id },
  );
  await fixture.ask(
    person,
    `mutation ($id: ID!) { createThreadComment(input: { subjectType: REGISTRATION_REQUEST, subjectId: $id, text: "Zdislava here." }) { ... on Refusal { code } } }`,
    { id },
  );
  const removed = await orderOf();
  await fixture.ask(
    admin,
    `mutation ($id: ID!) { deleteRegistrationRequest(id: $id) { ... on Refusal { code } } }`,
    { id: removed },
  );
  expect(await traces()).toEqual(['registration_request', 'row_change', 'thread_comment', 'tracking_event']);

  expect(await erased()).toBe('applied');
  expect(await traces()).toEqual([]);
  const { data } = await fixture.ask(
    admin,
    'query ($id: ID!) { registrationRequest(id: $id) { contactEmail contactLastName value } }',
    { id },
  );
  expect(data.registrationRequest).toEqual({
    contactEmail: `erased-${id}@erased.invalid`,
    contactLastName: '',
    value: 'Lumara',
  });
  expect((await rebuildCheck(fixture.db, definition.aggregates)).differences).toEqual([]);
  const [published]: { data: { rows: number; streamIds: string[] } }[] = await fixture.db.query(
    `select data from tracking_event where type = 'ErasureCompleted'`,
  );
  expect(published?.data).toMatchObject({
    userId,
    retained: [],
    streamIds: expect.arrayContaining([id, removed]),
  });
});

it('what was filed keeps its contact and is reported', async () => {
  const id = await orderOf();
  await fixture.db.query(`update registration_request set status = 'Filed' where id = $1`, [id]);
  await erased();
  expect(await traces()).toEqual(['registration_request', 'row_change', 'tracking_event']);
});

it('nobody but the function rewrites facts, and it writes nothing but neutral values', async () => {
  await expect(fixture.db.query(`update tracking_event set data = '{}'`)).rejects.toThrow(
    /permission denied/,
  );
  await expect(fixture.db.query(`select erase_events($1, '{"value":"Aurora"}')`, [[userId]])).rejects.toThrow(
    /can only become/,
  );
});
