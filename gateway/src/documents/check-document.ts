import { Kind, validate, type GraphQLSchema } from 'graphql';
import { compileCost } from '../cost.js';
import { budgetOf } from '../limits.js';
import { shapeProblem } from '../shape.js';
import type { StoredDocument } from './assemble.js';

/** What keeps a document from being stored: it does not fit the schema of its audience, breaks a bound, or costs more than half the budget. */
export function documentProblems(stored: StoredDocument, schema: GraphQLSchema): readonly string[] {
  const invalid = validate(schema, stored.document).map((error) => error.message);
  if (invalid.length > 0) return invalid;
  const shape = shapeProblem(stored.document);
  const operation = stored.document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const cost = operation === undefined ? 0 : compileCost(schema, stored.document, operation)({});
  const half = budgetOf(stored.source.audience === 'admin' ? 'admin' : 'visitor').perOperation / 2;
  return [
    ...(shape === undefined ? [] : [shape]),
    ...(cost > half ? [`costs ${cost}, half the budget is ${half}`] : []),
  ];
}
