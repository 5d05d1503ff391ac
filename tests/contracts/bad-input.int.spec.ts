import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { openJoinedStack, type JoinedStack } from '../testkit/joined-stack.js';
import { allServices } from '../testkit/services.js';

const eva = { role: 'customer', userId: nameBasedId('eva') } as const;
const jan = { role: 'customer', userId: nameBasedId('jan') } as const;
const admin = { role: 'admin', userId: nameBasedId('admin') } as const;
let stack: JoinedStack;

beforeAll(async () => {
  stack = await openJoinedStack(
    allServices.filter(({ name }) => name === 'subscriptions' || name === 'workspace'),
  );
});
afterAll(() => stack.close());

const conditions = (count: number): string =>
  Array.from({ length: count }, () => '{ name: { eq: "x" } }').join(' ');
const shut = (depth: number): string => (depth === 0 ? 'name: { eq: "x" }' : `not: { ${shut(depth - 1)} }`);

describe('a question that cannot be answered is refused in one shape', () => {
  it.each([
    ['an unknown field', '{ brandList { items { id colour } } }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a field for staff only',
      '{ brandList { items { id } } caseList { items { lawyersNote } } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'a filter on a field that is not listed',
      '{ brandList(filter: { websites: { has: "x" } }) { items { id } } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'an order by text',
      '{ brandList(orderBy: [{ field: "name; drop table brand" }]) { items { id } } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'an order by a field that is not listed',
      '{ brandList(orderBy: [{ field: BUSINESS_DESCRIPTION }]) { items { id } } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['a value of a wrong type', '{ brandList(limit: "many") { items { id } } }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      '31 conditions',
      `{ brandList(filter: { or: [${conditions(31)}] }) { items { id } } }`,
      'BAD_USER_INPUT',
    ],
    [
      'conditions nested four deep',
      `{ brandList(filter: { ${shut(4)} }) { items { id } } }`,
      'BAD_USER_INPUT',
    ],
    ['a limit of 101', '{ brandList(limit: 101) { items { id } } }', 'BAD_USER_INPUT'],
    ['a limit below none', '{ brandList(limit: -1) { items { id } } }', 'BAD_USER_INPUT'],
    ['an offset of 10,001', '{ brandList(offset: 10001) { items { id } } }', 'BAD_USER_INPUT'],
    [
      '__null__ in place of an id',
      '{ brandList(filter: { userId: { eq: "__null__" } }) { items { id } } }',
      'BAD_USER_INPUT',
    ],
    [
      'null where isNull is meant',
      '{ brandList(filter: { userId: { eq: null } }) { items { id } } }',
      'BAD_USER_INPUT',
    ],
    ['a cursor of our own making', '{ brandList(after: "eyJ4Ijoxfq") { items { id } } }', 'BAD_USER_INPUT'],
  ])('%s', async (_, query, code) => {
    const { body } = await stack.ask(eva, query);
    expect(body.data?.brandList ?? null).toBeNull();
    expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(expect.arrayContaining([code]));
    for (const { message, extensions } of body.errors ?? []) {
      expect(message.length).toBeGreaterThan(5);
      expect(message).not.toMatch(/Did you mean|postgres|select |127\.0\.0\.1/i);
      expect(Object.keys(extensions)).not.toContain('stacktrace');
    }
  });

  it('five megabytes of text', async () => {
    const { status, body } = await stack.ask(
      eva,
      'mutation ($t: String!) { createBrand(input: { userId: "x", name: $t, websites: [] }) { __typename } }',
      { t: 'x'.repeat(5 * 1024 * 1024) },
    );
    expect(status).toBe(413);
    expect(body.errors?.[0]).toMatchObject({
      message: expect.any(String),
      extensions: { code: expect.any(String) },
    });
  });

  it('the most that is allowed is answered', async () => {
    const { body } = await stack.ask(
      eva,
      `{ brandList(limit: 100, offset: 10000, filter: { or: [${conditions(30)}] }) { items { id } } }`,
    );
    expect(body).toEqual({ data: { brandList: { items: [] } } });
  });
});

const refusal = '__typename ... on Refusal { code message fields { path code message } }';

