import { createHash } from 'node:crypto';
import { operationFromDocument, Supergraph } from '@apollo/federation-internals';
import { QueryPlanner, type QueryPlan } from '@apollo/query-planner';
import { validate } from 'graphql';
import type { StoredDocument } from './assemble.js';

/** Plans of all stored documents against one supergraph, bound to its very text. */
export interface PlanFile {
  /** sha256 of the supergraph's text. */
  readonly supergraph: string;
  /** By the key the engine asks for: hash of the text, or of hash and operation name. */
  readonly plans: Readonly<Record<string, QueryPlan>>;
}

export function hashText(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Documents that do not fit this contract (staff documents in the customer's) are left out. */
export function planDocuments(supergraphSdl: string, documents: readonly StoredDocument[]): PlanFile {
  const supergraph = Supergraph.build(supergraphSdl);
  const apiSchema = supergraph.apiSchema();
  const schema = apiSchema.toGraphQLJSSchema();
  const planner = new QueryPlanner(supergraph);
  const plans: Record<string, QueryPlan> = {};
  for (const { document, id, source } of documents) {
    if (validate(schema, document).length > 0) continue;
    const plan = planner.buildQueryPlan(operationFromDocument(apiSchema, document, { operationName: source.name }));
    plans[id] = plan;
    plans[hashText(id, source.name)] = plan;
  }
  return { supergraph: hashText(supergraphSdl), plans };
}
