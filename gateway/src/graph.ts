import type { GraphQLDataSource } from '@apollo/gateway';
import type { FormattedExecutionResult, GraphQLSchema } from 'graphql';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import type { AskedService } from './engine/plan-steps.js';
import type { Planner } from './engine/planner.js';
import type { GraphContext } from './graph-context.js';
import type { PlanCache } from './plan-cache.js';

export const graphEngines = ['compiled', 'reference'] as const;
export type GraphEngine = (typeof graphEngines)[number];

export interface GraphSettings {
  readonly supergraphSdl: string;
  /** What may be asked. */
  readonly apiSchema: GraphQLSchema;
  readonly plans: PlanCache;
  /** For documents whose plans were not made in the build. */
  readonly planner: Planner;
  readonly sourceOf: (subgraph: string) => AskedService & GraphQLDataSource<GraphContext>;
  readonly log: Log;
}

export interface GraphRequest {
  readonly query?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly operationName?: string;
}

/** One contract, ready to execute. The engine is behind this and nowhere else, so that another one could stand in. */
export interface Graph {
  execute(request: GraphRequest, context: GraphContext): Promise<FormattedExecutionResult>;
  stop(): Promise<void>;
}
