import type { EntityManager } from 'typeorm';
import { execute, queryRow, queryRows } from '../../model/rows/sql.js';
import { PermanentFault } from '../../model/words/fault.js';
import { currentVersion } from '../event-store/upcast.js';
import { toRecordedEvent, type EventRow } from '../event-store/event-row.js';
import { projectEvents } from '../rebuild/fold-pages.js';
import type { Rebuildable } from '../rebuild/rebuildable.js';
import type { Viewer } from '../../model/words/viewer.js';
import { isCarried } from './read-lines.js';
import { OWNER, WITHHELD, type Facts, type PortableRecord } from './portable-record.js';
import type { TimelineLine } from './timeline-line.js';

/** What came of an import. */
export interface Imported {
  /** Records whose history was written. */
  readonly records: number;
  readonly events: number;
  /** Records that were here already, with the same events. */
  readonly known: number;
}

/** Their ids are told besides: whoever brings bytes along brings those of no others. */
export interface ImportedRecords extends Imported {
  readonly ids: ReadonlySet<string>;
}

/** What a service brings in, and for whom. */
export interface TimelineImport {
  readonly records: readonly PortableRecord[];
  readonly aggregates: readonly Rebuildable[];
  /** The account that they are of here. */
  readonly ownerId: string;
  /** Letters that were due before are passed over. */
  readonly now: Date;
}

const STREAMS_AT_ONCE = 200;
/** Whoever wrote the file, as it names them. */
const owner: Viewer = { role: 'customer', userId: OWNER, locale: 'en', scopes: [] };

/** Writes histories of another copy as they were: ids, places and moments of the events stay, rows follow from them by their own rules. They are not put into the
 *  line of the relay, so nobody hears of them: no letter, no task, no number. In the transaction of the caller, who owns the tables.
 *  @throws PermanentFault for a line that this program does not know or no copy writes, and for a record that stands here with another history or under another account */
export async function importTimeline(
  tx: EntityManager,
  lines: Iterable<TimelineLine>,
  given: TimelineImport,
): Promise<ImportedRecords> {
  const total = { records: 0, events: 0, known: 0, ids: new Set<string>() };
  let batch: TimelineLine[][] = [];
  const flush = async (): Promise<void> => {
    const { records, events, known, ids } = await importStreams(tx, batch, given);
    for (const id of ids) total.ids.add(id);
    total.records += records;
    total.events += events;
    total.known += known;
    batch = [];
  };
  for (const line of lines) {
    const last = batch.at(-1);
    if (last?.[0]?.stream === line.stream) last.push(line);
    else {
      if (batch.length >= STREAMS_AT_ONCE) await flush();
      batch.push([line]);
    }
  }
  await flush();
  await passOverReminders(tx, given.now);
  return total;
}

async function importStreams(
  tx: EntityManager,
  streams: readonly (readonly TimelineLine[])[],
  given: TimelineImport,
): Promise<ImportedRecords> {
  const here = await eventsHere(
    tx,
    streams.map(([first]) => first?.stream ?? ''),
  );
  const fresh = streams.filter((lines) => !isHere(lines, here, given.ownerId));
  const rows = fresh.flatMap((lines) => rowsOf(lines, given));
  await write(tx, rows);
  for (const aggregate of given.aggregates) {
    const events = rows
      .filter(({ category }) => category === aggregate.category)
      .map((row) => toRecordedEvent(row, aggregate));
    if (events.length > 0) await projectEvents(tx, aggregate, events);
  }
  const ids = new Set(rows.map(({ stream_id: id }) => id));
  return { records: fresh.length, events: rows.length, known: streams.length - fresh.length, ids };
}

type EventHere = Pick<EventRow, 'stream_id' | 'event_id' | 'subject_id'>;

/** Events by stream, in their order. */
async function eventsHere(tx: EntityManager, streams: readonly string[]): Promise<Map<string, EventHere[]>> {
  const rows = await queryRows<EventHere>(
    tx,
    'select stream_id, event_id, subject_id from tracking_event where stream_id = any($1) order by stream_id, version',
    [streams],
  );
  const here = new Map<string, EventHere[]>();
  for (const row of rows) {
    const known = here.get(row.stream_id);
    if (known === undefined) here.set(row.stream_id, [row]);
    else known.push(row);
  }
  return here;
}

