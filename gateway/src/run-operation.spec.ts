import { buildSchema } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { composeContract } from './compose/contracts.js';
import { SubgraphSource } from './data-source.js';
import type { Graph } from './graph.js';
import { openGraph } from './open-graph.js';
import { openMetrics } from './metrics.js';
import { plannerHere } from './engine/planner.js';
import { PlanCache } from './plan-cache.js';
import { newRequestIds } from './request-ids.js';
import { operationRunner, type GraphAnswer } from './run-operation.js';
import { startFixtureSubgraph, type FixtureSubgraph } from './testing/fixture-subgraph.js';
import { RequestEnd } from './request-end.js';

const link = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])';
const letters = {
  name: 'letters',
  sdl: `${link}
    type Query { letter(id: ID!): Letter }
    type Letter @key(fields: "id") { id: ID! paper: Paper receipt: Paper }
    type Paper @key(fields: "id", resolvable: false) { id: ID! }`,
};
const papers = {
  name: 'papers',
  sdl: `${link}
    type Query { paperCount: Int! }
    type Paper @key(fields: "id") { id: ID! name: String! }`,
};
const visitor: Viewer = { role: 'visitor', locale: 'en', scopes: [] };
const paper = (id: string) => ({ __typename: 'Paper', id });

const services = new Map<string, FixtureSubgraph>();
const sources: SubgraphSource[] = [];
const errors: string[] = [];
const log = {
  ...silentLog,
  error: (_: object, message: string) => void errors.push(message),
};
const metrics = openMetrics();
let graph: Graph;
/** What papers there are: their names, or null where the service that keeps them breaks its word. */
let kept: Readonly<Record<string, string | null>>;

beforeAll(async () => {
  const resolvers = {
    letters: {
      Query: { letter: () => ({ id: '1', paper: paper('draft'), receipt: paper('receipt') }) },
    },
    papers: {
      Query: { paperCount: () => 0 },
      Paper: {
        __resolveReference: ({ id }: { id: string }) => (id in kept ? { id, name: kept[id] } : null),
      },
    },
  };
  for (const { name, sdl } of [letters, papers]) {
    const service = await startFixtureSubgraph({
      // Nothing but the graph knows that every paper has a name: the service may break its word.
      sdl: sdl.replace('name: String!', 'name: String'),
      resolvers: resolvers[name as keyof typeof resolvers],
    });
    services.set(name, service);
  }
  const { supergraphSdl, apiSdl } = composeContract([letters, papers], 'admin');
  graph = await openGraph({
    supergraphSdl,
    apiSchema: buildSchema(apiSdl),
    planner: plannerHere(supergraphSdl),
    plans: new PlanCache(supergraphSdl, undefined, () => undefined),
    sourceOf: (name) => {
      const source = new SubgraphSource({ name, url: services.get(name)?.url ?? '', log, metrics });
      sources.push(source);
      return source;
    },
    log,
  });
});
afterAll(async () => {
  await graph.stop();
  for (const source of sources) await source.close();
  for (const service of services.values()) await service.close();
});
beforeEach(() => {
  errors.length = 0;
});

function read(text: string): Promise<GraphAnswer> {
  const run = operationRunner({
    graphs: { customer: graph, admin: graph },
    log,
    metrics,
    note: () => Promise.resolve(),
  });
  return run({
    caller: { viewer: visitor, viewerToken: 'visitor', audience: 'customer', limitKey: 'somebody' },
    operation: {
      text,
      name: 'Letter',
      variables: {},
      isMutation: false,
      cost: 1,
      isSearch: false,
      letters: [],
      sensitive: [],
      isNew: false,
    },
    ids: newRequestIds(),
    end: new RequestEnd(),
  });
}

describe('what another service does not have, or not yet', () => {
  it('is absent where it is referred to, and no service is said to have broken the schema', async () => {
    kept = { receipt: 'receipt.pdf' };
    expect(await read('{ letter(id: "1") { id paper { id name } receipt { name } } }')).toEqual({
      data: { letter: { id: '1', paper: null, receipt: { name: 'receipt.pdf' } } },
    });
    expect(errors).toEqual([]);
  });

  it('is another thing than a value that a service owes', async () => {
    kept = { draft: null };
    const answer = await read('{ letter(id: "1") { id paper { id name } } }');
    expect(answer.data).toEqual({ letter: { id: '1', paper: null } });
    expect(errors).toEqual(['a service broke the schema']);
  });
});