async function brandOf(who: typeof eva | typeof jan, name: string): Promise<string> {
  const { body } = await stack.ask(
    who,
    `mutation ($input: CreateBrandInput!) { createBrand(input: $input) { ... on Brand { id } ${refusal} } }`,
    { input: { userId: who.userId, name, websites: [] } },
  );
  return body.data.createBrand.id;
}

describe('a wish that cannot be granted is refused in one shape, and nothing is lost', () => {
  it('on what belongs to somebody else, as if it were not there', async () => {
    const theirs = await brandOf(jan, 'Jan’s brand');
    const { body } = await stack.ask(
      eva,
      `mutation ($id: ID!) { updateBrand(id: $id, input: { name: "Mine" }) { ${refusal} } }`,
      { id: theirs },
    );
    expect(body.data.updateBrand).toMatchObject({ __typename: 'Refusal', code: 'NOT_FOUND' });
    const still = await stack.ask(jan, 'query ($id: ID!) { brand(id: $id) { name } }', { id: theirs });
    expect(still.body.data.brand.name).toBe('Jan’s brand');
  });

  it('with a foreign or unknown id inside', async () => {
    const theirs = await brandOf(jan, 'Another');
    for (const brandId of [theirs, nameBasedId('nothing')]) {
      const input = {
        brandId,
        tier: 'WATCH',
        paymentFrequency: 'MONTHLY',
        payerCountry: 'SK',
        currency: 'EUR',
        billingEntityId: nameBasedId('party'),
      };
      const { body } = await stack.ask(
        eva,
        `mutation ($input: CreateBrandSubscriptionInput!) { createBrandSubscription(input: $input) { ${refusal} } }`,
        { input },
      );
      expect(body.data.createBrandSubscription).toMatchObject({
        code: 'INPUT_INVALID',
        fields: [{ path: ['brandId'], code: 'UNKNOWN_REFERENCE' }],
      });
    }
  });

  it('on a version that is no longer the newest', async () => {
    const id = await brandOf(eva, 'Twice');
    const rename = (name: string) =>
      stack.ask(
        eva,
        `mutation ($id: ID!, $name: String!) { updateBrand(id: $id, expectedVersion: 1, input: { name: $name }) { ... on Brand { name version } ${refusal} } }`,
        { id, name },
      );
    expect((await rename('First')).body.data.updateBrand).toMatchObject({ name: 'First', version: 2 });
    expect((await rename('Second')).body.data.updateBrand).toMatchObject({ code: 'CONFLICT' });
    expect(
      (await stack.ask(eva, 'query ($id: ID!) { brand(id: $id) { name } }', { id })).body.data.brand.name,
    ).toBe('First');
  });

  it('for a circle of references', async () => {
    const make = async (name: string, parentFolderId?: string): Promise<string> => {
      const { body } = await stack.ask(
        admin,
        `mutation ($input: CreateDocumentFolderInput!) { createDocumentFolder(input: $input) { ... on DocumentFolder { id } ${refusal} } }`,
        { input: { name, parentFolderId, userId: eva.userId } },
      );
      return body.data.createDocumentFolder.id;
    };
    const top = await make('Top');
    const below = await make('Below', top);
    const { body } = await stack.ask(
      admin,
      `mutation ($id: ID!, $to: ID!) { updateDocumentFolder(id: $id, input: { parentFolderId: $to }) { ${refusal} } }`,
      { id: top, to: below },
    );
    expect(body.data.updateDocumentFolder).toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ path: ['parentFolderId'], code: 'CIRCLE' }],
    });
  });

  it('with everything that is wrong at once', async () => {
    const { body } = await stack.ask(
      eva,
      `mutation ($input: CreateBrandInput!) { createBrand(input: $input) { ${refusal} } }`,
      {
        input: {
          userId: eva.userId,
          name: ' ',
          websites: ['not a site'],
          businessDescription: 'x'.repeat(200_000),
        },
      },
    );
    expect(body.data.createBrand).toMatchObject({ code: 'INPUT_INVALID' });
    expect(body.data.createBrand.fields.map(({ path }: { path: string[] }) => path[0]).sort()).toEqual([
      'businessDescription',
      'name',
      'websites',
    ]);
  });
});
