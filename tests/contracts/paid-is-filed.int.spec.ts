import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { until } from '@cotta/kit/testing/until.js';
import { invoicingService, offlineParts } from '@cotta/invoicing/testing.js';
import { requestsService } from '@cotta/requests/testing.js';
import { openJoinedStack, type Asking, type JoinedStack } from '../testkit/joined-stack.js';

/** 32 bytes, base64url; for tests only. */
const key = Buffer.alloc(32, 9).toString('base64url');
const customer: Asking = { role: 'customer', userId: systemIds.next() };
const other: Asking = { role: 'customer', userId: systemIds.next() };
const lawyer: Asking = { role: 'lawyer', userId: systemIds.next() };
const admin: Asking = { role: 'admin', userId: systemIds.next() };
const [owner, address] = [nameBasedId('party', customer.userId), nameBasedId('address', customer.userId)];

let stack: JoinedStack;
let id: string;
let applicationId: string;
let partId: string;

beforeAll(async () => {
  stack = await openJoinedStack(
    [
      requestsService({ linkKey: key, encryptionKey: key }),
      invoicingService({ ...offlineParts, linkKey: key, encryptionKey: key }),
    ],
    { rest: true },
  );
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
  await stack.fixtures['requests']?.db.query(
    'insert into party_copy (id, user_id, facts) values ($1, $3, $4), ($2, $3, $5)',
    [
      owner,
      address,
      customer.userId,
      JSON.stringify({ type: 'legal', business_name: 'Lumara s. r. o.' }),
      JSON.stringify({ street: 'Dlhá 1', city: 'Nitra', postcode: '949 01', country: 'SK' }),
    ],
  );
});
afterAll(() => stack.close());

type Answer = Record<string, unknown>;
const REFUSED = '... on Refusal { code params { name value } }';
/** What the one field of a document answered. */
const outcome = ({
  body,
}: {
  readonly body: { readonly data: Record<string, Answer> | null; readonly errors?: readonly object[] };
}): Answer => Object.values(body.data ?? {})[0] ?? { errors: body.errors };

async function step(who: Asking, command: string, input: object = {}): Promise<Answer> {
  const type = `${command[0]?.toUpperCase() ?? ''}${command.slice(1)}Input`;
  return outcome(
    await stack.ask(
      who,
      `mutation ($id: ID!, $input: ${type}!) { ${command}(id: $id, input: $input) { ... on RegistrationRequest { status } ${REFUSED} } }`,
      { id, input },
    ),
  );
}

/** Office → classes, and how often anything of it was written: a refusal leaves both. */
async function content(): Promise<unknown> {
  return stack.fixtures['requests']?.db.query(
    'select jurisdiction, goods_and_services, version from application_jurisdiction where application_id = $1 order by jurisdiction',
    [applicationId],
  );
}

const goods = (...classes: readonly number[]) =>
  classes.map((classNumber) => ({ classNumber, terms: ['lamps'] }));
const part = (jurisdiction: string, ...classes: readonly number[]) => ({
  applicationId,
  jurisdiction,
  goodsAndServices: goods(...classes),
  usptoSpecimenToClass: [],
  colorClaimEnabled: false,
});
const begin = (classes: readonly number[]) => ({
  type: 'TEXT',
  value: 'Tamper token',
  jurisdictions: ['EU'],
  jurisdictionsUndecided: false,
  websites: [],
  businessDescription: 'Tokens.',
  classes,
  language: 'en',
  sendMarketingEmails: false,
  contact: { email: 'jana@client.test', firstName: 'Jana', lastName: 'Malá' },
  userId: customer.userId,
});

async function begun(classes: readonly number[]): Promise<string> {
  return String(
    outcome(
      await stack.ask(
        admin,
        'mutation ($input: CreateRegistrationRequestInput!) { createRegistrationRequest(input: $input) { ... on RegistrationRequest { id } } }',
        { input: begin(classes) },
      ),
    )['id'],
  );
}

