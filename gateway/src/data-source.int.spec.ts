import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { SubgraphSource } from './data-source.js';
import type { GraphContext } from './graph-context.js';
import { openMetrics } from './metrics.js';
import type { Answer } from './representations.js';
import { RequestEnd } from './request-end.js';
import { startFixtureSubgraph, type FixtureSubgraph } from './testing/fixture-subgraph.js';

const sdl = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
type Mark @key(fields: "id") { id: ID! name: String }
type Query { mark(id: ID!): Mark  slow: String }
type Mutation { rename(id: ID!, name: String!): Mark }`;
const mark = ({ id }: { id: string }) => ({ __typename: 'Mark', id, name: `mark ${id}` });
const resolvers = {
  Query: { mark: (_: unknown, args: { id: string }) => mark(args) },
  Mutation: { rename: (_: unknown, args: { id: string }) => mark(args) },
  Mark: {
    __resolveReference: mark,
    name: ({ id, name }: { id: string; name: string }) =>
      id === 'broken' ? Promise.reject(new Error('no name')) : name,
  },
};

const ENTITIES =
  'query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Mark { name } } }';

let service: FixtureSubgraph;
let source: SubgraphSource;
let now: number;

beforeEach(async () => {
  now = Date.now();
  service = await startFixtureSubgraph({ sdl, resolvers });
  source = new SubgraphSource({
    name: 'marks',
    url: service.url,
    log: silentLog,
    metrics: openMetrics(),
    now: () => now,
  });
});
afterEach(async () => {
  await source.close();
  await service.close();
});

function ask(
  query: string,
  variables: object = {},
  context: Partial<GraphContext> = {},
  from: SubgraphSource = source,
): Promise<Answer> {
  const whole: GraphContext = {
    viewerToken: 'viewer',
    locale: 'sk',
    requestId: 'r',
    traceparent: 't',
    isMutation: false,
    absentTypes: new Set(),
    deadline: now + 10_000,
    end: new RequestEnd(),
    ...context,
  };
  return from.process({
    request: { query, variables: { ...variables } },
    context: whole,
  } as unknown as Parameters<SubgraphSource['process']>[0]);
}

const failure = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'answered',
    (error: { extensions?: { code?: string }; message: string }) => error.extensions?.code ?? error.message,
  );
const references = (...ids: string[]) => ids.map((id) => ({ __typename: 'Mark', id }));

describe('a call to a service', () => {
  it('carries the viewer, the trace and what is left of the time, and nothing else', async () => {
    await ask('{ mark(id: "1") { name } }', {}, { deadline: now + 4_000, idempotencyKey: 'only for writes' });
    expect(service.seen[0]?.headers).toMatchObject({
      'x-viewer': 'viewer',
      traceparent: 't',
      'x-request-id': 'r',
      'x-locale': 'sk',
      'x-deadline-ms': '4000',
    });
    expect(service.seen[0]?.headers).not.toHaveProperty('idempotency-key');
    await ask(
      'mutation { rename(id: "1", name: "x") { name } }',
      {},
      { isMutation: true, idempotencyKey: 'attempt-1' },
    );
    expect(service.seen[1]?.headers['idempotency-key']).toBe('attempt-1');
  });

  it('sends equal references once and puts the answers back in place', async () => {
    const answer = await ask(ENTITIES, { representations: references('1', '2', '1', '1', '2') });
    expect(service.seen[0]?.body['variables']).toEqual({ representations: references('1', '2') });
    expect(answer.data).toEqual({
      _entities: ['1', '2', '1', '1', '2'].map((id) => ({ name: `mark ${id}` })),
    });
  });

  it('leaves different references as they are', async () => {
    await ask(ENTITIES, { representations: references('1', '2') });
    expect(service.seen[0]?.body['variables']).toEqual({ representations: references('1', '2') });
  });

  it('does not guess when the service answers fewer references than it was asked for', async () => {
    service.mood = 'too few entities';
    expect(await failure(ask(ENTITIES, { representations: references('1', '2', '1') }))).toContain(
      'answered 1 of 2',
    );
  });
});

describe('questions of one request in the same turn', () => {
  const NAMES =
    'query A($representations: [_Any!]!) { _entities(representations: $representations) { ... on Mark { name } } }';
  const IDS =
    'query B($representations: [_Any!]!, $show: Boolean!) { _entities(representations: $representations) { ... on Mark { id name @include(if: $show) } } }';
  const one: GraphContext = {
    viewerToken: 'viewer',
    locale: 'sk',
    requestId: 'r',
    traceparent: 't',
    isMutation: false,
    absentTypes: new Set(),
    get deadline() {
      return now + 10_000;
    },
    end: new RequestEnd(),
  };
  const put = (query: string, variables: object, context: GraphContext = one): Promise<Answer> =>
    source.process({ request: { query, variables }, context } as unknown as Parameters<
      SubgraphSource['process']
    >[0]);

  it('are one call, and each gets its own answer', async () => {
    const answers = await Promise.all([
      put(NAMES, { representations: references('1', '2', '1') }),
      put(IDS, { representations: references('2'), show: false }),
      put(NAMES, { representations: references('3') }),
    ]);
    expect(service.seen).toHaveLength(1);
    expect(answers).toEqual([
      { data: { _entities: [{ name: 'mark 1' }, { name: 'mark 2' }, { name: 'mark 1' }] } },
      { data: { _entities: [{ id: '2' }] } },
      { data: { _entities: [{ name: 'mark 3' }] } },
    ]);
  });

  it('keep their errors apart, told at their own places', async () => {
    const [good, bad] = await Promise.all([
      put(NAMES, { representations: references('1') }),
      put(NAMES, { representations: references('2', 'broken') }),
    ]);
    expect(good).toEqual({ data: { _entities: [{ name: 'mark 1' }] } });
    expect(bad).toEqual({
      data: { _entities: [{ name: 'mark 2' }, { name: null }] },
      errors: [expect.objectContaining({ path: ['_entities', 1, 'name'] })],
    });
  });

  it('fail together when the service does not answer', async () => {
    service.mood = 'unavailable';
    expect(
      await Promise.all([
        failure(put(NAMES, { representations: references('1') })),
        failure(put(IDS, { representations: references('2'), show: true })),
      ]),
    ).toEqual(['SUBGRAPH_UNAVAILABLE', 'SUBGRAPH_UNAVAILABLE']);
    expect(service.seen).toHaveLength(1);
  });

  it('of two requests never meet: another request may have another viewer', async () => {
    await Promise.all([
      put(NAMES, { representations: references('1') }),
      put(NAMES, { representations: references('1') }, { ...one, viewerToken: 'somebody else' }),
    ]);
    expect(service.seen.map(({ headers }) => headers['x-viewer'])).toEqual(['viewer', 'somebody else']);
  });

  it('are split before they are more than a service takes', async () => {
    const many = (from: number) => references(...Array.from({ length: 1_200 }, (_, n) => String(from + n)));
    await Promise.all([
      put(NAMES, { representations: many(0) }),
      put(NAMES, { representations: many(5_000) }),
    ]);
    expect(service.seen).toHaveLength(2);
  });
});

describe('a service in trouble', () => {
  it('is asked once more for a read that was cut off before the first byte', async () => {
    service.mood = 'reset';
    expect(await failure(ask('{ mark(id: "1") { name } }'))).toBe('SUBGRAPH_UNAVAILABLE');
    expect(service.seen).toHaveLength(2);
  });

  it('is never asked again for a write', async () => {
    service.mood = 'reset';
    expect(
      await failure(ask('mutation { rename(id: "1", name: "x") { name } }', {}, { isMutation: true })),
    ).toBe('SUBGRAPH_UNAVAILABLE');
    expect(service.seen).toHaveLength(1);
  });

  it('that has no port open is unavailable', async () => {
    await service.close();
    expect(await failure(ask('{ mark(id: "1") { name } }'))).toBe('SUBGRAPH_UNAVAILABLE');
  });

  it('that says so itself is unavailable', async () => {
    service.mood = 'unavailable';
    expect(await failure(ask('{ mark(id: "1") { name } }'))).toBe('SUBGRAPH_UNAVAILABLE');
  });

  it('that answers a page is a fault of ours', async () => {
    service.mood = 'garbage';
    expect(await failure(ask('{ mark(id: "1") { name } }'))).toBe('INTERNAL');
  });

  it('that never answers is left when the time is over, and its connection is cut', async () => {
    service.mood = 'never';
    const end = new RequestEnd();
    const asked = failure(ask('{ mark(id: "1") { name } }', {}, { end }));
    while (service.seen.length === 0) await new Promise((done) => setImmediate(done));
    now += 10_000;
    end.end();
    expect(await asked).toBe('DEADLINE_EXCEEDED');
  });

  it('is left alone after twenty failures, and tried again by one request after two seconds', async () => {
    service.mood = 'unavailable';
    for (let attempt = 0; attempt < 25; attempt += 1) await failure(ask('{ mark(id: "1") { name } }'));
    expect(service.seen).toHaveLength(20);
    service.mood = 'well';
    expect(await failure(ask('{ mark(id: "1") { name } }'))).toBe('SUBGRAPH_UNAVAILABLE');
    now += 2_001;
    expect((await ask('{ mark(id: "1") { name } }')).data).toEqual({ mark: { name: 'mark 1' } });
    expect((await ask('{ mark(id: "1") { name } }')).data).toEqual({ mark: { name: 'mark 1' } });
  });
});

describe('a service of two processes', () => {
  let second: FixtureSubgraph;
  let both: SubgraphSource;
  const read = '{ mark(id: "1") { name } }';
  const write = 'mutation { rename(id: "1", name: "x") { name } }';

  beforeEach(async () => {
    second = await startFixtureSubgraph({ sdl, resolvers });
    both = new SubgraphSource({
      name: 'marks',
      url: service.url,
      replicas: [second.url],
      log: silentLog,
      metrics: openMetrics(),
      now: () => now,
    });
  });
  afterEach(async () => {
    await both.close();
    await second.close();
  });

  const name = async (): Promise<unknown> => (await ask(read, {}, {}, both)).data?.['mark'];

  it('reads from the second one while the first has no answer, and from the first again afterwards', async () => {
    for (const mood of ['reset', 'unavailable'] as const) {
      service.mood = mood;
      expect(await name()).toEqual({ name: 'mark 1' });
    }
    expect(second.seen).toHaveLength(2);
    service.mood = 'well';
    expect(await name()).toEqual({ name: 'mark 1' });
    expect(second.seen).toHaveLength(2);
  });

  it('reads from the second one where the first has no port open, and stops trying it for a while', async () => {
    await service.close();
    for (let attempt = 0; attempt < 30; attempt += 1) expect(await name()).toEqual({ name: 'mark 1' });
    expect(second.seen).toHaveLength(30);
  });

  it('never writes to the second one', async () => {
    service.mood = 'unavailable';
    expect(await failure(ask(write, {}, { isMutation: true }, both))).toBe('SUBGRAPH_UNAVAILABLE');
    expect(second.seen).toHaveLength(0);
  });

  it('does not ask the second one after a wrong answer, nor for somebody who went away', async () => {
    service.mood = 'garbage';
    expect(await failure(ask(read, {}, {}, both))).toBe('INTERNAL');
    const end = new RequestEnd();
    end.end();
    expect(await failure(ask(read, {}, { end }, both))).toBe('DEADLINE_EXCEEDED');
    expect(second.seen).toHaveLength(0);
  });

  it('is unavailable when neither answers', async () => {
    [service.mood, second.mood] = ['reset', 'unavailable'];
    expect(await failure(ask(read, {}, {}, both))).toBe('SUBGRAPH_UNAVAILABLE');
  });
});
