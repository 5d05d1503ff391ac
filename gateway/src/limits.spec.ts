import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, Kind, parse } from 'graphql';
import type { Redis } from 'ioredis';
import { audiences } from './audience.js';
import type { Caller } from './caller.js';
import { compileCost } from './cost.js';
import { jsonDepth } from './http-body.js';
import {
  budgetOf,
  documentLimitChars,
  jsonDepthLimit,
  letterLimits,
  shapeLimits,
  tokenLimit,
} from './limits.js';
import { operationGuard } from './operation-guard.js';
import { gatewayRoot } from './paths.js';
import { rateLimiter } from './rate-limit.js';
import { spendBudget } from './request-budget.js';
import { shapeProblem } from './shape.js';
import { readManifest, trustedDocuments } from './trusted-documents.js';

const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const problem = (text: string): string | undefined => shapeProblem(parse(text));

/** For each bound a document that has exactly `count` of it. */
const builders: Readonly<Record<keyof typeof shapeLimits, (count: number) => string>> = {
  depth: (count) => `${'{ f '.repeat(count)}${'}'.repeat(count)}`,
  selections: (count) => `{ a { ${times(count - 1, () => 'f')} } }`,
  aliases: (count) => `{ a { ${times(count, (index) => `n${index}: f`)} } }`,
  rootFields: (count) => `{ ${times(count, () => 'f')} }`,
  directives: (count) => `{ f ${times(count, () => '@d')} }`,
  variables: (count) => `query Q(${times(count, (index) => `$v${index}: ID`)}) { f }`,
  operations: (count) => times(count, (index) => `query Q${index} { f }`),
};

describe('the shape of a document', () => {
  it.each(Object.entries(builders))('may have so many %s and not one more', (bound, build) => {
    const limit = shapeLimits[bound as keyof typeof shapeLimits];
    expect(problem(build(limit))).toBeUndefined();
    expect(problem(build(limit + 1))).toContain(String(limit));
  });

  it('is measured with its fragments in place', () => {
    const inner = `fragment F on T { ${times(400, () => 'f')} }`;
    expect(problem(`{ a { ...F ...F } } ${inner}`)).toBeUndefined();
    expect(problem(`{ a { ...F ...F ...F } } ${inner}`)).toContain('selections');
  });

  it('costs no more to measure than its text, however much it unfolds to', () => {
    const bomb = `{ ...F0 } ${times(60, (index) => `fragment F${index} on T { ...F${index + 1} ...F${index + 1} }`)} fragment F60 on T { f }`;
    expect(problem(bomb)).toContain('selections');
  });

  it.each(['__proto__', 'constructor', 'valueOf', '_x'])(
    'has no alias, variable or operation called %s',
    (name) => {
      expect(problem(`{ ${name}: f }`)).toContain(name);
      expect(problem(`query Q($${name}: ID) { f }`)).toContain(name);
      expect(problem(`query ${name} { f }`)).toContain(name);
      expect(problem(`{ a { ... on T { ${name}: f } } }`)).toContain(name);
    },
  );
});

