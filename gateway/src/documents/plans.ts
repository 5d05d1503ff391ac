import { operationFromDocument, Supergraph } from '@apollo/federation-internals';
import { QueryPlanner, type QueryPlan } from '@apollo/query-planner';
import { validate } from 'graphql';
import { hashText, type PlanFile } from '../plan-file.js';
import type { StoredDocument } from './assemble.js';

/** Documents that do not fit this contract (staff documents in the customer's) are left out. */
export function planDocuments(supergraphSdl: string, documents: readonly StoredDocument[]): PlanFile {
  const supergraph = Supergraph.build(supergraphSdl);
  const apiSchema = supergraph.apiSchema();
  const schema = apiSchema.toGraphQLJSSchema();
  const planner = new QueryPlanner(supergraph);
  const plans: Record<string, QueryPlan> = {};
  for (const { document, id, source } of documents) {
    if (validate(schema, document).length > 0) continue;
    const plan = planner.buildQueryPlan(
      operationFromDocument(apiSchema, document, { operationName: source.name }),
    );
    plans[id] = plan;
    plans[hashText(id, source.name)] = plan;
  }
  return { supergraph: hashText(supergraphSdl), plans };
}
