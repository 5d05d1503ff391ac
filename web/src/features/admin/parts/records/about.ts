import { entryOf } from './facts-of.js';
import type { RecordRow } from './record-facts.js';

/** Fields by which a record says what it is about; people read them as one link. */
export const ABOUT_KEYS: ReadonlySet<string> = new Set(['subjectType', 'subjectId', 'entityId']);

/** The record that this one is about; undefined where it is about none that has a page. */
export function aboutOf(
  table: string,
  row: RecordRow,
): { readonly table: string; readonly id: string } | undefined {
  const about = entryOf(table)?.about;
  if (about === undefined) return undefined;
  const [kind, id] = [row[about.type], row[about.id]];
  if (typeof kind !== 'string' || typeof id !== 'string') return undefined;
  const named = Object.entries(about.names ?? {}).find(([, name]) => name === kind)?.[0] ?? kind;
  const entry = entryOf(named);
  return entry === undefined || entry.part === true ? undefined : { table: named, id };
}
