import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { readPdf, wholeText } from '@cotta/kit/testing/read-pdf.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { FILE_PURPOSE } from '../power-of-attorney/sign-power-of-attorney.js';
import { requestsService } from '../service.js';
import { admin, client, clientId, lawyer, lawyerId, stranger, testKey } from '../testing/facts.js';

const owner = nameBasedId('party', 'lumara');
const address = nameBasedId('address', 'nitra');
let fixture: ServiceFixture;
let requestId: string;
let applicationId: string;

const REFUSED = '... on Refusal { code message fields { path code } }';

beforeAll(async () => {
  fixture = await openServiceFixture(requestsService({ linkKey: testKey, encryptionKey: testKey }));
  const order = {
    type: 'TEXT',
    value: 'Lumara',
    jurisdictions: ['EU', 'BR'],
    jurisdictionsUndecided: false,
    websites: [],
    businessDescription: 'Lamps of blown glass.',
    classes: [11],
    language: 'sk',
    sendMarketingEmails: false,
    contact: { email: 'jana@client.test', firstName: 'Jana', lastName: 'Malá' },
    userId: clientId,
  };
  const made = await fixture.ask(
    admin,
    'mutation ($input: CreateRegistrationRequestInput!) { createRegistrationRequest(input: $input) { ... on RegistrationRequest { id } } }',
    { input: order },
  );
  requestId = made.data.createRegistrationRequest.id;
  await placeOrder();
  // What accounts has told of the owner, as the consumer of its facts keeps it.
  await fixture.db.query('insert into party_copy (id, user_id, facts) values ($1, $3, $4), ($2, $3, $5)', [
    owner,
    address,
    clientId,
    JSON.stringify({ type: 'legal', business_name: 'Lumara s. r. o.', company_id: '01234567' }),
    JSON.stringify({ street: 'Dlhá 1', city: 'Nitra', postcode: '949 01', country: 'SK' }),
  ]);
  const input = { requestId, onboardingFinished: true, domicileAddressVisible: false };
  applicationId = (
    await fixture.ask(
      admin,
      'mutation ($input: CreateApplicationInput!) { createApplication(input: $input) { ... on Application { id } } }',
      { input },
    )
  ).data.createApplication.id;
  for (const jurisdiction of ['EU', 'BR']) {
    const part = {
      applicationId,
      jurisdiction,
      goodsAndServices: [],
      usptoSpecimenToClass: [],
      colorClaimEnabled: false,
    };
    await fixture.ask(
      admin,
      'mutation ($input: CreateApplicationJurisdictionInput!) { createApplicationJurisdiction(input: $input) { ... on Refusal { code } } }',
      { input: part },
    );
  }
});
afterAll(() => fixture.close());

const gaps = async (): Promise<readonly { kind: string; jurisdiction: string | null }[]> =>
  (
    await fixture.ask(
      client,
      'query ($id: ID!) { registrationRequest(id: $id) { draftGaps { kind jurisdiction } } }',
      { id: requestId },
    )
  ).data.registrationRequest.draftGaps;
const saveGoods = async (viewer: typeof client, goods: object) =>
  (
    await fixture.ask(
      viewer,
      `mutation ($id: ID!, $input: SaveApplicationGoodsInput!) { saveApplicationGoods(id: $id, input: $input) { ... on ApplicationJurisdiction { jurisdiction goodsAndServices { classNumber terms } } ${REFUSED} } }`,
      { id: requestId, input: goods },
    )
  ).data.saveApplicationGoods;
const preview = async (viewer: typeof client) =>
  (
    await fixture.ask(viewer, 'query ($id: ID!) { powerOfAttorneyPreview(id: $id) { digest content } }', {
      id: requestId,
    })
  ).data.powerOfAttorneyPreview;

it('says office by office what the draft lacks', async () => {
  expect(await gaps()).toEqual([
    { kind: 'OWNER', jurisdiction: null },
    { kind: 'ADDRESS', jurisdiction: null },
    { kind: 'GOODS', jurisdiction: 'BR' },
    { kind: 'GOODS', jurisdiction: 'EU' },
  ]);
});

