import { afterAll, beforeEach, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { requestsService } from '../../service.js';
import { admin, client, clientId, lawyer, stranger, testKey } from '../../testing/facts.js';

const REFUSED = '... on Refusal { code params { name value } fields { path code } }';
const owner = nameBasedId('party', 'paid');
const address = nameBasedId('address', 'paid');
type Who = typeof client;

let fixture: ServiceFixture;
let id: string;
let applicationId: string;

beforeAll(async () => {
  fixture = await openServiceFixture(requestsService({ linkKey: testKey, encryptionKey: testKey }));
  // What accounts has told of the owner, as the consumer of its facts keeps it.
  await fixture.db.query('insert into party_copy (id, user_id, facts) values ($1, $3, $4), ($2, $3, $5)', [
    owner,
    address,
    clientId,
    JSON.stringify({ type: 'legal', business_name: 'Lumara s. r. o.' }),
    JSON.stringify({ street: 'Dlhá 1', city: 'Nitra', postcode: '949 01', country: 'SK' }),
  ]);
});
afterAll(() => fixture.close());

const goods = (...classes: readonly number[]) =>
  classes.map((classNumber) => ({ classNumber, terms: ['lamps'] }));

/** One command of the order itself. */
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
  const input = { jurisdiction, goodsAndServices: goods(...classes) };
  return (
    await fixture.ask(
      viewer,
      `mutation ($id: ID!, $input: SaveApplicationGoodsInput!) { saveApplicationGoods(id: $id, input: $input) { ... on ApplicationJurisdiction { jurisdiction } ${REFUSED} } }`,
      { id, input },
    )
  ).data.saveApplicationGoods;
}

const part = (jurisdiction: string, ...classes: readonly number[]) => ({
  applicationId,
  jurisdiction,
  goodsAndServices: goods(...classes),
  usptoSpecimenToClass: [],
  colorClaimEnabled: false,
});

async function addOffice(viewer: Who, jurisdiction: string, ...classes: readonly number[]) {
  return (
    await fixture.ask(
      viewer,
      `mutation ($input: CreateApplicationJurisdictionInput!) { createApplicationJurisdiction(input: $input) { ... on ApplicationJurisdiction { id } ${REFUSED} } }`,
      { input: part(jurisdiction, ...classes) },
    )
  ).data.createApplicationJurisdiction;
}

/** Office → classes, as the rows are. */
async function drafted(): Promise<Record<string, number[]>> {
  const rows: { jurisdiction: string; goods: { classNumber: number }[] }[] = await fixture.db.query(
    'select jurisdiction, goods_and_services as goods from application_jurisdiction where application_id = $1 order by 1',
    [applicationId],
  );
  return Object.fromEntries(
    rows.map((row) => [row.jurisdiction, row.goods.map(({ classNumber }) => classNumber)]),
  );
}

async function digest(): Promise<string> {
  return (await fixture.ask(client, 'query ($id: ID!) { filingCopy(requestId: $id) { digest } }', { id }))
    .data.filingCopy.digest;
}

const units = async (viewer: Who) =>
  (
    await fixture.ask(
      viewer,
      'query ($id: ID!) { registrationRequest(id: $id) { units { jurisdiction classNumber paid drafted sentAt approvedAt filedAt applicationNumber additionalOrder { publicId } } } }',
      { id },
    )
  ).data.registrationRequest?.units;

