import type { EntityManager } from 'typeorm';
import type { Resource } from '../../model/resource/define.js';
import { seenFields } from '../../model/resource/visibility.js';
import type { RecordEvents } from '../../model/rows/record-events.js';
import { queryRows } from '../../model/rows/sql.js';
import { calendarDate } from '../../model/time/clock.js';
import { staff, type Viewer } from '../../model/words/viewer.js';
import { inTransaction } from '../database/transaction.js';
import { WITHHELD } from '../portable/portable-record.js';
import { readByIds } from '../reading/read.js';
import { readChain, type ChainedEvent } from '../history/event-chain.js';

/** Why an entry is not shown, as it is counted. */
export const withheldKinds = [
  'Assignment',
  'Correction',
  'Notice',
  'Working paper',
  'Internal note',
] as const;
type WithheldKind = (typeof withheldKinds)[number];

type Data = Readonly<Record<string, unknown>>;

interface Label {
  readonly label: string;
  readonly audience: string;
  /** Instead of the label, by these parts of the fact joined with a slash. */
  readonly variants?: { readonly keys: readonly string[]; readonly labels: Readonly<Record<string, string>> };
}

interface RecordFacts {
  readonly events: RecordEvents & { readonly assigned?: string };
  readonly aggregate: { readonly notificationEvents?: readonly string[] };
  /** Event type → key of the date by which it took effect. */
  readonly effective?: Readonly<Record<string, string>>;
  /** What a history calls its events, where it has a life. */
  readonly labels?: Readonly<Record<string, Label>>;
}

/** An event as what is declared of its record looks at it. */
export interface FiledEvent {
  readonly streamId: string;
  readonly type: string;
  readonly data: Data;
}

/** One kind of record that belongs to a file. */
export interface FileRecord<Kind extends string = string> {
  /** As the file names it, `Letter of the office`. */
  readonly kind: Kind;
  /** Whose rows decide who reads; absent: whoever reads the file reads it. */
  readonly resource?: Resource;
  readonly facts: RecordFacts;
  /** SQL: the `id` of each of its streams, by the id that the file is asked for, `$1`. */
  readonly idsOf: string;
  /** Papers of an event that stand in no column of its row. @defaultValue none */
  readonly papersOf?: (event: FiledEvent) => readonly string[];
  /** SHA-256, hexadecimal, of what an event issued, as the chain of issued documents has it. @defaultValue none */
  readonly issuedBy?: (event: FiledEvent) => readonly string[];
}

/** One line of the file. Of a withheld one nothing is said but its kind and its place in the chain. */
export interface FileEntry {
  /** From 1, in the order in which the events were recorded. */
  readonly number: number;
  readonly digest: string;
  readonly fingerprint: string;
  readonly withheld: WithheldKind | null;
  readonly record: string | null;
  readonly label: string | null;
  /** When it took effect, where that is a day of its own. */
  readonly day: string | null;
  readonly at: Date | null;
  readonly actorKind: string | null;
  readonly actorId: string | null;
  readonly reason: string | null;
  readonly documentIds: readonly string[];
  readonly issued: readonly string[];
}

interface AskedFile {
  readonly id: string;
  /** IANA, whose days count. */
  readonly zone: string;
  readonly records: readonly FileRecord[];
}

/** Every event of a record and of what hangs on it: shown where its reader may read it, counted where not. That its reader may ask for the file was decided before. */
export async function readCaseFile(
  manager: EntityManager,
  viewer: Viewer,
  { id, zone, records }: AskedFile,
): Promise<FileEntry[]> {
  const { found, chain } = await inTransaction(manager.connection, async (tx) => {
    const ids = await streamsOf(tx, id, records);
    return { found: ids, chain: await readChain(tx, [...ids.keys()]) };
  });
  const readable = await readableOf(manager, viewer, found);
  return chain.map((event, index) => {
    const { digest, fingerprint, row } = event;
    const record = found.get(row.stream_id);
    const withheld = whyWithheld(event, record, { viewer, isReadable: readable.has(row.stream_id) });
    const place = { number: index + 1, digest, fingerprint, withheld };
    return withheld !== null || record === undefined
      ? { ...place, ...nothing }
      : { ...place, ...shown(event, record, { viewer, zone }) };
  });
}

