import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SubgraphSource } from './data-source.js';
import type { GraphContext } from './graph-context.js';
import { openMetrics } from './metrics.js';
import type { Answer } from './representations.js';
import { startFixtureSubgraph, type FixtureSubgraph } from './testing/fixture-subgraph.js';

const sdl = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
type Mark @key(fields: "id") { id: ID! name: String }
type Query { mark(id: ID!): Mark  slow: String }
type Mutation { rename(id: ID!, name: String!): Mark }`;
const mark = ({ id }: { id: string }) => ({ __typename: 'Mark', id, name: `mark ${id}` });
const resolvers = { Query: { mark: (_: unknown, args: { id: string }) => mark(args) }, Mutation: { rename: (_: unknown, args: { id: string }) => mark(args) }, Mark: { __resolveReference: mark } };

const ENTITIES = 'query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Mark { name } } }';
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

let service: FixtureSubgraph;
let source: SubgraphSource;
let now: number;

beforeEach(async () => {
  now = Date.now();
  service = await startFixtureSubgraph({ sdl, resolvers });
  source = new SubgraphSource({ name: 'marks', url: service.url, log: silent, metrics: openMetrics(), now: () => now });
});
afterEach(async () => {
  await source.close();
  await service.close();
});

function ask(query: string, variables: object = {}, context: Partial<GraphContext> = {}): Promise<Answer> {
  const whole: GraphContext = { viewerToken: 'viewer', locale: 'sk', requestId: 'r', traceparent: 't', isMutation: false, deadline: now + 10_000, signal: new AbortController().signal, ...context };
  return source.process({ request: { query, variables: { ...variables } }, context: whole } as unknown as Parameters<SubgraphSource['process']>[0]);
}

const failure = (asked: Promise<unknown>): Promise<unknown> => asked.then(() => 'answered', (error: { extensions?: { code?: string }; message: string }) => error.extensions?.code ?? error.message);
const references = (...ids: string[]) => ids.map((id) => ({ __typename: 'Mark', id }));

describe('a call to a service', () => {
  it('carries the viewer, the trace and what is left of the time, and nothing else', async () => {
    await ask('{ mark(id: "1") { name } }', {}, { deadline: now + 4_000, idempotencyKey: 'only for writes' });
    expect(service.seen[0]?.headers).toMatchObject({ 'x-viewer': 'viewer', traceparent: 't', 'x-request-id': 'r', 'x-locale': 'sk', 'x-deadline-ms': '4000' });
    expect(service.seen[0]?.headers).not.toHaveProperty('idempotency-key');
    await ask('mutation { rename(id: "1", name: "x") { name } }', {}, { isMutation: true, idempotencyKey: 'attempt-1' });
    expect(service.seen[1]?.headers['idempotency-key']).toBe('attempt-1');
  });

  it('sends equal references once and puts the answers back in place', async () => {
    const answer = await ask(ENTITIES, { representations: references('1', '2', '1', '1', '2') });
    expect(service.seen[0]?.body['variables']).toEqual({ representations: references('1', '2') });
    expect(answer.data).toEqual({ _entities: ['1', '2', '1', '1', '2'].map((id) => ({ name: `mark ${id}` })) });
  });

  it('leaves different references as they are', async () => {
    await ask(ENTITIES, { representations: references('1', '2') });
    expect(service.seen[0]?.body['variables']).toEqual({ representations: references('1', '2') });
  });

  it('does not guess when the service answers fewer references than it was asked for', async () => {
    service.mood = 'too few entities';
    expect(await failure(ask(ENTITIES, { representations: references('1', '2', '1') }))).toContain('answered 1 of 2');
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
    expect(await failure(ask('mutation { rename(id: "1", name: "x") { name } }', {}, { isMutation: true }))).toBe('SUBGRAPH_UNAVAILABLE');
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
    const stop = new AbortController();
    const asked = failure(ask('{ mark(id: "1") { name } }', {}, { signal: stop.signal }));
    while (service.seen.length === 0) await new Promise((done) => setImmediate(done));
    now += 10_000;
    stop.abort();
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
