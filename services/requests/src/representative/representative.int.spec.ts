import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { requestsService } from '../service.js';
import { admin, client, clientId, lawyer, testKey } from '../testing/facts.js';

const owner = nameBasedId('party', 'lumara');
const address = nameBasedId('address', 'nitra');
const REFUSED = '... on Refusal { code fields { path code } }';
let fixture: ServiceFixture;

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

const entry = {
  office: 'US',
  position: 1,
  kind: 'PARTNER',
  name: 'P. North',
  firm: 'Northbridge',
  street: '1 Elm Street',
  city: 'Boston',
  country: 'US',
  inUse: true,
};
const add = async (more: object, viewer = admin) =>
  (
    await fixture.ask(
      viewer,
      `mutation ($input: CreateRepresentativeInput!) { createRepresentative(input: $input) { ... on Representative { id } ${REFUSED} } }`,
      { input: { ...entry, ...more } },
    )
  ).data?.createRepresentative;
const amend = async (id: string, input: object) =>
  (
    await fixture.ask(
      admin,
      `mutation ($id: ID!, $input: UpdateRepresentativeInput!) { updateRepresentative(id: $id, input: $input) { ... on Representative { id } ${REFUSED} } }`,
      { id, input },
    )
  ).data.updateRepresentative;

/** An order with a draft at these offices: [id of the order, id of the part of the first office]. */
async function drafted(...offices: readonly string[]): Promise<readonly [string, string]> {
  const ask = async (document: string, input: object) => (await fixture.ask(admin, document, { input })).data;
  const { createRegistrationRequest: order } = await ask(
    'mutation ($input: CreateRegistrationRequestInput!) { createRegistrationRequest(input: $input) { ... on RegistrationRequest { id } } }',
    {
      type: 'TEXT',
      value: 'Lumara',
      jurisdictions: offices,
      jurisdictionsUndecided: false,
      websites: [],
      businessDescription: 'Lamps of blown glass.',
      classes: [11],
      language: 'sk',
      sendMarketingEmails: false,
      contact: { email: 'jana@client.test', firstName: 'Jana', lastName: 'Malá' },
      userId: clientId,
    },
  );
  const placed = {
    services: ['registration'],
    orderedItems: offices,
    currency: 'EUR',
    filingClassesCount: 1,
    termsAccepted: true,
  };
  await fixture.ask(
    admin,
    `mutation ($id: ID!, $input: CreateOrderInput!) { createOrder(id: $id, input: $input) { ${REFUSED} } }`,
    { id: order.id, input: placed },
  );
  const { createApplication: application } = await ask(
    'mutation ($input: CreateApplicationInput!) { createApplication(input: $input) { ... on Application { id } } }',
    {
      requestId: order.id,
      onboardingFinished: true,
      domicileAddressVisible: false,
    },
  );
  await fixture.ask(
    admin,
    `mutation ($id: ID!, $input: ChooseApplicationPartiesInput!) { chooseApplicationParties(id: $id, input: $input) { ${REFUSED} } }`,
    { id: application.id, input: { registrationEntity: owner, domicileAddress: address } },
  );
  const parts: string[] = [];
  for (const jurisdiction of offices) {
    const { createApplicationJurisdiction: part } = await ask(
      'mutation ($input: CreateApplicationJurisdictionInput!) { createApplicationJurisdiction(input: $input) { ... on ApplicationJurisdiction { id } } }',
      {
        applicationId: application.id,
        jurisdiction,
        goodsAndServices: [{ classNumber: 11, terms: ['lamps'] }],
        usptoSpecimenToClass: [],
        colorClaimEnabled: false,
        usptoFilingBasis: jurisdiction === 'US' ? '_1_B' : null,
      },
    );
    parts.push(part.id);
  }
  return [order.id, parts[0] ?? ''];
}

const lacking = async (id: string) =>
  (
    await fixture.ask(
      client,
      'query ($id: ID!) { registrationRequest(id: $id) { draftGaps { kind jurisdiction turn } } }',
      { id },
    )
  ).data.registrationRequest.draftGaps;