const nothing = {
  record: null,
  label: null,
  day: null,
  at: null,
  actorKind: null,
  actorId: null,
  reason: null,
  documentIds: [],
  issued: [],
};

async function streamsOf(
  tx: EntityManager,
  id: string,
  records: readonly FileRecord[],
): Promise<Map<string, FileRecord>> {
  const found = new Map<string, FileRecord>();
  for (const record of records)
    for (const row of await queryRows<{ id: string }>(tx, record.idsOf, [id])) found.set(row.id, record);
  return found;
}

async function readableOf(
  manager: EntityManager,
  viewer: Viewer,
  found: ReadonlyMap<string, FileRecord>,
): Promise<Set<string>> {
  const readable = new Set<string>();
  for (const record of new Set(found.values())) {
    const ids = [...found].filter(([, of]) => of === record).map(([id]) => id);
    const { resource } = record;
    const rows = resource === undefined ? undefined : await readByIds(manager, resource, viewer, ids);
    for (const id of rows?.map((row) => row.id) ?? ids) readable.add(id);
  }
  return readable;
}

/** Customers read what a history has for them, of rows that they read; staff read all. */
function whyWithheld(
  { row: { type, data } }: ChainedEvent,
  record: FileRecord | undefined,
  { viewer, isReadable }: { readonly viewer: Viewer; readonly isReadable: boolean },
): WithheldKind | null {
  if (staff.includes(viewer.role)) return null;
  if (record === undefined || !isReadable) return 'Working paper';
  const { labels, events, aggregate } = record.facts;
  if (labels?.[type]?.audience === 'customer') return null;
  // It came from another copy, which kept its name.
  if (WITHHELD in data) return data[WITHHELD] as WithheldKind;
  if (labels === undefined) return 'Working paper';
  if (type === events.assigned || labels[type]?.label === 'Assigned') return 'Assignment';
  if (type === events.amended) return 'Correction';
  return aggregate.notificationEvents?.includes(type) === true ? 'Notice' : 'Internal note';
}

function shown(
  { row }: ChainedEvent,
  { kind, resource, facts, papersOf, issuedBy }: FileRecord,
  { viewer, zone }: { readonly viewer: Viewer; readonly zone: string },
) {
  const data = row.data as Data;
  const event = { streamId: row.stream_id, type: row.type, data };
  const isStaff = staff.includes(viewer.role);
  const key = facts.effective?.[row.type];
  const on = key === undefined ? undefined : data[key];
  const ofColumns = Object.entries(resource === undefined ? {} : seenFields(resource, viewer.role)).flatMap(
    ([field, { kind: of }]) => {
      const value = data[field];
      return of.is === 'ref' && of.typeName === 'Document' && typeof value === 'string' ? [value] : [];
    },
  );
  return {
    record: kind,
    label: labelOf(event, facts.labels?.[row.type]),
    day: typeof on === 'string' && on < calendarDate(row.occurred_at, zone) ? on : null,
    at: row.occurred_at,
    actorKind: row.actor_kind,
    actorId: isStaff ? row.actor_id : null,
    reason: isStaff ? row.reason : null,
    documentIds: [...new Set([...ofColumns, ...(papersOf?.(event) ?? [])])],
    issued: issuedBy?.(event) ?? [],
  };
}

function labelOf({ type, data }: FiledEvent, named: Label | undefined): string {
  if (named === undefined) return plainWords(type);
  const { label, variants } = named;
  const variant = variants?.keys.map((key) => String(data[key] ?? '')).join('/');
  return (variant === undefined ? undefined : variants?.labels[variant]) ?? label;
}

/** `WatchEndReminded` → `Watch end reminded`: of records that have no words of their own. */
function plainWords(type: string): string {
  return type.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