describe('the cost of an operation', () => {
  const schema = buildSchema(`
    type Query { one: Item  list(limit: Int = 20): Page!  plain: [Item!]!  many(ids: [ID!]!): [Item]  count: Int! }
    type Mutation { change: Item }
    type Page { items: [Item!]!  totalCount: Int! }
    type Item { id: ID!  children(limit: Int = 10): Page!  tags: [Item!]!  parent: Item }`);
  const cost = (text: string, variables: Record<string, unknown> = {}, of = schema): number => {
    const document = parse(text);
    const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    if (operation === undefined) throw new Error('no operation');
    return compileCost(of, document, operation)(variables);
  };

  it.each([
    ['a number', '{ count }', {}, 1],
    ['one object', '{ one { id } }', {}, 2],
    ['one inside the other', '{ one { parent { id } } }', {}, 3],
    ['a page of the default size', '{ list { items { id } } }', {}, 22],
    ['a page of a size in the text', '{ list(limit: 5) { items { id } } }', {}, 7],
    ['a page of a size in a variable', 'query ($n: Int) { list(limit: $n) { items { id } } }', { n: 7 }, 9],
    [
      'a page of the default of a variable',
      'query ($n: Int = 3) { list(limit: $n) { items { id } } }',
      {},
      5,
    ],
    ['a page of which only the count is asked', '{ list { totalCount } }', {}, 2],
    ['a list without a size', '{ plain { id } }', {}, 11],
    ['a list by ids', 'query ($ids: [ID!]!) { many(ids: $ids) { id } }', { ids: ['1', '2', '3'] }, 4],
    ['a page in a page', '{ list(limit: 2) { items { children(limit: 3) { items { id } } } } }', {}, 12],
    ['a write', 'mutation { change { id } }', {}, 11],
    [
      'a fragment used twice',
      '{ one { ...F } two: one { ...F } } fragment F on Item { tags { id } }',
      {},
      24,
    ],
  ])('%s', (_name, text, variables, expected) => expect(cost(text, variables)).toBe(expected));

  describe('for prices', () => {
    const prices = buildSchema(`
      type Query {
        prices(offices: [ID!], classes: Int! = 1, designated: [ID!]): Result!
        fees(codes: [ID!]!): [Fee!]!
        offices(codes: [ID!]): [Office!]!
      }
      union Result = Prices | Refusal
      type Prices { prices: [Price!]!  sum: Price }
      type Price { total: Int  later: [Price!]! }
      type Refusal { code: String! }
      type Fee { filing: Price }
      type Office { code: ID! }`);
    const asked = { offices: ['EU', 'US', 'FR'], classes: 20 };
    const all = '$offices: [ID!], $classes: Int!';
    it.each([
      [
        'counts offices and classes, however little is read',
        `query (${all}) { prices(offices: $offices, classes: $classes) { ... on Prices { sum { total } } } }`,
        asked,
        1 + 1 + 3 + 6 + 1,
      ],
      [
        'counts its prices once',
        `query (${all}) { prices(offices: $offices, classes: $classes) { ... on Prices { prices { total } } } }`,
        asked,
        1 + 1 + 3 + 6 + 1,
      ],
      [
        'counts every office where none is named, and one class where none is',
        '{ prices { __typename } }',
        {},
        1 + 1 + 102 + 11,
      ],
      [
        'counts members that are designated',
        '{ prices(offices: ["EU"], classes: 10, designated: ["US", "CN"]) { __typename } }',
        {},
        1 + 1 + 3 + 3,
      ],
      [
        'counts the fees of the offices that are named',
        '{ fees(codes: ["EU", "US"]) { filing { total } } }',
        {},
        1 + 2 * 2,
      ],
      ['counts all offices where none is named', '{ offices { code } }', {}, 1 + 102],
    ])('%s', (_name, text, variables, expected) => expect(cost(text, variables, prices)).toBe(expected));
  });

  it('comes to an end in a circle of fragments', () => {
    expect(
      cost('{ one { ...A } } fragment A on Item { parent { ...B } } fragment B on Item { parent { ...A } }'),
    ).toBeGreaterThan(0);
  });

  it('does not shrink under strange sizes', () => {
    for (const n of [0, -5, Number.NaN, 'x', null, {}])
      expect(cost('query ($n: Int) { list(limit: $n) { items { id } } }', { n })).toBeGreaterThanOrEqual(3);
  });
});

describe('stored documents', () => {
  const manifest = Object.entries(readManifest(resolve(gatewayRoot, 'documents.json')));
  const schemas = audiences.map((audience) =>
    buildSchema(readFileSync(resolve(gatewayRoot, `api.${audience}.graphql`), 'utf8')),
  );

  it('exist', () => expect(manifest.length).toBeGreaterThan(0));

  it('keep well within every bound', () => {
    for (const [, text] of manifest) {
      expect(text.length).toBeLessThan(documentLimitChars / 2);
      const document = parse(text, { maxTokens: tokenLimit });
      expect(shapeProblem(document)).toBeUndefined();
      const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
      if (operation === undefined) throw new Error('no operation');
      for (const schema of schemas)
        expect(compileCost(schema, document, operation)({})).toBeLessThanOrEqual(
          budgetOf('admin').perOperation / 2,
        );
    }
  });
});