const copyOf = async (requestId: string) =>
  (
    await fixture.ask(
      client,
      'query ($requestId: ID!) { filingCopy(requestId: $requestId) { digest offices { content } } }',
      { requestId },
    )
  ).data.filingCopy;
const choose = async (id: string, representative: string | null, viewer = lawyer) =>
  (
    await fixture.ask(
      viewer,
      `mutation ($id: ID!, $input: ChooseRepresentativeInput!) { chooseRepresentative(id: $id, input: $input) { ... on ApplicationJurisdiction { representative { name } } ${REFUSED} } }`,
      { id, input: { representative } },
    )
  ).data?.chooseRepresentative;

it('is kept by admins: nobody else adds one, and two do not stand in one place', async () => {
  for (const viewer of [lawyer, client]) expect(await add({ office: 'JP' }, viewer)).toBeUndefined();
  expect(await add({ office: 'JP' })).toHaveProperty('id');
  expect((await add({ office: 'JP' })).code).toBeDefined();
});

it('has its number where the office takes nothing else', async () => {
  expect(await add({ office: 'EU' })).toMatchObject({
    fields: [{ path: ['officeNumber'], code: 'REQUIRED' }],
  });
});

it('is missing in the draft of an owner from abroad while nobody is listed, and nothing is sent', async () => {
  const [order, part] = await drafted('US');
  const gap = { kind: 'REPRESENTATIVE', jurisdiction: 'US', turn: 'LAWYER' };
  expect(await lacking(order)).toContainEqual(gap);
  const { id: second } = await add({ name: 'S. Second', position: 2 });
  expect(await choose(part, second)).toEqual({ representative: { name: 'S. Second' } });
  expect(await lacking(order)).not.toContainEqual(gap);
});

it('stands in a new draft as the first in use, in what the client reads, and in its digest', async () => {
  const { id: first } = await add({ officeNumber: '777' });
  const [order, part] = await drafted('US');
  const before = await copyOf(order);
  expect(before.offices[0].content.representative).toEqual({
    kind: 'partner',
    name: 'P. North',
    firm: 'Northbridge',
    officeNumber: '777',
    address: { street: '1 Elm Street', city: 'Boston', postcode: '', country: 'US', state: null },
  });
  expect(await amend(first, { name: 'Petra North' })).toHaveProperty('id');
  const corrected = await copyOf(order);
  expect(corrected.digest).not.toBe(before.digest);
  expect(await amend(first, { inUse: false })).toHaveProperty('id');
  const left = await copyOf(order);
  expect(left.offices[0].content).not.toHaveProperty('representative');
  expect(await lacking(order)).toContainEqual({ kind: 'REPRESENTATIVE', jurisdiction: 'US', turn: 'LAWYER' });
  expect(await choose(part, null)).toEqual({ representative: null });
  expect(await choose(part, first)).toEqual({
    code: 'INPUT_INVALID',
    fields: [{ path: ['representative'], code: 'NOT_IN_USE' }],
  });
  const [later] = await drafted('US');
  expect((await copyOf(later)).offices[0].content.representative.name).toBe('S. Second');
});

it('is of the office it is named at, and the firm’s to say', async () => {
  const { id: sloan } = await add({ office: 'EU', officeNumber: '12345', name: 'M. Sloan' });
  const [order, part] = await drafted('US', 'EU');
  expect(await choose(part, sloan)).toMatchObject({ fields: [{ code: 'NOT_HERE' }] });
  expect(await choose(part, nameBasedId('nobody'))).toMatchObject({
    fields: [{ code: 'UNKNOWN_REFERENCE' }],
  });
  expect(await choose(part, null, client)).toBeUndefined();
  expect(
    (await copyOf(order)).offices.map(
      ({ content }: { content: { representative: { name: string } } }) => content.representative.name,
    ),
  ).toEqual(['M. Sloan', 'S. Second']);
});
