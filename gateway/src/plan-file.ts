import { createHash } from 'node:crypto';
import type { QueryPlan } from '@apollo/query-planner';

/** Plans of all stored documents against one supergraph, bound to its very text. */
export interface PlanFile {
  /** sha256 of the supergraph's text. */
  readonly supergraph: string;
  /** By the key the engine asks for: hash of the text, or of hash and operation name. */
  readonly plans: Readonly<Record<string, QueryPlan>>;
}

/** sha256 of the parts one after the other, hexadecimal. */
export function hashText(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
