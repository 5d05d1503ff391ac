import type { EntityManager } from 'typeorm';
import type { Resource } from '../../model/resource/define.js';
import { seenFields } from '../../model/resource/visibility.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';
import { systemViewer, type Viewer } from '../../model/words/viewer.js';
import { isReadable } from '../history/read-on-day.js';
import { readStreams } from '../event-store/read-stream.js';
import type { EventShapes } from '../event-store/upcast.js';
import { readByIds, readPage, type SeenRow } from '../reading/read.js';
import { OWNER, WITHHELD, type Facts, type PortableFile, type PortableRecord } from './portable-record.js';
import type { TimelineLine, WithheldEvent } from './timeline-line.js';

const AT_ONCE = 100;
const admin: Viewer = { ...systemViewer, role: 'admin' };

/** A row as its owner sees it, with the columns that are carried besides. */
export type CarriedRow = SeenRow & Facts;

/** Every row that its owner may see, in the order of its list, so many at a time. */
export async function* ownRows(
  manager: EntityManager,
  { resource, carries = [] }: { readonly resource: Resource; readonly carries?: readonly string[] },
  owner: Viewer,
): AsyncGenerator<readonly CarriedRow[]> {
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(manager, resource, owner, {
      limit: AT_ONCE,
      after,
    });
    if (carries.length === 0) yield page.items as CarriedRow[];
    else {
      const whole = new Map(
        (
          await readByIds(
            manager,
            resource,
            admin,
            page.items.map(({ id }) => id),
          )
        ).map((row) => [row.id, row as CarriedRow]),
      );
      yield page.items.map((row) => ({
        ...row,
        ...Object.fromEntries(carries.map((key) => [key, whole.get(row.id)?.[key] ?? null])),
      })) as CarriedRow[];
    }
    after = page.hasNextPage ? page.endCursor : null;
  } while (after !== null);
}

/** A file with one line for each of these rows. */
export function rowsFile({
  name,
  schema,
  resource,
  carries = [],
  line,
}: Pick<PortableFile, 'name' | 'schema'> & {
  readonly resource: Resource;
  readonly carries?: readonly string[];
  readonly line: (row: CarriedRow) => object;
}): PortableFile {
  return {
    name,
    schema,
    lines: async function* (manager, owner) {
      for await (const rows of ownRows(manager, { resource, carries }, owner)) yield* rows.map(line);
    },
  };
}

/** Every event of every record that its owner may see, record by record, oldest first. */
export async function* readTimeline(
  tx: EntityManager,
  {
    service,
    records,
    shapesOf,
  }: {
    readonly service: string;
    readonly records: readonly PortableRecord[];
    readonly shapesOf: (category: string) => EventShapes | undefined;
  },
  owner: Viewer,
): AsyncGenerator<TimelineLine> {
  for (const record of records) {
    const shapes = shapesOf(record.resource.table) ?? {};
    for await (const rows of ownRows(tx, { resource: record.resource }, owner)) {
      const streams = await readStreams(
        tx,
        rows.map(({ id }) => ({ streamId: id, shapes })),
      );
      for (const { id } of rows) yield* linesOfStream(service, record, streams.get(id) ?? [], owner);
    }
  }
}

function linesOfStream(
  service: string,
  record: PortableRecord,
  events: readonly RecordedEvent[],
  owner: Viewer,
): TimelineLine[] {
  const facts = factsOfStream(record, events, owner);
  return events.map((event, index) => lineOf(service, record, event, { owner, facts: facts[index] ?? {} }));
}

function lineOf(
  service: string,
  record: PortableRecord,
  event: RecordedEvent,
  { owner, facts }: { readonly owner: Viewer; readonly facts: Facts },
): TimelineLine {
  const { events, labels } = record.facts;
  const withheld = whyWithheld(record, event);
  return {
    service,
    category: event.category,
    stream: event.streamId,
    version: event.version,
    eventId: event.eventId,
    schemaVersion: event.schemaVersion,
    event: withheld === null ? event.type : null,
    label: withheld === null ? (labels?.[event.type]?.label ?? null) : null,
    withheld,
    begins: event.type === events.added,
    occurredAt: event.occurredAt.toISOString(),
    recordedAt: event.recordedAt.toISOString(),
    actor: event.actor.kind,
    byOwner: event.actor.id !== undefined && event.actor.id === owner.userId,
    facts,
  };
}

/** What each event says to its owner. What was said while the record was not theirs to read is said when it became so; where that is how it began, by its first event. */
function factsOfStream(record: PortableRecord, events: readonly RecordedEvent[], owner: Viewer): Facts[] {
  const { resource } = record;
  const said: Facts[] = [];
  let row: Facts = {};
  let waiting: Facts = {};
  let firstRead: number | undefined;
  for (const [index, event] of events.entries()) {
    row = { ...row, id: event.streamId, ...event.data };
    const isRead = isReadable(resource, owner, row);
    const isNamed = isRead && whyWithheld(record, event) === null;
    waiting = { ...waiting, ...factsOf(record, event, isNamed, owner) };
    said.push(isRead ? waiting : {});
    if (!isRead) continue;
    waiting = {};
    firstRead ??= index;
  }
  if (firstRead !== 0 && said.length > 0) {
    said[0] = firstRead === undefined ? waiting : (said[firstRead] ?? {});
    if (firstRead !== undefined) said[firstRead] = {};
  }
  return said.map(inOrder);
}

/** The database keeps keys in an order of its own: the same facts are the same line in every copy. */
function inOrder(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The same kinds as those of a case file. What came from another copy says itself what it was there. */
function whyWithheld({ facts }: PortableRecord, { type, data }: RecordedEvent): WithheldEvent | null {
  const { labels, events, aggregate } = facts;
  if (WITHHELD in data) return data[WITHHELD] as WithheldEvent;
  if (labels === undefined) return 'Working paper';
  if (labels[type]?.audience === 'customer') return null;
  if (labels[type]?.label === 'Assigned') return 'Assignment';
  if (type === events.amended) return 'Correction';
  return aggregate.notificationEvents?.includes(type) === true ? 'Notice' : 'Internal note';
}

/** Columns that the owner sees today, and what has to be carried; of a named event also what it tells besides. Nobody else is named. */
function factsOf(record: PortableRecord, { data }: RecordedEvent, isNamed: boolean, owner: Viewer): Facts {
  const known = Object.entries(data).filter(([key, value]) =>
    isCarried(record, key, value, { isNamed, owner }),
  );
  const facts: Facts = JSON.parse(JSON.stringify(Object.fromEntries(known)), (_, value: unknown) =>
    value === owner.userId ? OWNER : value,
  ) as Facts;
  return facts;
}

/** Whether a history that is carried says this; what else stands in one was not written by a copy. */
export function isCarried(
  { resource, carries = [], alsoSays = [] }: PortableRecord,
  key: string,
  value: unknown,
  { isNamed, owner: { role, userId } }: { readonly isNamed: boolean; readonly owner: Viewer },
): boolean {
  const field = resource.fields[key];
  if (field === undefined) return isNamed && (key === 'statusFrom' || alsoSays.includes(key));
  if (carries.includes(key)) return true;
  if (field.secret || field.workedOut === true) return false;
  if (field.kind.is === 'ref' && field.kind.typeName === 'User' && value !== null && value !== userId)
    return false;
  return Object.hasOwn(seenFields(resource, role), key);
}
