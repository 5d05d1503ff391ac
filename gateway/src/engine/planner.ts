import { operationFromDocument, Supergraph } from '@apollo/federation-internals';
import { QueryPlanner, type QueryPlan } from '@apollo/query-planner';
import { parse } from 'graphql';

/** Makes plans of operations that nobody stored. */
export interface Planner {
  plan(text: string, name: string | undefined): Promise<QueryPlan>;
  /** Gets ready before somebody asks; nothing once it was stopped. */
  open(): void;
  stop(): Promise<void>;
}

/** A planner of this process, which does nothing else while it gets ready (seconds) or makes a plan (milliseconds to tenths of a second). */
export function plannerHere(supergraphSdl: string): Planner {
  let stopped = false;
  let made: { readonly supergraph: Supergraph; readonly planner: QueryPlanner } | undefined;
  const opened = () => (made ??= makePlanner(supergraphSdl));
  return {
    plan: async (text, name) => {
      const { supergraph, planner } = opened();
      const options = name === undefined ? {} : { operationName: name };
      return planner.buildQueryPlan(operationFromDocument(supergraph.apiSchema(), parse(text), options));
    },
    open: () => {
      if (!stopped) opened();
    },
    stop: async () => {
      stopped = true;
    },
  };
}

function makePlanner(supergraphSdl: string) {
  const supergraph = Supergraph.build(supergraphSdl);
  return { supergraph, planner: new QueryPlanner(supergraph) };
}
