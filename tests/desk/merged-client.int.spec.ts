import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UserMergedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import type { ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { enrol } from '@cotta/accounts/testing.js';
import { openJoinedStack, type Asking, type JoinedStack } from '../testkit/joined-stack.js';
import { allServices, testKey } from '../testkit/services.js';

const admin: Asking = { role: 'admin', userId: nameBasedId('admin') };
const lawyer: Asking = { role: 'lawyer', userId: nameBasedId('lawyer') };
const refusal = '... on Refusal { code message }';
let stack: JoinedStack;
beforeAll(async () => {
  stack = await openJoinedStack(allServices);
});
afterAll(() => stack.close());

// What comes back is read by the test that wrote the document.
// oxlint-disable-next-line typescript/no-explicit-any
async function ask(who: Asking, source: string, variables: object = {}): Promise<any> {
  const { body } = await stack.ask(who, source, variables);
  if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
  return body.data;
}
const made = async (who: Asking, name: string, type: string, input: object): Promise<string> => {
  const { it: answer } = await ask(
    who,
    `mutation ($input: Create${type}Input!) { it: ${name}(input: $input) { ... on ${type} { id } ${refusal} } }`,
    { input },
  );
  if (answer.id === undefined) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return answer.id;
};

/** An account in use, as an invitation and its link make one. */
async function account(email: string, role: 'customer' | 'lawyer' = 'customer'): Promise<string> {
  const runtime = fixtureOf('accounts').runtime;
  const person = { firstname: 'Dana', lastname: 'Malá', language: 'sk', password: 'Quiet-Harbour-41' };
  await enrol({ runtime, encryptionKey: testKey }, { ...person, email, role });
  const { userList } = await ask(
    admin,
    'query ($email: String!) { userList(filter: { email: { eq: $email } }) { items { id } } }',
    { email },
  );
  return userList.items[0].id;
}
const customer = async (email: string): Promise<Asking> => ({
  role: 'customer',
  userId: await account(email),
});

const merge = async (userId: string, intoId: string, who: Asking = admin, expectedVersion?: number) => {
  const { body } = await stack.ask(
    who,
    `mutation ($id: ID!, $input: MergeUserInput!, $version: Int) { it: mergeUser(id: $id, input: $input, expectedVersion: $version) { ... on User { status mergedInto { id } } ${refusal} } }`,
    {
      id: userId,
      input: { intoId, reason: 'Both asked for it on the phone.' },
      version: expectedVersion ?? null,
    },
  );
  return body.data?.it ?? body.errors?.[0]?.extensions.code ?? body;
};

/** Every service hears of it, as over the broker. */
async function heard(userId: string, intoId: string): Promise<void> {
  for (const definition of allServices)
    await deliver(fixtureOf(definition.name).runtime, consumerOf(definition, 'merged-people'), {
      schema: UserMergedSchema,
      message: { userId, intoId },
      source: 'accounts',
      streamId: userId,
    });
}

const buyer = {
  customer: {
    name: 'Dana Malá',
    street: 'Krátka 1',
    city: 'Modra',
    postcode: '90001',
    country: 'SK',
    email: 'dana@second.test',
  },
  billingEntityCode: 'SK01',
  currency: 'EUR',
  lines: [{ description: 'Registration', net: 10_000 }],
  taxGroups: [{ category: 'S', rate: '23', base: 10_000, vat: 2300 }],
};

/** One thing of each kind. */
async function belongings(who: Asking): Promise<Record<string, string>> {
  const { userId } = who;
  const address = await made(who, 'createAddress', 'Address', {
    street: 'Krátka 1',
    city: 'Modra',
    postcode: '900 01',
    country: 'SK',
  });
  const brand = await made(who, 'createBrand', 'Brand', { userId, name: 'Lumara', websites: [] });
  const supportTicket = await made(who, 'createSupportTicket', 'SupportTicket', {
    description: 'Is the logo enough?',
  });
  return { address, brand, supportTicket, ...(await madeByStaff(userId)) };
}

async function madeByStaff(userId: string): Promise<Record<string, string>> {
  const trademark = await made(admin, 'createTrademark', 'Trademark', {
    name: 'Lumara',
    jurisdiction: 'EU',
    type: 'WORD',
    status: 'APPLICATION_FILED',
    goodsAndServices: [{ class: 25, terms: ['Shirts'] }],
    userId,
    number: '018000001',
    filingDate: '2026-01-12',
  });
  const registrationRequest = await made(admin, 'createRegistrationRequest', 'RegistrationRequest', {
    type: 'TEXT',
    value: 'Lumara',
    jurisdictions: ['EU'],
    jurisdictionsUndecided: false,
    websites: [],
    businessDescription: 'Lamps of blown glass.',
    classes: [11],
    language: 'en',
    sendMarketingEmails: false,
    contact: { email: 'dana@second.test', firstName: 'Dana', lastName: 'Malá' },
    userId,
  });
  const invoice = await made(admin, 'createInvoice', 'Invoice', { ...buyer, userId });
  await ask(admin, 'mutation ($id: ID!) { issueInvoice(id: $id, input: {}) { __typename } }', {
    id: invoice,
  });
  const service = await made(admin, 'createService', 'Service', { userId, type: 'CeaseAndDesist' });
  return { trademark, registrationRequest, invoice, service };
}

const readBy = async (who: Asking, things: Record<string, string>): Promise<string[]> => {
  const seen = await ask(
    who,
    `{ ${Object.entries(things)
      .map(([kind, id]) => `${kind}(id: "${id}") { id }`)
      .join(' ')} }`,
  );
  return Object.keys(things).filter((kind) => seen[kind] !== null);
};

describe('two accounts of one client become one', () => {
  it('the one that stays reads and changes everything, the other nothing, a stranger still nothing; staff see one client', async () => {
    const [second, first, stranger] = [
      await customer('dana@second.test'),
      await customer('dana@first.test'),
      await customer('eva@other.test'),
    ];
    const things = await belongings(second);
    const kinds = Object.keys(things);
    expect([
      await readBy(second, things),
      await readBy(first, things),
      await readBy(stranger, things),
    ]).toEqual([kinds, [], []]);
    expect(await merge(second.userId, first.userId)).toEqual({
      status: 'MERGED',
      mergedInto: { id: first.userId },
    });
    await heard(second.userId, first.userId);

    expect([
      await readBy(second, things),
      await readBy(first, things),
      await readBy(stranger, things),
    ]).toEqual([[], kinds, []]);
    const rename = async (who: Asking) =>
      (
        await ask(
          who,
          `mutation ($id: ID!) { it: updateBrand(id: $id, input: { name: "Lumara two" }) { ... on Brand { name } ${refusal} } }`,
          { id: things['brand'] },
        )
      ).it;
    expect(await rename(stranger)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await rename(second)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await rename(first)).toEqual({ name: 'Lumara two' });
    const counted =
      'query ($id: ID!) { trademarkCount(filter: { userId: { eq: $id } }) invoiceCount(filter: { userId: { eq: $id } }) }';
    expect([
      await ask(lawyer, counted, { id: first.userId }),
      await ask(lawyer, counted, { id: second.userId }),
    ]).toEqual([
      { trademarkCount: 1, invoiceCount: 1 },
      { trademarkCount: 0, invoiceCount: 0 },
    ]);
    // Issued, it says what it said.
    expect(
      (
        await ask(first, 'query ($id: ID!) { invoice(id: $id) { customer { name email } } }', {
          id: things['invoice'],
        })
      ).invoice.customer,
    ).toEqual({ name: 'Dana Malá', email: 'dana@second.test' });
    await rebuilds();
  });

  it('what is written for the account that went afterwards is of the one that stays', async () => {
    const [second, first] = [await customer('late@second.test'), await customer('late@first.test')];
    await merge(second.userId, first.userId);
    await heard(second.userId, first.userId);
    const things = await madeByStaff(second.userId);
    expect([await readBy(second, things), await readBy(first, things)]).toEqual([[], Object.keys(things)]);
    await rebuilds();
  });
});

describe('nobody merges what is not theirs to merge', () => {
  it('customers and lawyers have no such step', async () => {
    const [second, first] = [await customer('x@second.test'), await customer('x@first.test')];
    for (const who of [second, first])
      expect(await merge(second.userId, first.userId, who)).toMatch(/^[A-Z_]+$/);
    expect(await merge(second.userId, first.userId, lawyer)).toBe('FORBIDDEN');
    expect(await statusOf(second.userId)).toBe('ACTIVE');
  });

  it('an account of the firm neither goes nor takes over', async () => {
    const [someone, colleague] = [await account('y@client.test'), await account('lena@firm.test', 'lawyer')];
    expect(await merge(colleague, someone)).toMatchObject({ code: 'MERGE_NOT_A_CUSTOMER' });
    expect(await merge(someone, colleague)).toMatchObject({ code: 'MERGE_NOT_A_CUSTOMER' });
    expect(await merge(someone, admin.userId)).toMatchObject({ code: 'INPUT_INVALID' });
    expect(await merge(someone, systemIds.next())).toMatchObject({ code: 'INPUT_INVALID' });
    expect([await statusOf(someone), await statusOf(colleague)]).toEqual(['ACTIVE', 'ACTIVE']);
  });

  it('twice, in both directions, and by what was read before a change it is refused', async () => {
    const [one, two, three] = [
      await account('one@twice.test'),
      await account('two@twice.test'),
      await account('three@twice.test'),
    ];
    expect(await merge(one, one)).toMatchObject({ code: 'MERGE_INTO_ITSELF' });
    expect(await merge(one, two, admin, 1)).toMatchObject({ code: 'CONFLICT' });
    expect(await merge(one, two)).toMatchObject({ status: 'MERGED' });
    expect(await merge(one, three)).toMatchObject({ code: 'MERGED' });
    expect(await merge(two, one)).toMatchObject({ code: 'MERGE_INTO_NOT_ACTIVE' });
  });

  it('both at once, one into the other: one is done', async () => {
    const [one, two] = [await account('one@once.test'), await account('two@once.test')];
    const answers = await Promise.all([merge(one, two), merge(two, one)]);
    expect(answers.map(({ status, code }) => status ?? code).sort()).toEqual([
      'MERGED',
      'MERGE_INTO_NOT_ACTIVE',
    ]);
  });
});

/** The facts alone give the same rows. */
async function rebuilds(): Promise<void> {
  for (const { name, aggregates } of allServices)
    expect([name, (await rebuildCheck(fixtureOf(name).db, aggregates)).differences]).toEqual([name, []]);
}

async function statusOf(id: string): Promise<string> {
  return (await ask(admin, 'query ($id: ID!) { user(id: $id) { status } }', { id })).user.status;
}

function fixtureOf(name: string): ServiceFixture {
  const fixture = stack.fixtures[name];
  if (fixture === undefined) throw new Error(`no ${name}`);
  return fixture;
}
