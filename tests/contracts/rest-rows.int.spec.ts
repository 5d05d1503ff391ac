import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type FixtureGateway,
  isWrite,
  mockedId,
  type RestRoute,
  restRoutes,
  startFixtureGateway,
  unknownId,
} from '@cotta/gateway/testing.js';
import { restCaller, type Person, type RestCaller } from './rest-caller.js';
import { schemaProblems, type Schema } from './schema-problems.js';

let gateway: FixtureGateway;
let rest: RestCaller;

beforeAll(async () => {
  gateway = await startFixtureGateway({ devRoutes: true }, { mocked: true });
  rest = await restCaller(gateway);
});
afterAll(() => gateway.close());

const title = (route: RestRoute) => `${route.method.toUpperCase()} ${route.path}`;
const rows = (keep: (route: RestRoute) => boolean = () => true) =>
  restRoutes.filter(keep).map((route) => [title(route), route] as const);
const person = ({ needs }: RestRoute): Person =>
  ({ anyone: 'nobody', session: 'customer', staff: 'staff', partner: 'program' } as const)[needs];

/** Where the thing itself is named: lists of a stranger's things are empty, and what is created has no id yet. */
const namesOne = (route: RestRoute) =>
  (route.path.includes('{') || route.query?.['id'] !== undefined) &&
  route.field?.endsWith('List') !== true &&
  route.success !== 201 &&
  route.idKey === undefined;
/** These commands are an id and nothing else. */
const BARE: ReadonlySet<string | undefined> = new Set([
  'deactivateUser',
  'sendInvitationAgain',
  'reopenTask',
  'resendVerificationResult',
  'notifyMonitoringResult',
  'notifyAllMonitoringResults',
  'retryDocketing',
  'resizeSpecimen',
  'validateUserPaymentMethod',
]);
const takesInput = (route: RestRoute) =>
  isWrite(route) && route.method !== 'delete' && !BARE.has(route.field);

const parameters = { whole: '1', flag: 'true', text: 'text' } as const;

/** `everything`: with all parameters the row declares, else with those it needs. */
function address(route: RestRoute, { id = mockedId, everything = false } = {}): string {
  const given = Object.entries(route.query ?? {}).filter(
    ([, { required }]) => everything || required === true,
  );
  const query = given
    .map(([name, { is, of }]) => `${name}=${is === 'id' ? id : (of?.[0] ?? parameters[is])}`)
    .join('&');
  return `${route.path.replaceAll(/\{\w+\}/g, id)}${query === '' ? '' : `?${query}`}`;
}

/** The smallest body that the description allows. */
function goodBody(route: RestRoute): unknown {
  const schema =
    rest.openApi.paths[route.path]?.[route.method]?.requestBody?.content['application/json']?.schema;
  return schema === undefined ? undefined : sample(schema);
}

function sample(schema: Schema): unknown {
  const [type] = [schema.type].flat();
  if (schema.enum !== undefined) return schema.enum[0];
  if (type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((key) => [key, sample(schema.properties?.[key] ?? {})]),
    );
  if (type === 'array') return [sample(schema.items ?? {})];
  if (type === 'string')
    return (
      (
        { uuid: mockedId, date: '2026-03-02', 'date-time': '2026-03-02T10:00:00.000Z' } as Readonly<
          Record<string, string>
        >
      )[schema.format ?? ''] ?? 'text'
    );
  return ({ integer: 1, number: 1, boolean: true } as Readonly<Record<string, unknown>>)[type ?? ''] ?? {};
}