describe('classes and offices that nobody paid for', () => {
  /** One class in the European Union: ordered, paid, in the draft, with its owner. */
  beforeEach(async () => {
    id = await begun([9]);
    await step(customer, 'createOrder', {
      services: ['registration'],
      orderedItems: ['EU'],
      currency: 'EUR',
      filingClassesCount: 1,
      termsAccepted: true,
    });
    await step(admin, 'confirmInvoicePaid');
    await step(admin, 'markReadyForDrafting');
    applicationId = String(
      outcome(
        await stack.ask(
          admin,
          'mutation ($input: CreateApplicationInput!) { createApplication(input: $input) { ... on Application { id } } }',
          { input: { requestId: id, onboardingFinished: true, domicileAddressVisible: false } },
        ),
      )['id'],
    );
    partId = String(
      outcome(await stack.stored(admin, 'AdminCreateApplicationJurisdiction', { input: part('EU', 9) }))[
        'id'
      ],
    );
    const chosen = { registrationEntity: owner, domicileAddress: address, mailingAddress: address };
    await stack.ask(
      customer,
      'mutation ($id: ID!, $input: ChooseApplicationPartiesInput!) { chooseApplicationParties(id: $id, input: $input) { ... on Refusal { code } } }',
      { id: applicationId, input: chosen },
    );
  });

  it.each([
    ['its owner', customer],
    ['a lawyer', lawyer],
    ['an admin', admin],
  ])('H1: are refused to %s by every document that is stored', async (_, who) => {
    const before = await content();
    expect(
      outcome(
        await stack.stored(who, 'DraftSaveOffice', {
          id: partId,
          input: { goodsAndServices: goods(9, 25, 35, 42) },
        }),
      ),
    ).toMatchObject({
      code: 'MORE_THAN_PAID',
      params: expect.arrayContaining([{ name: 'class', value: '25', __typename: expect.anything() }]),
    });
    expect(
      outcome(
        await stack.stored(who, 'DraftCopyGoods', {
          id,
          input: { jurisdiction: 'EU', goodsAndServices: goods(9, 25) },
        }),
      ),
    ).toMatchObject({ code: 'MORE_THAN_PAID' });
    for (const office of ['CH', 'UK', 'US'])
      expect([
        office,
        outcome(await stack.stored(who, 'AdminCreateApplicationJurisdiction', { input: part(office, 9) })),
      ]).toMatchObject([office, { code: 'MORE_THAN_PAID' }]);
    expect(
      outcome(await stack.stored(who, 'AdminCreateApplicationJurisdiction', { input: part('UK') })),
    ).toMatchObject({ code: 'MORE_THAN_PAID' });
    expect(await content()).toEqual(before);
  });

  it('H1: are refused to its owner by the REST interface with the same code and a sentence that names them', async () => {
    const before = await content();
    const { status, body } = await stack.rest(
      customer,
      'PATCH',
      `/api/request/${id}/application/goods-and-services`,
      {
        jurisdiction: 'EU',
        goods_and_services: [9, 16, 25].map((classNumber) => ({
          class_number: classNumber,
          terms: ['lamps'],
        })),
      },
    );
    expect([status, body['type']]).toEqual([422, '/problems/more-than-paid']);
    expect(body['detail']).toContain('Class 16 in the European Union is not part of your order.');
    expect(await content()).toEqual(before);
  });

  it('H1: are nobody’s to add who does not own the order', async () => {
    const before = await content();
    expect(
      outcome(
        await stack.stored(other, 'DraftSaveOffice', { id: partId, input: { goodsAndServices: goods(9) } }),
      ),
    ).toMatchObject({ code: 'NOT_FOUND' });
    expect(
      (
        await stack.rest(other, 'PATCH', `/api/request/${id}/application/goods-and-services`, {
          jurisdiction: 'EU',
          goods_and_services: [{ class_number: 9, terms: ['x'] }],
        })
      ).status,
    ).toBe(404);
    expect(await content()).toEqual(before);
  });

  it('H1: once the draft was sent, not even what is paid is changed, and another content is not approved', async () => {
    await step(customer, 'requestReview');
    expect(await step(lawyer, 'sendForReview')).toMatchObject({ status: 'SENT_FOR_REVIEW' });
    const before = await content();
    for (const who of [customer, lawyer, admin]) {
      expect(
        outcome(
          await stack.stored(who, 'DraftSaveOffice', {
            id: partId,
            input: { goodsAndServices: [{ classNumber: 9, terms: ['chargers'] }] },
          }),
        ),
      ).toMatchObject({ code: 'SENT_NOT_EDITABLE' });
      expect(
        (
          await stack.rest(who, 'PATCH', `/api/request/${id}/application/goods-and-services`, {
            jurisdiction: 'EU',
            goods_and_services: [{ class_number: 9, terms: ['chargers'] }],
          })
        ).body['type'],
      ).toBe('/problems/sent-not-editable');
    }
    expect(await step(customer, 'approveApplication', { draftDigest: '0'.repeat(64) })).toMatchObject({
      code: 'DRAFT_CHANGED',
    });
    expect(
      (
        await stack.rest(customer, 'POST', `/api/request/${id}/application/approve`, {
          draft_digest: '0'.repeat(64),
        })
      ).body['type'],
    ).toBe('/problems/draft-changed');
    expect(await content()).toEqual(before);
  });
});

describe('a cheaper price', () => {
  it('H2: an order without a saved draft is not placed at the price of fewer classes, by the stored documents alone', async () => {
    id = await begun([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const quote = async (jurisdiction: string, classes: number): Promise<string> =>
      String(
        outcome(
          await stack.stored(customer, 'OrderQuote', {
            input: {
              filings: [{ jurisdiction, classes }],
              currency: 'EUR',
              customerKind: 'CONSUMER',
              country: 'SK',
            },
          }),
        )['token'],
      );
    const place = async (token: string): Promise<Answer> =>
      outcome(
        await stack.stored(customer, 'PlaceOrder', {
          id,
          input: {
            services: ['registration'],
            orderedItems: ['EU'],
            currency: 'EUR',
            filingClassesCount: 10,
            termsAccepted: true,
            quote: token,
          },
        }),
      );
    for (const token of [await quote('EU', 1), await quote('EU', 9), await quote('UK', 10)])
      expect(await place(token)).toMatchObject({ code: 'QUOTE_DIFFERS' });
    const addition = outcome(
      await stack.ask(
        customer,
        'query ($id: ID!) { additionalOrderQuote(requestId: $id, filings: [{ jurisdiction: "EU", classes: 10, already: 1 }]) { ... on Refusal { code } ... on OrderQuote { token } } }',
        { id },
      ),
    );
    expect(addition).toMatchObject({ code: 'NOT_FOUND' });
    const [row] =
      (await stack.fixtures['requests']?.db.query('select status from registration_request where id = $1', [
        id,
      ])) ?? [];
    expect(row).toEqual({ status: null });
    expect(await place(await quote('EU', 10))).toMatchObject({ status: 'ORDER_CREATED' });
  });
});
