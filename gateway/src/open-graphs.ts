import { buildSchema, type GraphQLSchema } from 'graphql';
import { audiences, type Audience } from './audience.js';
import type { SubgraphSource } from './data-source.js';
import type { Planner } from './engine/planner.js';
import type { Graph, GraphEngine } from './graph.js';
import { openGraph } from './open-graph.js';
import type { GatewayFiles } from './graph-files.js';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import type { Metrics } from './metrics.js';
import { PlanCache } from './plan-cache.js';

/** Until a planner gets ready by itself: a gateway and what starts beside it have other work at first. */
const PLANNER_OPENS_MS = 10_000;

/** One graph an audience, over the same services. */
export async function openGraphs(
  files: GatewayFiles,
  at: {
    sources: ReadonlyMap<string, SubgraphSource>;
    schemas: Readonly<Record<Audience, GraphQLSchema>>;
    engine: GraphEngine;
    plannerFor: (supergraphSdl: string) => Planner;
    /** Whether others than staff may ask what nobody stored. */
    adhoc: boolean;
    log: Log;
    metrics: Metrics;
  },
): Promise<Record<Audience, Graph>> {
  const sourceOf = (name: string): SubgraphSource => {
    const source = at.sources.get(name);
    if (source === undefined) throw new Error(`the supergraph names a service without address: ${name}`);
    return source;
  };
  const open = (audience: Audience): Promise<Graph> => {
    const { supergraphSdl, plans } = files.graphs[audience];
    const planner = at.plannerFor(supergraphSdl);
    if (at.engine === 'compiled' && (at.adhoc || audience === 'admin'))
      setTimeout(() => planner.open(), PLANNER_OPENS_MS).unref();
    return openGraph(
      {
        supergraphSdl,
        apiSchema: at.schemas[audience],
        plans: new PlanCache(supergraphSdl, plans, at.metrics.planMissed),
        planner,
        sourceOf,
        log: at.log,
      },
      at.engine,
    );
  };
  return { customer: await open('customer'), admin: await open('admin') };
}

/** What each audience may ask, as it is checked at the door. */
export function schemasOf(files: GatewayFiles): Readonly<Record<Audience, GraphQLSchema>> {
  return Object.fromEntries(
    audiences.map((audience) => [
      audience,
      buildSchema(files.graphs[audience].apiSdl, { assumeValidSDL: true }),
    ]),
  ) as Record<Audience, GraphQLSchema>;
}