/** One class in the European Union: ordered, paid, in the draft, with its owner. */
beforeEach(async () => {
  const order = {
    type: 'TEXT',
    value: 'Tamper token',
    jurisdictions: ['EU'],
    jurisdictionsUndecided: false,
    websites: [],
    businessDescription: 'Tokens.',
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
  await addOffice(admin, 'EU', 9);
  const chosen = { registrationEntity: owner, domicileAddress: address, mailingAddress: address };
  await fixture.ask(
    client,
    'mutation ($id: ID!, $input: ChooseApplicationPartiesInput!) { chooseApplicationParties(id: $id, input: $input) { ... on Refusal { code } } }',
    { id: applicationId, input: chosen },
  );
});

describe('a paid order', () => {
  it.each([
    ['its owner', client],
    ['a lawyer', lawyer],
    ['an admin', admin],
  ])('is not filled with classes and offices nobody paid for by %s', async (_, viewer) => {
    expect(await saveGoods(viewer, 'EU', 9, 25, 35, 42)).toMatchObject({
      code: 'MORE_THAN_PAID',
      params: expect.arrayContaining([
        { name: 'class', value: '25' },
        { name: 'office', value: 'EU' },
      ]),
    });
    for (const office of ['CH', 'UK', 'US'])
      expect(await addOffice(viewer, office, 9)).toMatchObject({ code: 'MORE_THAN_PAID' });
    expect(await addOffice(viewer, 'UK')).toMatchObject({ code: 'MORE_THAN_PAID' });
    expect(await drafted()).toEqual({ EU: [9] });
  });

  it('is not filled by a batch either, nor by saving what is there already', async () => {
    const batch = await fixture.ask(
      lawyer,
      'mutation ($input: [CreateApplicationJurisdictionInput!]!) { createApplicationJurisdictionList(input: $input) { ids refusals { refusal { code } } } }',
      { input: [part('CH', 9), part('UK', 9)] },
    );
    expect(batch.data?.createApplicationJurisdictionList?.ids ?? []).toEqual([]);
    const other = (
      await fixture.ask(
        admin,
        'mutation ($input: CreateApplicationInput!) { createApplication(input: $input) { ... on Application { id } } }',
        { input: { requestId: id, onboardingFinished: true, domicileAddressVisible: false } },
      )
    ).data.createApplication.id;
    const second = await fixture.ask(
      lawyer,
      `mutation ($input: CreateApplicationJurisdictionInput!) { createApplicationJurisdiction(input: $input) { ... on ApplicationJurisdiction { id } ${REFUSED} } }`,
      { input: { ...part('EU', 9), applicationId: other } },
    );
    expect(second.data.createApplicationJurisdiction).toMatchObject({ code: 'MORE_THAN_PAID' });
    expect(await drafted()).toEqual({ EU: [9] });
  });

  it('of two who add the same class at once, takes one', async () => {
    await saveGoods(client, 'EU');
    const other = (
      await fixture.ask(
        admin,
        'mutation ($input: CreateApplicationInput!) { createApplication(input: $input) { ... on Application { id } } }',
        { input: { requestId: id, onboardingFinished: true, domicileAddressVisible: false } },
      )
    ).data.createApplication.id;
    const add = fixture.ask(
      lawyer,
      `mutation ($input: CreateApplicationJurisdictionInput!) { createApplicationJurisdiction(input: $input) { ... on ApplicationJurisdiction { id } ${REFUSED} } }`,
      { input: { ...part('EU', 9), applicationId: other } },
    );
    await Promise.all([saveGoods(client, 'EU', 9), add]);
    const [row]: { count: number }[] = await fixture.db.query(
      `select sum(jsonb_array_length(goods_and_services))::int as count from application_jurisdiction j join application a on a.id = j.application_id where a.request_id = $1`,
      [id],
    );
    expect(row?.count).toBe(1);
  });

  it('is another’s to nobody', async () => {
    expect(await saveGoods(stranger, 'EU', 9)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await units(stranger)).toBeUndefined();
  });

  it('asks once for what is paid and not in the draft', async () => {
    await saveGoods(client, 'EU');
    // Without goods the office itself is a gap; taken out, its class is what is missing.
    const [row]: { id: string }[] = await fixture.db.query(
      'select id from application_jurisdiction where application_id = $1',
      [applicationId],
    );
    await fixture.ask(
      client,
      'mutation ($id: ID!) { deleteApplicationJurisdiction(id: $id) { ... on Refusal { code } } }',
      { id: row?.id },
    );
    expect(await step(client, 'requestReview')).toMatchObject({ code: 'DRAFT_INCOMPLETE' });
    await addOffice(client, 'EU', 9);
    expect(await step(client, 'requestReview')).toEqual({ status: 'READY_FOR_DRAFTING' });
  });
});

describe('a draft that was sent', () => {
  beforeEach(async () => {
    await step(client, 'requestReview');
    expect(await step(lawyer, 'sendForReview')).toEqual({ status: 'SENT_FOR_REVIEW' });
  });

  it.each([
    ['its owner', client],
    ['a lawyer', lawyer],
    ['an admin', admin],
  ])('is not changed by %s: changes are asked for', async (_, viewer) => {
    expect(await saveGoods(viewer, 'EU', 9)).toMatchObject({ code: 'SENT_NOT_EDITABLE' });
    expect(await addOffice(viewer, 'UK', 9)).toMatchObject({ code: 'SENT_NOT_EDITABLE' });
    const chosen = await fixture.ask(
      viewer,
      `mutation ($id: ID!, $input: ChooseApplicationPartiesInput!) { chooseApplicationParties(id: $id, input: $input) { ... on Application { id } ${REFUSED} } }`,
      { id: applicationId, input: { mailingAddress: systemIds.next() } },
    );
    expect(chosen.data.chooseApplicationParties).toMatchObject({ code: 'SENT_NOT_EDITABLE' });
    expect(await drafted()).toEqual({ EU: [9] });
  });

  it('is approved as it was sent, and not when its owner’s data became others meanwhile', async () => {
    const read = await digest();
    await fixture.db.query('update party_copy set facts = $2 where id = $1', [
      owner,
      JSON.stringify({ type: 'legal', business_name: 'Somebody else s. r. o.' }),
    ]);
    expect(await step(client, 'approveApplication', { draftDigest: read })).toMatchObject({
      code: 'DRAFT_CHANGED',
    });
    expect(await step(client, 'approveApplication', { draftDigest: await digest() })).toMatchObject({
      code: 'NOT_THE_SENT_COPY',
    });
    await fixture.db.query('update party_copy set facts = $2 where id = $1', [
      owner,
      JSON.stringify({ type: 'legal', business_name: 'Lumara s. r. o.' }),
    ]);
    expect(await step(client, 'approveApplication', { draftDigest: await digest() })).toEqual({
      status: 'APPLICATION_APPROVED',
    });
  });

  it('is void from the moment changes are asked for', async () => {
    await step(client, 'requestChanges', { reason: 'Another term, please.' });
    expect(await step(client, 'approveApplication', { draftDigest: await digest() })).toMatchObject({
      code: 'WRONG_STATUS',
    });
    expect(await units(client)).toEqual([
      {
        jurisdiction: 'EU',
        classNumber: 9,
        paid: 'PAID',
        drafted: true,
        sentAt: null,
        approvedAt: null,
        filedAt: null,
        applicationNumber: null,
        additionalOrder: null,
      },
    ]);
  });

  it('shows its units with the days of each step, to its owner and to staff', async () => {
    const before = {
      jurisdiction: 'EU',
      classNumber: 9,
      paid: 'PAID',
      drafted: true,
      sentAt: expect.any(String),
      approvedAt: null,
      filedAt: null,
      applicationNumber: null,
      additionalOrder: null,
    };
    for (const viewer of [client, lawyer]) expect(await units(viewer)).toEqual([before]);
    await step(client, 'approveApplication', { draftDigest: await digest() });
    expect(await units(client)).toEqual([{ ...before, approvedAt: expect.any(String) }]);
  });

  it('approved, is nobody’s to change', async () => {
    await step(client, 'approveApplication', { draftDigest: await digest() });
    expect(await saveGoods(client, 'EU', 9)).toMatchObject({ code: 'APPLICATION_APPROVED' });
    expect(await saveGoods(admin, 'EU', 9)).toMatchObject({ code: 'SENT_NOT_EDITABLE' });
  });
});
