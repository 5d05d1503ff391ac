import { registry } from './generated/registry.js';
import type { RecordFacts, RegistryEntry } from './record-facts.js';

const loading = new Map<string, Promise<RecordFacts>>();

export function entryOf(table: string): RegistryEntry | undefined {
  return Object.hasOwn(registry, table) ? registry[table] : undefined;
}

/** The description of an entity, loaded once; the same promise each time, so that a screen may wait for it. */
export function factsOf(table: string): Promise<RecordFacts> {
  const known = loading.get(table);
  if (known !== undefined) return known;
  const entry = entryOf(table);
  if (entry === undefined) return Promise.reject(new Error(`There is no entity ${table}`));
  const facts = entry.load().then(({ record }) => record);
  loading.set(table, facts);
  facts.then(
    // React's `use` reads a promise that says it is fulfilled without waiting for a turn.
    (value) => Object.assign(facts, { status: 'fulfilled', value }),
    // A chunk that did not arrive is asked for again at the next visit.
    () => loading.delete(table),
  );
  return facts;
}
