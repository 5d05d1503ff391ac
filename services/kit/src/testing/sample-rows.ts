import type { DataSource } from 'typeorm';
import type { View } from '../model/resource/view.js';
import { Fault } from '../model/words/fault.js';
import { nameBasedId } from '../model/words/ids.js';
import { childLists } from '../runtime/reading/children.js';
import type { Resource } from '../model/resource/define.js';
import { insertRow, sampleRow } from './sample-row.js';

export type SampleName = 'mine' | 'foreign';
type Values = Readonly<Record<string, unknown>>;

export interface SampleSet {
  readonly resources: readonly Resource[];
  readonly views: readonly View[];
  /** Values of a resource's sample row that matter: whose it is. */
  readonly valuesOf: (resource: Resource, name: SampleName) => Values;
}

/** Two rows of every resource, every column filled; a history gets one entry about the sample row it follows. Needs the owner's rights. */
export async function insertSamples(
  db: DataSource,
  { resources, views, valuesOf }: SampleSet,
): Promise<Map<Resource, Record<SampleName, string>>> {
  const ids = new Map<Resource, Record<SampleName, string>>();
  for (const resource of resources.filter(({ table }) => views.every((view) => view.name !== table))) {
    const rows = {
      mine: sampleRow(resource, 'mine', valuesOf(resource, 'mine')),
      foreign: sampleRow(resource, 'foreign', valuesOf(resource, 'foreign')),
    };
    await insertRow(db, resource, rows.mine);
    await insertRow(db, resource, rows.foreign);
    ids.set(resource, { mine: rows.mine.id, foreign: rows.foreign.id });
  }
  for (const resource of resources) {
    const follows = views.find(({ name }) => name === resource.table)?.follows;
    if (follows === undefined) continue;
    const parent = [...ids].find(([{ table }]) => table === follows.table);
    if (parent === undefined) throw new Fault(`${resource.name} follows ${follows.table}, which has no rows`);
    const entries = {
      mine: nameBasedId(resource.name, 'mine'),
      foreign: nameBasedId(resource.name, 'foreign'),
    };
    await publish(db, { streamId: parent[1].mine, eventId: entries.mine, ...follows });
    await publish(db, { streamId: parent[1].foreign, eventId: entries.foreign, ...follows });
    ids.set(resource, entries);
  }
  return ids;
}

/** What the first reference with a list on its other side holds in a sample row. `values`: as they were given for that row. */
export function parentIdIn(resource: Resource, name: SampleName, values: Values = {}): string | undefined {
  const [child] = childLists(resource);
  if (child === undefined) return undefined;
  const given = values[child.key];
  return typeof given === 'string' ? given : nameBasedId(child.typeName, name);
}

async function publish(
  db: DataSource,
  { streamId, eventId, table, event }: { streamId: string; eventId: string; table: string; event: string },
): Promise<void> {
  await db.query('insert into stream values ($1, $2, 1, now(), now())', [streamId, table]);
  await db.query(
    `insert into tracking_event (stream_id, version, event_id, type, schema_version, data, actor_kind, actor_id, reason, correlation_id, occurred_at, recorded_at)
     values ($1, 1, $2, $3, 1, '{"statusFrom":"Before","status":"After"}', 'admin', $2, 'because', $2, now(), now())`,
    [streamId, eventId, event],
  );
}
