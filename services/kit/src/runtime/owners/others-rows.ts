import type { EntityManager } from 'typeorm';
import type { FieldRefusal } from '../../model/words/refusal.js';
import type { Field, FieldSet } from '../../model/field/field.js';
import { staff, type Viewer } from '../../model/words/viewer.js';

interface Named {
  readonly path: readonly string[];
  readonly id: string;
  readonly ofAnyClient: boolean;
}

/** What somebody names in one input. */
export interface NamesOfInput {
  readonly viewer: Viewer;
  readonly fields: FieldSet;
  readonly input: unknown;
  /** The client for whom staff or the system act, where more is known of that than the input says. */
  readonly client?: () => Promise<string | undefined>;
}

/** Whoever names a row of another service in an input names one of his own, whatever the field is called; what staff name belongs to one client:
 *  the one they act for, else the owner of what they name first. A row that nobody has told of yet was made a moment ago, so it is nobody else's.
 *  @returns what to say of each that is somebody else's; empty when all is well */
export async function othersRows(
  manager: Pick<EntityManager, 'query'>,
  { viewer, fields, input, client }: NamesOfInput,
): Promise<readonly FieldRefusal[]> {
  const isStaff = staff.includes(viewer.role);
  // What follows from a fact acts for a client as well.
  const isForClient = isStaff || viewer.role === 'system';
  const named = idsIn(fields, input, []).filter(({ ofAnyClient }) => !isStaff || !ofAnyClient);
  if (named.length === 0) return [];
  const rows: { id: string; user_id: string }[] = await manager.query(
    'select id, user_id from row_owner where id = any($1::uuid[])',
    [named.map(({ id }) => id)],
  );
  const owners = new Map(rows.map((row) => [row.id, row.user_id]));
  const owned = named.filter(({ id }) => owners.has(id));
  if (owned.length === 0) return [];
  const whose = isForClient
    ? ((await client?.()) ?? clientIn(input) ?? owners.get(owned[0]?.id ?? ''))
    : viewer.userId;
  const strange = owned.filter(({ id }) => owners.get(id) !== whose);
  return strange.map(({ path }) => (isStaff ? otherClient(path) : unknownReference(path)));
}

/** What staff read of a row that is another client's than the rest. */
export function otherClient(path: readonly string[]): FieldRefusal {
  return { path, code: 'OTHER_CLIENT', message: 'This belongs to another client.' };
}

/** What everybody reads of a row that is not there, and outsiders of one that is not theirs. */
export function unknownReference(path: readonly string[]): FieldRefusal {
  return { path, code: 'UNKNOWN_REFERENCE', message: 'There is nothing under this id.' };
}

/** The client that an input names. */
export function clientIn(input: unknown): string | undefined {
  const userId = (input as Readonly<Record<string, unknown>>)['userId'];
  return typeof userId === 'string' ? userId : undefined;
}

function idsIn(fields: FieldSet, input: unknown, at: readonly string[]): readonly Named[] {
  if (typeof input !== 'object' || input === null) return [];
  const given = input as Readonly<Record<string, unknown>>;
  return Object.entries(fields).flatMap(([key, field]) => idsOf(field, given[key], [...at, key]));
}

function idsOf(
  { kind, ofAnyClient }: Field<unknown>,
  value: unknown,
  path: readonly string[],
): readonly Named[] {
  if (kind.is === 'id' || kind.is === 'ref')
    return typeof value === 'string' ? [{ path, id: value, ofAnyClient: ofAnyClient === true }] : [];
  if (kind.is === 'object') return idsIn(kind.fields, value, path);
  if (kind.is === 'list' && Array.isArray(value))
    return value.flatMap((item, index) => idsOf(kind.of, item, [...path, String(index)]));
  return [];
}