it('keeps both languages where the office asks for them from the beginning; the second one is chosen there alone, and never none', async () => {
  const { data } = await fixture.ask(
    lawyer,
    'query ($id: ID!) { registrationRequest(id: $id) { applications { items { jurisdictions { items { id jurisdiction firstLanguage secondLanguage } } } } } }',
    { id: requestId },
  );
  const parts: { id: string; jurisdiction: string }[] =
    data.registrationRequest.applications.items[0].jurisdictions.items;
  const partAt = (office: string) => parts.find(({ jurisdiction }) => jurisdiction === office);
  expect(partAt('EU')).toMatchObject({ firstLanguage: 'EN', secondLanguage: 'ES' });
  expect(partAt('BR')).toMatchObject({ firstLanguage: null, secondLanguage: null });
  const choose = async (office: string, secondLanguage: string | null) =>
    (
      await fixture.ask(
        lawyer,
        `mutation ($id: ID!, $input: UpdateApplicationJurisdictionInput!) { updateApplicationJurisdiction(id: $id, input: $input) { ... on ApplicationJurisdiction { secondLanguage } ${REFUSED} } }`,
        { id: partAt(office)?.id, input: { secondLanguage } },
      )
    ).data.updateApplicationJurisdiction;
  expect(await choose('EU', 'DE')).toEqual({ secondLanguage: 'DE' });
  expect(await choose('EU', null)).toEqual({ secondLanguage: 'ES' });
  expect(await choose('EU', 'DE')).toEqual({ secondLanguage: 'DE' });
  expect(await choose('BR', 'DE')).toMatchObject({
    fields: [{ path: ['secondLanguage'], code: 'NOT_HERE' }],
  });
  const copy = (
    await fixture.ask(
      client,
      'query ($id: ID!) { filingCopy(requestId: $id) { offices { jurisdiction content } } }',
      { id: requestId },
    )
  ).data.filingCopy;
  const languages = ({ content }: { content: Record<string, unknown> }) => [
    content['firstLanguage'],
    content['secondLanguage'],
  ];
  expect(copy.offices.map(languages)).toEqual([
    [undefined, undefined],
    ['en', 'de'],
  ]);
});

it('takes goods by order and office, and no class 46', async () => {
  const lamps = [{ classNumber: 11, terms: ['lamps'] }];
  expect(
    await saveGoods(client, {
      jurisdiction: 'EU',
      goodsAndServices: [{ classNumber: 46, terms: ['dreams'] }],
    }),
  ).toMatchObject({ code: 'INPUT_INVALID', fields: [{ path: ['goodsAndServices', '0', 'classNumber'] }] });
  expect(await saveGoods(stranger, { jurisdiction: 'EU', goodsAndServices: lamps })).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await saveGoods(client, { jurisdiction: 'US', goodsAndServices: lamps })).toMatchObject({
    code: 'NOT_FOUND',
  });
  for (const jurisdiction of ['EU', 'BR'])
    expect(await saveGoods(client, { jurisdiction, goodsAndServices: lamps })).toEqual({
      jurisdiction,
      goodsAndServices: lamps,
    });
  expect((await gaps()).map(({ kind }) => kind)).toEqual(['OWNER', 'ADDRESS']);
});

