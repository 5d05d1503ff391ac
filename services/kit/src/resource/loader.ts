import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import type { FieldSet } from '../field/field.js';
import { isId } from '../ids/ids.js';
import type { Viewer } from '../subgraph/viewer.js';
import type { Resource } from './define.js';
import { readByIds, type SeenRow } from './read.js';

/** What a loader needs to know of a request. Loaders live and die with this object, so no viewer ever sees another's cache. */
export interface Reading {
  readonly manager: EntityManager;
  readonly viewer: Viewer;
}

type Loaders = Map<Resource, DataLoader<string, SeenRow | null>>;
const loadersOf = new WeakMap<Reading, Loaders>();

/** One row by id; null when it does not exist or is not this viewer's to see. All ids asked for together cost one query. */
export async function loadRow<F extends FieldSet>(reading: Reading, resource: Resource<F>, id: unknown): Promise<SeenRow<Resource<F>> | null> {
  if (typeof id !== 'string' || !isId(id)) return null;
  const row = await loader(reading, resource).load(id.toLowerCase());
  // The loader of a resource holds rows of that very resource.
  return row as SeenRow<Resource<F>> | null;
}

/** To be called after a write, so that the answer shows it. */
export function forgetRow(reading: Reading, resource: Resource, id: string): void {
  loader(reading, resource).clear(id.toLowerCase());
}

function loader(reading: Reading, resource: Resource): DataLoader<string, SeenRow | null> {
  const loaders: Loaders = loadersOf.get(reading) ?? new Map();
  loadersOf.set(reading, loaders);
  const known = loaders.get(resource);
  if (known !== undefined) return known;
  const made = new DataLoader<string, SeenRow | null>(
    async (ids) => {
      const rows = await readByIds(reading.manager, resource, reading.viewer, ids);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    { maxBatchSize: 1000 },
  );
  loaders.set(resource, made);
  return made;
}
