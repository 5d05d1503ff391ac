import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import type { FieldSet, KeyOf } from '../../model/field/field.js';
import { isId } from '../../model/words/ids.js';
import type { Viewer } from '../../model/words/viewer.js';
import type { Resource } from '../../model/resource/define.js';
import { readByKeys, type SeenRow } from './read.js';

/** What a loader needs to know of a request. Loaders live and die with this object, so no viewer ever sees another's cache. */
export interface Reading {
  readonly manager: EntityManager;
  readonly viewer: Viewer;
}

type Rows = readonly SeenRow[];
type Loaders = Map<Resource, Map<string, DataLoader<string, Rows>>>;
const loadersOf = new WeakMap<Reading, Loaders>();

/** One row by id; null when it does not exist or is not this viewer's to see. All ids asked for together cost one query. */
export async function loadRow<F extends FieldSet>(
  reading: Reading,
  resource: Resource<F>,
  id: unknown,
): Promise<SeenRow<Resource<F>> | null> {
  const [row] = await loadRowsBy(reading, resource, 'id', id);
  return row ?? null;
}

/** The rows that point at something through `key`, in the resource's default order: the children of many parents in one query.
 *  For a handful of children per parent; longer lists want a page of their own. */
export async function loadRowsBy<F extends FieldSet>(
  reading: Reading,
  resource: Resource<F>,
  key: 'id' | KeyOf<F>,
  value: unknown,
): Promise<readonly SeenRow<Resource<F>>[]> {
  if (typeof value !== 'string' || !isId(value)) return [];
  const rows = await loader(reading, resource, key).load(value.toLowerCase());
  // The loader of a resource holds rows of that very resource.
  return rows as readonly SeenRow<Resource<F>>[];
}

/** To be called after a write, so that the answer shows it. */
export function forgetRow(reading: Reading, resource: Resource, id: string): void {
  const loaders = loadersOf.get(reading)?.get(resource) ?? new Map<string, DataLoader<string, Rows>>();
  for (const [key, known] of loaders) {
    if (key === 'id') known.clear(id.toLowerCase());
    else known.clearAll();
  }
}

function loader(reading: Reading, resource: Resource, key: string): DataLoader<string, Rows> {
  const loaders: Loaders = loadersOf.get(reading) ?? new Map();
  loadersOf.set(reading, loaders);
  const byKey = loaders.get(resource) ?? new Map<string, DataLoader<string, Rows>>();
  loaders.set(resource, byKey);
  const known =
    byKey.get(key) ??
    new DataLoader<string, Rows>((values) => batch(reading, resource, key, values), { maxBatchSize: 1000 });
  byKey.set(key, known);
  return known;
}

async function batch(
  { manager, viewer }: Reading,
  resource: Resource,
  key: string,
  values: readonly string[],
): Promise<Rows[]> {
  const rows: readonly SeenRow[] = await readByKeys(manager, resource, viewer, { key, values });
  const byValue = new Map<unknown, SeenRow[]>(values.map((value) => [value, []]));
  for (const row of rows) byValue.get(Reflect.get(row, key))?.push(row);
  return values.map((value) => byValue.get(value) ?? []);
}
