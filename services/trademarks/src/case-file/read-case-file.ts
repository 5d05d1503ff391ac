import type { EntityManager } from 'typeorm';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { seenFields } from '@cotta/kit/model/resource/visibility.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { readChain, type ChainedEvent } from '@cotta/kit/runtime/history/event-chain.js';
import { WITHHELD } from '@cotta/kit/runtime/portable/portable-record.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { fileRecords, type FileRecord } from './file-records.js';

/** Why an entry is not shown, as it is counted. */
export const withheldKinds = [
  'Assignment',
  'Correction',
  'Notice',
  'Working paper',
  'Internal note',
] as const;
type WithheldKind = (typeof withheldKinds)[number];

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
}

/** Every event of a mark and of what hangs on it: shown where its reader may read it, counted where not. `zone`: of the mark's office. */
export async function readCaseFile(
  manager: EntityManager,
  viewer: Viewer,
  { id, zone }: { readonly id: string; readonly zone: string },
): Promise<FileEntry[]> {
  const { found, chain } = await inTransaction(manager.connection, async (tx) => {
    const ids = await recordsOf(tx, id);
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
};

async function recordsOf(tx: EntityManager, id: string): Promise<Map<string, FileRecord>> {
  const found = new Map<string, FileRecord>();
  for (const record of fileRecords)
    for (const row of await queryRows<{ id: string }>(tx, record.idsOfMark, [id])) found.set(row.id, record);
  return found;
}

async function readableOf(
  manager: EntityManager,
  viewer: Viewer,
  found: ReadonlyMap<string, FileRecord>,
): Promise<Set<string>> {
  const readable = new Set<string>();
  for (const record of fileRecords) {
    const ids = [...found].filter(([, of]) => of === record).map(([id]) => id);
    for (const row of await readByIds(manager, record.resource, viewer, ids)) readable.add(row.id);
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
  if (labels[type]?.label === 'Assigned') return 'Assignment';
  if (type === events.amended) return 'Correction';
  return aggregate.notificationEvents?.includes(type) === true ? 'Notice' : 'Internal note';
}

type Data = Readonly<Record<string, unknown>>;

function shown(
  { row }: ChainedEvent,
  { kind, resource, facts }: FileRecord,
  { viewer, zone }: { readonly viewer: Viewer; readonly zone: string },
) {
  const data = row.data as Data;
  const isStaff = staff.includes(viewer.role);
  const key = facts.effective?.[row.type];
  const on = key === undefined ? undefined : data[key];
  const documentIds = Object.entries(seenFields(resource, viewer.role)).flatMap(([field, { kind: of }]) => {
    const value = data[field];
    return of.is === 'ref' && of.typeName === 'Document' && typeof value === 'string' ? [value] : [];
  });
  return {
    record: kind,
    label: facts.labels?.[row.type]?.label ?? plainWords(row.type),
    day: typeof on === 'string' && on < calendarDate(row.occurred_at, zone) ? on : null,
    at: row.occurred_at,
    actorKind: row.actor_kind,
    actorId: isStaff ? row.actor_id : null,
    reason: isStaff ? row.reason : null,
    documentIds,
  };
}

/** `WatchEndReminded` → `Watch end reminded`: of records that have no words of their own. */
function plainWords(type: string): string {
  const words = type.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words;
}
