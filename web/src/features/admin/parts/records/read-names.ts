import { ask } from '../admin-api.js';
import type { Condition } from './record-filter.js';
import { documentOf, type RecordFacts, type RecordRow } from './record-facts.js';

/** Names only: what a reference shows of the other side. */
export async function readNames(
  facts: RecordFacts,
  filter: Condition,
  limit: number,
): Promise<readonly RecordRow[]> {
  const document = documentOf<Readonly<Record<string, { readonly items: readonly RecordRow[] }>>>(
    facts,
    `Admin${facts.type}Names`,
  );
  return Object.values(await ask(document, { filter, limit }))[0]?.items ?? [];
}
