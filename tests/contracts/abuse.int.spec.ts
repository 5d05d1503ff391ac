import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type FixtureGateway,
  jana,
  mintAccessToken,
  newSigningKey,
  startFixtureGateway,
} from '@cotta/gateway/testing.js';

// Any document is taken here, so that trusted documents do not hide what stands behind them.
let gateway: FixtureGateway;
let address = 0;

beforeAll(async () => {
  gateway = await startFixtureGateway({ adhoc: true, introspection: false });
});
afterAll(() => gateway.close());

/** Words that would tell of the inside. */
const LEAKS =
  /127\.0\.0\.1|localhost|\w:\d{4,5}\b|postgres|password authentication|ECONN|at \w+ \(|node_modules|stack|subgraph |serviceName|Did you mean|accounts|workspace/i;

/** Each attack comes from an address of its own, so that the limits of one do not refuse the next. */
async function attack(body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`${gateway.origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.100.${(address += 1)}`,
      ...headers,
    },
    body: text,
  });
  const published = await answer.text();
  expect(published).not.toMatch(LEAKS);
  const parsed = JSON.parse(published) as {
    data?: unknown;
    errors?: { message: string; extensions: { code: string } }[];
  };
  return {
    status: answer.status,
    code: parsed.errors?.[0]?.extensions.code,
    body: parsed,
    headers: answer.headers,
  };
}

/** Whatever was tried, the next honest request is answered. */
afterEach(async () => {
  const honest = await attack({ query: '{ __typename }' });
  expect(honest.body).toEqual({ data: { __typename: 'Query' } });
});

const fields = (count: number, field: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => field(index)).join(' ');
const nested = (depth: number): string =>
  `{ registrationRequest(id: "${jana}") { ${'verificationResult { request { '.repeat(depth)} id ${'} }'.repeat(depth)} } }`;

describe('floods', () => {
  it.each([
    ['alias-fields', `{ ${fields(31, (i) => `a${i}: jurisdictionList { code }`)} }`],
    ['alias-typename', `{ ${fields(2_000, (i) => `a${i}: __typename`)} }`],
    ['alias-one-field', `{ viewer { ${fields(31, (i) => `a${i}: id`)} } }`],
    ['field-duplicates', `{ viewer { ${fields(1_001, () => 'id')} } }`],
    ['root-fields', `{ ${fields(21, () => 'jurisdictionList { code }')} }`],
    ['directives', `{ viewer { id ${fields(41, () => '@include(if: true)')} } }`],
    ['directives-nonexistent', `{ viewer { id ${fields(300, (i) => `@d${i}`)} } }`],
    ['variables', `query Q(${fields(51, (i) => `$v${i}: ID`)}) { viewer { id } }`],
    ['operations-many', fields(11, (i) => `query Q${i} { viewer { id } }`)],
    ['deep-fields', nested(6)],
    [
      'deep-fragments',
      `{ viewer { ...F0 } } ${fields(15, (i) => `fragment F${i} on User { profile { user { ...F${i + 1} } } }`)} fragment F15 on User { id }`,
    ],
    [
      'fragment-bomb',
      `{ viewer { ...F0 } } ${fields(20, (i) => `fragment F${i} on User { ...F${i + 1} ...F${i + 1} }`)} fragment F20 on User { id }`,
    ],
    [
      'unused-fragment-bomb',
      `{ viewer { id } } ${fields(20, (i) => `fragment F${i} on User { ...F${i + 1} ...F${i + 1} }`)} fragment F20 on User { id }`,
    ],
    ['field-merge-bomb', `{ viewer { ${fields(600, () => 'profile { id }')} } }`],
    ['list-times-list', `{ registrationRequestList(limit: 100) { items { timeline { id } } } }`],
    ['long-document', `{ viewer { id } } #${'x'.repeat(20_001)}`],
  ])('%s is refused before any service is asked', async (_name, query) => {
    const asked = gateway.subgraphs.requests.seen.length + gateway.subgraphs.accounts.seen.length;
    const { status, code } = await attack({ query });
    expect({ status, code }).toEqual({ status: 400, code: 'QUERY_TOO_COMPLEX' });
    expect(gateway.subgraphs.requests.seen.length + gateway.subgraphs.accounts.seen.length).toBe(asked);
  });

  it('tokens-many: a document of more tokens than any screen uses is not parsed to its end', async () => {
    const { status, code } = await attack({ query: `{ viewer { ${'id '.repeat(4_000)} } }` });
    expect([status, code]).toEqual([200, 'GRAPHQL_PARSE_FAILED']);
  });

  it('batch: one request brings one operation', async () => {
    expect(await attack([{ query: '{ __typename }' }, { query: '{ __typename }' }])).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
    });
  });

  it('a limit in a variable counts as one in the text', async () => {
    const query =
      'query Q($limit: Int) { registrationRequestList(limit: $limit) { items { timeline { id } } } }';
    expect(await attack({ query, variables: { limit: 100 } })).toMatchObject({
      status: 400,
      code: 'QUERY_TOO_COMPLEX',
    });
    expect((await attack({ query, variables: { limit: 5 } })).status).toBe(200);
  });

  it('circles of fragments are invalid, and found out at once', async () => {
    expect(
      await attack({ query: '{ viewer { ...A } } fragment A on User { ...B } fragment B on User { ...A }' }),
    ).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
  });
});