describe('lists of prices', () => {
  const schema = buildSchema(readFileSync(resolve(gatewayRoot, 'api.customer.graphql'), 'utf8'));
  const visitor = { viewer: { role: 'visitor' }, audience: 'customer' } as const;
  const documents = readManifest(resolve(gatewayRoot, 'documents.json'));
  const { perOperation } = budgetOf('visitor');
  const ask = (text: string, variables: Record<string, unknown> = {}) =>
    operationGuard({
      documents: { has: () => true, get: () => text },
      schemas: { customer: schema, admin: schema },
      adhoc: true,
      introspection: false,
    } as never)({ text, variables, readOnly: false }, visitor as never);
  const every = Array.from({ length: 101 }, (_, index) => `O${index}`);

  it('are not asked for many times in one document, be it for little of each', () => {
    const one = (at: number) =>
      `n${at}: filingPriceList(classes: 45, currency: EUR, country: ${['SK', 'CZ', 'DE'][at % 3]}) { ... on FilingPriceList { validUntil } }`;
    const aliased = (count: number) => `{ ${times(count, one)} }`;
    expect(ask(aliased(1)).cost).toBeLessThanOrEqual(perOperation);
    for (const count of [2, 3, shapeLimits.rootFields])
      expect(() => ask(aliased(count))).toThrow(/at most 1000 are allowed/);
    const fees = (count: number) =>
      `query ($codes: [JurisdictionCode!]!) { ${times(count, (at) => `n${at}: officialFeeList(codes: $codes) { filing { firstClass } }`)} }`;
    expect(ask(fees(1), { codes: every }).cost).toBeLessThanOrEqual(perOperation);
    expect(() => ask(fees(shapeLimits.rootFields), { codes: every })).toThrow(/at most 1000/);
  });

  it('are within what a visitor may ask on every page that shows them, for all offices at all classes', () => {
    const shown = Object.values(documents).filter((text) => /\bfilingPriceList\(/.test(text));
    expect(shown.length).toBeGreaterThan(2);
    const starter = every.slice(0, 5);
    const variables = { offices: every, own: every, starter, advanced: starter, classes: 45 };
    for (const text of shown) expect(ask(text, variables).cost).toBeLessThanOrEqual(perOperation);
  });
});

describe('a document that nobody stored', () => {
  const schema = buildSchema('type Query { letter: String }');
  const guard = () =>
    operationGuard({
      documents: trustedDocuments([]),
      schemas: { customer: schema, admin: schema },
      adhoc: false,
      introspection: false,
    });
  const visitor = { viewer: { role: 'visitor', locale: 'en', scopes: [] }, audience: 'customer' } as const;
  const admin = { viewer: { role: 'admin', locale: 'en', scopes: [] }, audience: 'admin' } as const;
  const asked = { variables: {}, readOnly: false };

  it('may ask what is there at all, and is one text however it is written', () => {
    const ask = guard();
    for (const text of ['{__typename}', 'query {\n __typename }', `${' '.repeat(9_000)}{ __typename }`])
      expect(ask({ ...asked, text }, visitor)).toMatchObject({ text: '{ __typename }', isNew: false });
    expect(() => ask({ ...asked, text: '{\u00A0__typename }' }, visitor)).toThrow('Only stored');
  });

  it('has no name where nobody can read it: none is kept', () => {
    const operation = guard()({ ...asked, text: '{ letter', operationName: 'x'.repeat(9_000) }, admin);
    expect(operation.name).toBe('');
    expect(operation).not.toHaveProperty('operationName');
  });

  it('is new until it was counted, also where it was refused before', () => {
    const ask = guard();
    const text = 'query One { letter }';
    expect(() => ask({ ...asked, text, operationName: 'Two' }, admin)).toThrow('no such operation');
    expect(ask({ ...asked, text }, admin).isNew).toBe(true);
    const again = ask({ ...asked, text }, admin);
    expect(again.isNew).toBe(true);
    again.counted?.();
    expect(ask({ ...asked, text }, admin).isNew).toBe(false);
  });
});

describe('letters to an address that somebody names', () => {
  const contract = buildSchema(readFileSync(resolve(gatewayRoot, 'api.customer.graphql'), 'utf8'));
  // Nobody answers: the gateway counts for itself.
  const away = { eval: () => Promise.reject(new Error('away')) } as unknown as Redis;

  it.each([
    ['askForPasswordReset', 10],
    ['signUp', 10],
    ['askSupport', 10],
    ['askForConsultation', 10],
    ['reportInfringement', 10],
    ['bookConsultation', 10],
    ['holdConsultationSlot', 60],
    ['askForNewLinks', 10],
    ['orderService', 30],
  ] as const)('%s goes out %i times an hour and not once more', async (field, most) => {
    expect(contract.getMutationType()?.getFields()).toHaveProperty(field);
    expect(letterLimits.get(field)).toEqual({ most, windowMs: 3_600_000 });
    const limiter = rateLimiter(away, () => 0);
    const sends = (limitKey: string) =>
      spendBudget(limiter, { viewer: { role: 'visitor' }, limitKey } as Caller, {
        cost: 11,
        letters: [field],
        isNewDocument: false,
        unlimitedDocuments: false,
      });
    for (let sent = 0; sent < most; sent += 1) await sends('address:a');
    await expect(sends('address:a')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(sends('address:b')).resolves.toBeDefined();
  });
});

describe('the nesting of a body', () => {
  it('is counted outside of texts only', () => {
    expect(jsonDepth('{"a":[{"b":"[[[[{{{{\\"[["}]}')).toBe(3);
    expect(jsonDepth('['.repeat(jsonDepthLimit + 1))).toBe(jsonDepthLimit + 1);
  });
});