describe('every row of the facade', () => {
  it('stands in the OpenAPI document, each operation under a name of its own', () => {
    const described = Object.values(rest.openApi.paths).flatMap(
      (methods) => Object.values(methods) as { operationId?: string; summary?: string }[],
    );
    expect(rest.openApi.openapi).toBe('3.1.0');
    expect(restRoutes.filter(({ path, method }) => rest.openApi.paths[path]?.[method] === undefined)).toEqual(
      [],
    );
    expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(described.length);
    expect(described.filter(({ summary }) => (summary ?? '') === '')).toEqual([]);
  });

  it('is there once', () => {
    const names = restRoutes.map(title);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(rows(({ needs }) => needs !== 'anyone'))('%s needs a sign-in', async (_title, route) => {
    expect((await rest.call(route.method, address(route), { body: goodBody(route) })).status).toBe(401);
  });

  it.each(rows(({ needs }) => needs === 'partner'))(
    '%s is closed to people, whoever they are',
    async (_title, route) => {
      for (const as of ['customer', 'staff'] as const)
        expect((await rest.call(route.method, address(route), { as, body: goodBody(route) })).status).toBe(
          401,
        );
    },
  );

  it.each(rows(({ needs }) => needs !== 'partner'))(
    '%s is closed to programs of partners',
    async (_title, route) => {
      expect(
        (await rest.call(route.method, address(route), { as: 'program', body: goodBody(route) })).status,
      ).toBe(401);
    },
  );

  it.each(rows(({ needs }) => needs === 'staff'))('%s is closed to clients', async (_title, route) => {
    expect(
      (await rest.call(route.method, address(route), { as: 'customer', body: goodBody(route) })).status,
    ).toBe(403);
  });

  it.each(rows())('%s does not take a token that is not good', async (_title, route) => {
    expect(
      (await rest.call(route.method, address(route), { headers: { authorization: 'Bearer x' } })).status,
    ).toBe(401);
  });

  it.each(rows(namesOne))('%s knows nothing of an unknown id', async (_title, route) => {
    const { status, body } = await rest.call(route.method, address(route, { id: unknownId }), {
      as: person(route),
      body: goodBody(route),
    });
    expect([status, body['type']]).toEqual([404, '/problems/not-found']);
  });

  it.each(rows(takesInput))('%s refuses a body of the wrong shape', async (_title, route) => {
    const { status, body } = await rest.call(route.method, address(route), {
      as: person(route),
      body: { nonsense: [1] },
    });
    expect([status, body['type']]).toEqual([route.question === true ? 400 : 422, '/problems/bad-user-input']);
    expect(JSON.stringify(body)).not.toContain('Did you mean');
  });

  it.each(rows(isWrite))('%s refuses what is no JSON', async (_title, route) => {
    expect((await rest.call(route.method, address(route), { as: person(route), body: '{' })).status).toBe(
      400,
    );
    expect(
      (
        await rest.call(route.method, address(route), {
          as: person(route),
          body: 'a=b',
          headers: { 'content-type': 'text/plain' },
        })
      ).status,
    ).toBe(415);
  });

  // The made-up address of a made-up document leads to no bytes; those are tried beside the door.
  it.each(rows(({ streams }) => streams !== true))(
    '%s answers what its description promises',
    async (_title, route) => {
      const { status, body, headers } = await rest.call(route.method, address(route, { everything: true }), {
        as: person(route),
        body: goodBody(route),
      });
      const described = rest.openApi.paths[route.path]?.[route.method]?.responses[String(status)];
      expect([status, described === undefined ? body : 'described']).toEqual([
        route.redirect === undefined ? (route.success ?? 200) : 303,
        'described',
      ]);
      const schema = described?.content?.['application/json']?.schema;
      if (schema !== undefined) expect(schemaProblems(body, schema)).toEqual([]);
      if (route.collection !== undefined && 'id' in body)
        expect(headers.get('location')).toBe(`${route.collection}/${String(body['id'])}`);
      expect(headers.get('ratelimit-limit')).toBe(
        { nobody: '120', customer: '600', staff: '2400', program: '600' }[person(route)],
      );
    },
  );
});

describe('a row', () => {
  const sentTo = (service: 'cases' | 'subscriptions' | 'trademarks' | 'workspace') =>
    gateway.subgraphs[service].seen.at(-1)?.body['variables'];

  it('says which version it changes', async () => {
    await rest.call('post', `/api/case/${mockedId}/close?expectedVersion=7`, {
      as: 'staff',
      body: { outcome: 'SETTLED', outcome_note: 'Agreed.' },
    });
    expect(sentTo('cases')).toEqual({
      id: mockedId,
      expectedVersion: 7,
      input: { outcome: 'SETTLED', outcomeNote: 'Agreed.' },
    });
  });

  it('fills what its path says already, and lets nobody say otherwise', async () => {
    await rest.call('post', `/api/case/${mockedId}/note`, { as: 'staff', body: { text: 'Rang back.' } });
    expect(sentTo('workspace')).toEqual({
      input: { subjectType: 'case', subjectId: mockedId, text: 'Rang back.' },
    });
    const { status, body } = await rest.call('post', `/api/case/${mockedId}/note`, {
      as: 'staff',
      body: { text: 'x', subject_id: unknownId },
    });
    expect([status, body['detail']]).toEqual([422, 'This path does not take subject_id.']);
  });

  it('for a part takes that part alone', async () => {
    await rest.call('patch', `/api/brand-subscription/${mockedId}/billing-entity`, {
      as: 'customer',
      body: { billing_entity_id: mockedId },
    });
    expect(sentTo('subscriptions')).toEqual({ id: mockedId, input: { billingEntityId: mockedId } });
    const { status, body } = await rest.call('patch', `/api/brand-subscription/${mockedId}/billing-entity`, {
      as: 'customer',
      body: { tier: 'BASIC' },
    });
    expect([status, body['detail']]).toEqual([422, 'This path does not take tier.']);
  });

  it('takes the last id of a path for what it is about', async () => {
    await rest.call('post', `/api/case/${unknownId}/solution/${mockedId}/order`, { as: 'customer' });
    expect(sentTo('cases')).toMatchObject({ id: mockedId });
  });

  it('takes what it is about from the body where the path does not say', async () => {
    await rest.call('post', '/api/brand/assign-items', {
      as: 'customer',
      body: { brand_id: mockedId, items: [{ kind: 'CASE', id: unknownId }] },
    });
    expect(sentTo('subscriptions')).toEqual({
      id: mockedId,
      input: { items: [{ kind: 'CASE', id: unknownId }] },
    });
  });

  it('lists a page, narrowed by its path and by its parameters', async () => {
    await rest.call('get', `/api/trademark/${mockedId}/monitoring-result?limit=5&offset=10`, {
      as: 'customer',
    });
    expect(sentTo('trademarks')).toEqual({ limit: 5, offset: 10, filter: { trademarkId: { eq: mockedId } } });
    await rest.call('get', '/api/brand-subscription?proactive=true', { as: 'customer' });
    expect(sentTo('subscriptions')).toEqual({ filter: { isProactive: { eq: true } } });
  });

  it('refuses what a list is not narrowed by, asks no service, and says what there is', async () => {
    const before = gateway.subgraphs.subscriptions.seen.length;
    for (const [path, name] of [
      [`/api/brand-subscription?user_id=${unknownId}`, 'user_id'],
      [`/api/brand-subscription?limit=5&filter[userId]=${unknownId}`, 'filter'],
    ]) {
      const { status, body } = await rest.call('get', String(path), { as: 'customer' });
      expect([status, body['type']]).toEqual([400, '/problems/bad-request']);
      expect(body['detail']).toMatch(
        new RegExp(`^This path does not know ${name}\\S*\\. It takes limit, offset, after, proactive\\.$`),
      );
    }
    expect(gateway.subgraphs.subscriptions.seen).toHaveLength(before);
  });

  it.each(['limit=many', 'limit=-1', 'proactive=perhaps', 'limit=1&limit=2'])(
    'says which parameter is not sound: ?%s',
    async (query) => {
      const { status, body } = await rest.call('get', `/api/brand-subscription?${query}`, { as: 'customer' });
      expect([status, String(body['detail'])]).toEqual([
        400,
        expect.stringMatching(/^(limit|proactive) has to be /),
      ]);
    },
  );

  it('for trying things out is absent in production', async () => {
    const production = await startFixtureGateway({ devRoutes: false }, { mocked: true });
    const { call } = await restCaller(production);
    const tried = await Promise.all(
      restRoutes
        .filter(({ debug }) => debug === true)
        .map((route) => call(route.method, address(route), { as: 'staff' })),
    );
    await production.close();
    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 404));
    expect(tried.length).toBeGreaterThan(0);
  });
});