describe('names that mean something to every object', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '_private'])(
    'alias-proto: %s is no alias',
    async (alias) => {
      expect(await attack({ query: `{ ${alias}: viewer { id } }` })).toMatchObject({
        status: 400,
        code: 'QUERY_TOO_COMPLEX',
      });
    },
  );

  it('json-proto: keys of the body reach no prototype', async () => {
    await attack(
      '{"query":"{ viewer { id } }","variables":{"__proto__":{"polluted":true}},"extensions":{"__proto__":{"polluted":true}}}',
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('what the schema is', () => {
  it.each([
    '{ __schema { types { name } } }',
    '{ __type(name: "User") { name } }',
    'query { ...F } fragment F on Query { __schema { queryType { name } } }',
  ])('introspection: %s is not told', async (query) => {
    expect(await attack({ query })).toMatchObject({ status: 400, code: 'INTROSPECTION_DISABLED' });
    const customer = { authorization: `Bearer ${await gateway.token('customer')}` };
    expect(await attack({ query }, customer)).toMatchObject({ status: 400, code: 'INTROSPECTION_DISABLED' });
  });

  it.each([
    ['field', '{ viewr { id } }'],
    ['argument', '{ user(idd: "x") { id } }'],
    ['type', 'query Q($a: Usr) { viewer { id } }'],
  ])('suggestion-%s: a near miss gets no help', async (_name, query) => {
    expect(await attack({ query })).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
  });

  it('suggestion-enum: neither does a wrong value in a variable', async () => {
    const { code } = await attack({
      query: 'query Q($f: RegistrationRequestFilter) { registrationRequestCount(filter: $f) }',
      variables: { f: { statuz: { eq: 'X' } } },
    });
    expect(code).toBe('BAD_USER_INPUT');
  });

  it('a customer cannot name what is for staff, a member of staff can', async () => {
    const query = `{ registrationRequest(id: "${jana}") { assignedAdminId } }`;
    expect(
      await attack({ query }, { authorization: `Bearer ${await gateway.token('customer')}` }),
    ).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
    expect(
      (await attack({ query }, { authorization: `Bearer ${await gateway.token('staff')}` })).body,
    ).toEqual({ data: { registrationRequest: null } });
  });

  it('ide-page: a browser that opens the address finds no tool', async () => {
    const answer = await fetch(`${gateway.origin}/graphql`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('json');
  });

  it('_service and _entities are not part of the graph', async () => {
    expect((await attack({ query: '{ _service { sdl } }' })).code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(
      (
        await attack({
          query: `{ _entities(representations: [{ __typename: "User", id: "${jana}" }]) { __typename } }`,
        })
      ).code,
    ).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});

describe('foreign pages', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'csrf-simple: a body of type "%s" is not read',
    async (type) => {
      expect(await attack({ query: '{ viewer { id } }' }, { 'content-type': type })).toMatchObject({
        status: 415,
        code: 'UNSUPPORTED_MEDIA_TYPE',
      });
    },
  );

  it('csrf-get: an address alone executes nothing, and never a mutation', async () => {
    const simple = await fetch(`${gateway.origin}/graphql?query=${encodeURIComponent('{ viewer { id } }')}`);
    expect(simple.status).toBe(400);
    const query = `mutation { askForPasswordReset(input: { email: "a@example.test" }) { __typename } }`;
    const meant = await fetch(`${gateway.origin}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(meant.status).toBe(405);
  });

  it('csrf-cookie: a session cookie opens nothing here', async () => {
    await attack({ query: '{ viewer { id } }' }, { cookie: '__Host-session=abcdefghijklmnopqrst' });
    const viewerToken =
      String(gateway.subgraphs.accounts.seen.at(-1)?.headers['x-viewer']).split('.')[1] ?? '';
    expect(JSON.parse(Buffer.from(viewerToken, 'base64url').toString())).toMatchObject({ role: 'visitor' });
  });

  it('cors-reflect: only our own origins may read, and never with credentials', async () => {
    const foreign = await attack({ query: '{ __typename }' }, { origin: 'https://evil.example' });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const own = await attack({ query: '{ __typename }' }, { origin: 'http://localhost:4300' });
    expect(own.headers.get('access-control-allow-origin')).toBe('http://localhost:4300');
    expect(own.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('borrowed names', () => {
  it('header-spoof: nothing a caller sends about himself reaches a service', async () => {
    await attack(
      { query: '{ viewer { id } }' },
      {
        'x-viewer': 'forged',
        'x-user-id': jana,
        'x-role': 'admin',
        'x-request-id': 'mine',
        cookie: 'a=b',
        traceparent: '00-1-1-01',
      },
    );
    const headers = gateway.subgraphs.accounts.seen.at(-1)?.headers ?? {};
    expect(Object.keys(headers).sort()).toEqual([
      'content-length',
      'content-type',
      'host',
      'traceparent',
      'x-deadline-ms',
      'x-locale',
      'x-request-id',
      'x-viewer',
    ]);
    expect(headers['x-viewer']).not.toBe('forged');
    expect(headers['x-request-id']).not.toBe('mine');
  });

  it('token-garbage: a token that is not good is 401, also where a visitor would be welcome', async () => {
    const foreign = newSigningKey('access');
    const forged = await mintAccessToken(
      { userId: jana, role: 'admin', sessionId: 's', audience: 'admin' },
      { key: foreign.privateKey, now: new Date(), until: new Date(Date.now() + 60_000) },
    );
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(`{"sub":"${jana}","role":"admin","aud":"admin","sid":"s","exp":9999999999}`).toString('base64url')}.`;
    for (const token of [forged.token, unsigned, 'x', `${await gateway.token('customer')}x`]) {
      expect(await attack({ query: '{ __typename }' }, { authorization: `Bearer ${token}` })).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED',
      });
    }
    expect(await attack({ query: '{ __typename }' }, { authorization: 'Basic YTpi' })).toMatchObject({
      status: 401,
    });
    expect(
      await attack({ query: '{ __typename }' }, { 'x-link-token': 's.x.1.zzzzzz.forged' }),
    ).toMatchObject({ status: 401 });
  });

  it('a viewer token for services is no access token', async () => {
    await attack({ query: '{ viewer { id } }' });
    const viewerToken = String(gateway.subgraphs.accounts.seen.at(-1)?.headers['x-viewer']);
    expect(
      await attack({ query: '{ __typename }' }, { authorization: `Bearer ${viewerToken}` }),
    ).toMatchObject({ status: 401 });
  });
});

describe('bodies', () => {
  it('body-big: more than 256 KiB is not read', async () => {
    expect(await attack({ query: '{ __typename }', extensions: { pad: 'x'.repeat(262_144) } })).toMatchObject(
      { status: 413, code: 'PAYLOAD_TOO_LARGE' },
    );
  });

  it('body-gzip: a compressed body is not unpacked', async () => {
    const answer = await fetch(`${gateway.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync('{"query":"{ __typename }"}'),
    });
    expect(answer.status).toBe(415);
  });

  it('json-deep: brackets without end are counted, not followed', async () => {
    expect(
      await attack(`{"query":"{ __typename }","variables":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
    ).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });

  it.each(['', '{', 'null', '"x"', '{}', '{"query":5}', '{"query":"{ __typename }","variables":[]}'])(
    'body-odd: %s gets a clear answer',
    async (body) => {
      expect(await attack(body)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    },
  );

  it('subscriptions and unclear operations are refused before the engine', async () => {
    expect(await attack({ query: 'subscription S { __typename }' })).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
    });
    expect(await attack({ query: 'query A { __typename } query B { __typename }' })).toMatchObject({
      status: 400,
      code: 'OPERATION_RESOLUTION_FAILURE',
    });
    expect(await attack({ query: 'query A { __typename }', operationName: 'B' })).toMatchObject({
      status: 400,
      code: 'OPERATION_RESOLUTION_FAILURE',
    });
  });

  it('body-endless: one that does not say its length is read to the same bound, and refused in words', async () => {
    const client = connect(Number(new URL(gateway.origin).port), '127.0.0.1');
    const piece = `4000\r\n${'x'.repeat(16_384)}\r\n`;
    client.on('error', () => undefined);
    client.write(
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
    );
    for (let sent = 0; sent < 17; sent += 1) client.write(piece);
    let answer = '';
    for await (const chunk of client) answer += String(chunk);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('PAYLOAD_TOO_LARGE');
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  it('body-broken: a client that goes away in the middle of its body leaves nothing behind', async () => {
    const gone = connect(Number(new URL(gateway.origin).port), '127.0.0.1');
    await new Promise<void>((done) =>
      gone.write(
        'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"query"',
        () => done(),
      ),
    );
    gone.destroy();
    expect((await attack({ query: '{ __typename }' })).status).toBe(200);
  });

  it('slow-body: a client that drips its body does not hold up the others', async () => {
    const slow = connect(Number(new URL(gateway.origin).port), '127.0.0.1');
    slow.write(
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"query"',
    );
    expect((await attack({ query: '{ __typename }' })).status).toBe(200);
    slow.destroy();
  });
});

describe('leaks', () => {
  it('what a database said inside a service does not come out', async () => {
    const { body } = await attack({ query: '{ suggestedJurisdictionList }' });
    expect(body).toEqual({
      data: null,
      errors: [
        { message: 'Internal error', path: ['suggestedJurisdictionList'], extensions: { code: 'INTERNAL' } },
      ],
    });
  });

  it('a service that is away has no name', async () => {
    gateway.subgraphs.workspace.mood = 'reset';
    const { body } = await attack({ query: '{ notificationCount }' });
    gateway.subgraphs.workspace.mood = 'well';
    expect(body.errors?.[0]?.extensions.code).toBe('SUBGRAPH_UNAVAILABLE');
  });

  it('a page instead of an answer stays inside', async () => {
    gateway.subgraphs.workspace.mood = 'garbage';
    const { body } = await attack({ query: '{ notificationCount }' });
    gateway.subgraphs.workspace.mood = 'well';
    expect(body.errors).toEqual([{ message: 'Internal error', extensions: { code: 'INTERNAL' } }]);
  });
});

describe('too many', () => {
  it('requests: the 121st of one address in a minute waits', async () => {
    const from = { 'x-forwarded-for': '203.0.113.7' };
    const answers = await Promise.all(
      Array.from({ length: 121 }, () => attack({ query: '{ __typename }' }, from)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
    const [refused] = answers.filter(({ status }) => status === 429);
    expect(refused?.code).toBe('RATE_LIMITED');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('searches: 200 at once from one visitor are 30 answers and 170 refusals', async () => {
    const from = { 'x-forwarded-for': '203.0.113.10' };
    const query =
      'query Q($input: TrademarkSearchInput!) { trademarkSearch(input: $input) { degraded items { name } } }';
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        attack({ query, variables: { input: { query: 'NORDHAVEN' } } }, from),
      ),
    );
    const by = (wanted: number) => answers.filter(({ status }) => status === wanted);
    expect([by(200).length, by(429).length]).toEqual([30, 170]);
    expect(new Set(by(429).map(({ code }) => code))).toEqual(new Set(['RATE_LIMITED']));
    expect(Number(by(429)[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('cost: expensive questions use the allowance up sooner', async () => {
    const from = { 'x-forwarded-for': '203.0.113.8' };
    const query = '{ registrationRequestList(limit: 90) { items { timeline { id } } } }';
    const codes = [];
    for (let index = 0; index < 7; index += 1) codes.push((await attack({ query }, from)).code);
    expect(codes.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });

  it('an address that a stranger puts in front of his own does not count', async () => {
    const answers = await Promise.all(
      Array.from({ length: 121 }, (_, index) =>
        attack({ query: '{ __typename }' }, { 'x-forwarded-for': `192.0.2.${index}, 203.0.113.9` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it.each([
    ['a new password', 'mutation { askForPasswordReset(input: { email: "a@example.test" }) { __typename } }'],
    [
      'an account',
      'mutation { signUp(input: { email: "a@example.test", firstname: "A", lastname: "B", language: EN }) { __typename } }',
    ],
    [
      'new links',
      'mutation { askForNewLinks(input: { email: "a@example.test", locale: "en" }) { __typename } }',
    ],
    [
      'support',
      'mutation { askSupport(input: { contactEmail: "a@example.test", contactName: "A", description: "Help" }) { __typename } }',
    ],
  ])('letters: %s is asked for ten times an hour from one address', async (_name, query) => {
    const from = { 'x-forwarded-for': `203.0.113.${(address += 1)}` };
    const codes: unknown[] = [];
    for (let index = 0; index < 11; index += 1) codes.push((await attack({ query }, from)).code);
    expect([codes.slice(0, 10).includes('RATE_LIMITED'), codes[10]]).toEqual([false, 'RATE_LIMITED']);
  });

  it('letters: eleven in one document are eleven', async () => {
    const from = { 'x-forwarded-for': `203.0.113.${(address += 1)}` };
    const query = `mutation { ${fields(11, (i) => `a${i}: askForPasswordReset(input: { email: "a@example.test" }) { __typename }`)} }`;
    expect((await attack({ query }, from)).code).toBe('RATE_LIMITED');
  });

  it('uploads: thirty files a day without an account', async () => {
    const headers = { 'content-type': 'image/png', 'x-forwarded-for': '203.0.113.11' };
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1)
      statuses.push(
        (await fetch(`${gateway.origin}/api/document`, { method: 'POST', headers, body: 'x' })).status,
      );
    expect([statuses.slice(0, 30).includes(429), statuses[30]]).toEqual([false, 429]);
  });
});