/** What went on here since it came stays. */
function isHere(
  lines: readonly TimelineLine[],
  here: ReadonlyMap<string, readonly EventHere[]>,
  ownerId: string,
): boolean {
  const [first] = lines;
  const known = here.get(first?.stream ?? '');
  if (known === undefined) return false;
  const people = new Set(known.map(({ subject_id: person }) => person).filter((person) => person !== null));
  if (people.size > 0 && !people.has(ownerId))
    throw new PermanentFault(
      `${first?.category} ${first?.stream} is here under another account: name that one`,
    );
  if (lines.every(({ eventId }, index) => known[index]?.event_id === eventId)) return true;
  throw new PermanentFault(
    `${first?.category} ${first?.stream} is here with another history: bring it into a copy that does not have it`,
  );
}

function rowsOf(lines: readonly TimelineLine[], given: TimelineImport): EventRow[] {
  return lines.map((line, index) => {
    if (line.version !== index + 1)
      throw new PermanentFault(
        `${line.category} ${line.stream}: its history has no event ${index + 1}; ask for a new file`,
      );
    return rowOf(line, given);
  });
}

function rowOf(line: TimelineLine, { records, aggregates, ownerId }: TimelineImport): EventRow {
  const record = records.find(({ resource }) => resource.table === line.category);
  const aggregate = aggregates.find(({ category }) => category === line.category);
  const type = record === undefined ? undefined : typeOf(record, line);
  if (record === undefined || aggregate === undefined || type === undefined)
    throw new PermanentFault(
      `${line.category} ${line.event ?? ''} of version ${line.schemaVersion} is not known here: take the release that wrote the file`,
    );
  if (line.schemaVersion > currentVersion(aggregate, type))
    throw new PermanentFault(`${type} is newer than this release: take the release that wrote the file`);
  const odd = Object.entries(line.facts).find(
    ([key, value]) => !isCarried(record, key, value, { isNamed: line.withheld === null, owner }),
  );
  if (odd !== undefined)
    throw new PermanentFault(
      `${line.category} ${line.stream} says ${odd[0]}, which no copy writes: take the file as it was made`,
    );
  const facts = withOwner(line.facts, ownerId);
  const settled = line.begins ? (record.settle?.(facts, line.stream) ?? facts) : facts;
  return {
    stream_id: line.stream,
    category: line.category,
    version: line.version,
    event_id: line.eventId,
    type,
    schema_version: line.schemaVersion,
    data: line.withheld === null ? settled : { ...settled, [WITHHELD]: line.withheld },
    actor_kind: line.actor,
    actor_id: line.byOwner ? ownerId : null,
    on_behalf_of: null,
    reason: null,
    subject_id: ownerId,
    correlation_id: line.eventId,
    causation_id: null,
    command_id: null,
    traceparent: null,
    occurred_at: new Date(line.occurredAt),
    recorded_at: new Date(line.recordedAt),
  };
}

/** A withheld event changes what it changed; its own name stayed where it happened. */
function typeOf({ facts: { events, labels } }: PortableRecord, line: TimelineLine): string | undefined {
  if (line.begins) return events.added;
  if (line.withheld !== null) return events.amended;
  return line.event !== null && labels !== undefined && Object.hasOwn(labels, line.event)
    ? line.event
    : undefined;
}

function withOwner(facts: Facts, ownerId: string): Facts {
  return JSON.parse(JSON.stringify(facts), (_, value: unknown) =>
    value === OWNER ? ownerId : value,
  ) as Facts;
}

async function write(tx: EntityManager, rows: readonly EventRow[]): Promise<void> {
  if (rows.length === 0) return;
  const json = JSON.stringify(rows);
  await execute(
    tx,
    `insert into stream (stream_id, category, version, opened_at, touched_at)
     select stream_id, min(category), max(version), min(recorded_at), max(recorded_at)
       from jsonb_to_recordset($1::jsonb) as r(stream_id uuid, category text, version integer, recorded_at timestamptz) group by stream_id`,
    [json],
  );
  await execute(
    tx,
    'insert into tracking_event select (jsonb_populate_recordset(null::tracking_event, $1::jsonb)).*',
    [json],
  );
}

/** Nobody is written to of what was due before: of the rows of this very transaction, which a rebuild would plan again, it is noted. */
async function passOverReminders(tx: EntityManager, now: Date): Promise<void> {
  const table = await queryRow<{ there: boolean }>(tx, `select to_regclass('reminder') is not null as there`);
  if (table?.there !== true) return;
  await execute(
    tx,
    `insert into passed_over_reminder (kind, subject_id, step, due_on)
     select kind, subject_id, step, due_on from reminder
      where state = 'planned' and due_at <= $1 and xmin::text = pg_current_xact_id()::xid::text on conflict do nothing`,
    [now],
  );
}