it('takes one list over to all offices at once, in the classes ordered there; a stranger copies nothing', async () => {
  const copy = async (viewer: typeof client, jurisdiction: string, goodsAndServices: object) =>
    (
      await fixture.ask(
        viewer,
        `mutation ($id: ID!, $input: CopyApplicationGoodsInput!) { copyApplicationGoods(id: $id, input: $input) { ... on CopiedApplicationGoods { offices { jurisdiction goodsAndServices { classNumber terms } } } ${REFUSED} } }`,
        { id: requestId, input: { jurisdiction, goodsAndServices } },
      )
    ).data.copyApplicationGoods;
  const own = [
    { classNumber: 11, terms: ['glass lamps'] },
    { classNumber: 20, terms: ['lamp tables'] },
  ];
  expect(await copy(stranger, 'EU', own)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await copy(client, 'US', own)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await copy(client, 'EU', [{ classNumber: 46, terms: [] }])).toMatchObject({ code: 'INPUT_INVALID' });
  // Class 20 was not ordered: a list cannot bring it in, here or elsewhere.
  expect(await copy(client, 'EU', own)).toMatchObject({ code: 'MORE_THAN_PAID' });
  expect(await copy(client, 'EU', own.slice(0, 1))).toEqual({
    offices: expect.arrayContaining([
      { jurisdiction: 'EU', goodsAndServices: [own[0]] },
      { jurisdiction: 'BR', goodsAndServices: [own[0]] },
    ]),
  });
  // What a list leaves to the lawyer takes nothing away elsewhere.
  expect(await copy(client, 'EU', [{ classNumber: 11, terms: [] }])).toEqual({
    offices: expect.arrayContaining([
      { jurisdiction: 'EU', goodsAndServices: [{ classNumber: 11, terms: [] }] },
      { jurisdiction: 'BR', goodsAndServices: [own[0]] },
    ]),
  });
  await copy(client, 'EU', [{ classNumber: 11, terms: ['lamps'] }]);
});

it('takes another list under the key of an earlier one for what it is: not saved, and said so', async () => {
  const save = async (mutation: string, goodsAndServices: object, key: string) => {
    const type = `${mutation[0]?.toUpperCase() ?? ''}${mutation.slice(1)}Input`;
    return (
      await fixture.ask(
        client,
        `mutation ($id: ID!, $input: ${type}!) { ${mutation}(id: $id, input: $input) { __typename ${REFUSED} } }`,
        { id: requestId, input: { jurisdiction: 'EU', goodsAndServices } },
        key,
      )
    ).data[mutation];
  };
  for (const [mutation, answer] of [
    ['saveApplicationGoods', 'ApplicationJurisdiction'],
    ['copyApplicationGoods', 'CopiedApplicationGoods'],
  ] as const) {
    const key = `one wish: ${mutation}`;
    for (const _ of ['first', 'again'])
      expect(await save(mutation, [{ classNumber: 11, terms: ['lamps'] }], key)).toEqual({
        __typename: answer,
      });
    expect(await save(mutation, [{ classNumber: 11, terms: ['candles'] }], key)).toMatchObject({
      code: 'KEY_REUSED',
    });
  }
  expect(
    await saveGoods(client, {
      jurisdiction: 'EU',
      goodsAndServices: [{ classNumber: 11, terms: ['lamps'] }],
    }),
  ).toMatchObject({ goodsAndServices: [{ classNumber: 11, terms: ['lamps'] }] });
});

it('says who wrote the terms, from the facts that brought them in: to whoever may read the order', async () => {
  await fixture.db.query(
    'insert into staff_name (user_id, display_name) values ($1, $2) on conflict do nothing',
    [lawyerId, 'Lena Demo'],
  );
  const written = async (viewer: typeof client) => {
    const { data } = await fixture.ask(
      viewer,
      'query ($id: ID!) { filingCopy(requestId: $id) { offices { jurisdiction termsWritten { classNumber writer writerName terms } } } }',
      { id: requestId },
    );
    return data?.filingCopy.offices;
  };
  const lamps = { classNumber: 11, writer: 'CLIENT', writerName: null, terms: ['lamps'] };
  expect(await written(client)).toEqual(
    ['BR', 'EU'].map((jurisdiction) => ({ jurisdiction, termsWritten: [lamps] })),
  );
  expect(
    await saveGoods(lawyer, {
      jurisdiction: 'EU',
      goodsAndServices: [{ classNumber: 11, terms: ['lamps', 'lanterns'] }],
    }),
  ).toMatchObject({ jurisdiction: 'EU' });
  expect((await written(client))[1].termsWritten).toEqual([
    lamps,
    { classNumber: 11, writer: 'LAWYER', writerName: 'Lena Demo', terms: ['lanterns'] },
  ]);
  expect(await written(lawyer)).toEqual(await written(client));
  expect(await written(stranger)).toBeUndefined();
  expect(
    await saveGoods(lawyer, {
      jurisdiction: 'EU',
      goodsAndServices: [{ classNumber: 11, terms: ['lamps'] }],
    }),
  ).toMatchObject({ jurisdiction: 'EU' });
});

