import { operationFromDocument, Supergraph } from '@apollo/federation-internals';
import { QueryPlanner, type QueryPlan } from '@apollo/query-planner';
import type { DocumentNode } from 'graphql';
import { hashText } from '../plan-file.js';
import type { PlanCache } from '../plan-cache.js';

/** Plans of operations: those from the build as they are, others made when they are asked for first. */
export class PlanMaker {
  #planner: { readonly supergraph: Supergraph; readonly planner: QueryPlanner } | undefined;

  constructor(
    readonly supergraphSdl: string,
    readonly plans: PlanCache,
  ) {}

  /** Takes two seconds of work for all services: while nobody waits, where documents may come that nobody stored. */
  open() {
    return (this.#planner ??= openPlanner(this.supergraphSdl));
  }

  async planFor(text: string, name: string | undefined, document: DocumentNode): Promise<QueryPlan> {
    const id = hashText(text);
    const key = name === undefined ? id : hashText(id, name);
    const known = await this.plans.get(key);
    if (known !== undefined) return known;
    const { supergraph, planner } = this.open();
    const operation = operationFromDocument(
      supergraph.apiSchema(),
      document,
      name === undefined ? {} : { operationName: name },
    );
    const plan = planner.buildQueryPlan(operation);
    await this.plans.set(key, plan);
    return plan;
  }
}

function openPlanner(supergraphSdl: string) {
  const supergraph = Supergraph.build(supergraphSdl);
  return { supergraph, planner: new QueryPlanner(supergraph) };
}
