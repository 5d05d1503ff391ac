import { documents as findDocuments } from '../records/generated/find.graphql.js';
import { registry } from '../records/generated/registry.js';
import { documents as searchDocuments } from '../records/generated/search.graphql.js';
import type { RecordRow } from '../records/record-facts.js';
import { recordTitle } from '../records/record-title.js';
import { askAll } from './ask-all.js';

export interface Hit {
  readonly to: string;
  readonly title: string;
  readonly kind: string;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SHORTEST = 2;

/** Kinds of records whose name holds what was typed. */
export function entityHits(text: string): readonly Hit[] {
  const wanted = text.trim().toLowerCase();
  return Object.entries(registry)
    .filter(([, { many, listed, part }]) => listed && part !== true && many.toLowerCase().includes(wanted))
    .map(([table, { many }]) => ({ to: `/${table}`, title: many, kind: '' }));
}

/** Records by id, or by what names them: number, e-mail, mark, name. */
export async function recordHits(text: string): Promise<readonly Hit[]> {
  const wanted = text.trim();
  if (ID.test(wanted)) {
    const found = await askAll<{ id: string } | null>(findDocuments, { id: wanted.toLowerCase() });
    return Object.entries(found).flatMap(([table, row]) =>
      row === null
        ? []
        : [{ to: `/${table}/${row.id}/show`, title: row.id, kind: registry[table]?.one ?? table }],
    );
  }
  if (wanted.length < SHORTEST) return [];
  const found = await askAll<{ items: readonly RecordRow[] }>(searchDocuments, { text: wanted });
  return Object.entries(found).flatMap(([table, { items }]) =>
    items.map((row) => ({
      to: `/${table}/${row.id}/show`,
      title: recordTitle(row, registry[table]?.title ?? []),
      kind: registry[table]?.one ?? table,
    })),
  );
}