it('shows the power of attorney once an owner is named, in two languages, to nobody else', async () => {
  expect(await preview(client)).toBeNull();
  const chosen = { registrationEntity: owner, domicileAddress: address, mailingAddress: address };
  await fixture.ask(
    client,
    'mutation ($id: ID!, $input: ChooseApplicationPartiesInput!) { chooseApplicationParties(id: $id, input: $input) { ... on Refusal { code } } }',
    { id: applicationId, input: chosen },
  );
  expect(await gaps()).toEqual([{ kind: 'POWER_OF_ATTORNEY', jurisdiction: 'BR' }]);
  const text = wholeText(await readPdf(Buffer.from((await preview(client)).content, 'base64')));
  for (const part of ['Plná moc / Power of attorney', 'Lumara s. r. o.', 'Nitra', '(BR)', 'Not signed yet'])
    expect(text).toContain(part);
  expect(text).not.toContain('(EU)');
  expect(await preview(stranger)).toBeNull();
});

it('keeps what was signed, and nothing else, under the seal', async () => {
  const { digest } = await preview(client);
  const sign = async (input: object) =>
    (
      await fixture.ask(
        client,
        `mutation ($id: ID!, $input: SignPowerOfAttorneyInput!) { signPowerOfAttorney(id: $id, input: $input) { ... on RegistrationRequest { id } ${REFUSED} } }`,
        { id: requestId, input },
      )
    ).data.signPowerOfAttorney;
  const signature = {
    digest,
    signerName: 'Jana Malá',
    signerFunction: 'konateľka',
    strokes: [{ points: [100, 100, 500, 60, 900, 180] }],
  };
  expect(await sign(signature)).toMatchObject({ code: 'WRONG_STATUS' });
  await startDrafting();
  expect(await sign({ ...signature, digest: '0'.repeat(64) })).toMatchObject({ code: 'POA_CHANGED' });
  expect(await sign(signature)).toEqual({ id: requestId });
  const [event]: { data: { poaDigest: string; file: { sealed: string; sha256: string } } }[] =
    await fixture.db.query(`select data from tracking_event where type = 'PowerOfAttorneySigned'`);
  expect(event?.data.poaDigest).toBe(digest);
  const text = wholeText(
    await readPdf(decrypt(Buffer.from(event?.data.file.sealed ?? '', 'base64'), testKey, FILE_PURPOSE)),
  );
  expect(text).toContain('Jana Malá');
  expect(text).not.toContain('Not signed yet');
  expect(await gaps()).toEqual([]);
});

it('goes to the client when nothing is missing', async () => {
  const sent = await fixture.ask(
    lawyer,
    `mutation ($id: ID!) { sendForReview(id: $id, input: {}) { ... on RegistrationRequest { status } ${REFUSED} } }`,
    { id: requestId },
  );
  expect(sent.data.sendForReview).toEqual({ status: 'SENT_FOR_REVIEW' });
});

async function placeOrder(): Promise<void> {
  const order = {
    services: ['registration'],
    orderedItems: ['EU', 'BR'],
    currency: 'EUR',
    filingClassesCount: 1,
    termsAccepted: true,
  };
  await fixture.ask(
    admin,
    `mutation ($id: ID!, $input: CreateOrderInput!) { createOrder(id: $id, input: $input) { ${REFUSED} } }`,
    { id: requestId, input: order },
  );
}

/** The steps of money are not what this is about. */
async function startDrafting(): Promise<void> {
  await fixture.ask(
    admin,
    `mutation ($id: ID!) { markReadyForDrafting(id: $id, input: { reason: "Long-standing client." }) { ${REFUSED} } }`,
    { id: requestId },
  );
}
