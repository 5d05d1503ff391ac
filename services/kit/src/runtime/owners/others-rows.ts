import type { EntityManager } from 'typeorm';
import type { FieldRefusal } from '../../model/words/refusal.js';
import type { Field, FieldSet } from '../../model/field/field.js';
import type { Viewer } from '../../model/words/viewer.js';

interface Named {
  readonly path: readonly string[];
  readonly id: string;
}

/** Whoever names a row of another service in an input names one of his own, whatever the field is called; staff who act for a client name that client's.
 *  A row that nobody has told of yet was made a moment ago, so it is nobody else's.
 *  @returns what to say of each that is somebody else's; empty when all is well */
export async function othersRows(
  manager: Pick<EntityManager, 'query'>,
  about: { readonly viewer: Viewer; readonly fields: FieldSet; readonly input: unknown },
): Promise<readonly FieldRefusal[]> {
  const { viewer, fields, input } = about;
  const named = idsIn(fields, input, []);
  if (named.length === 0) return [];
  const rows: { id: string; user_id: string }[] = await manager.query(
    'select id, user_id from row_owner where id = any($1::uuid[])',
    [named.map(({ id }) => id)],
  );
  const owners = new Map(rows.map((row) => [row.id, row.user_id]));
  const isStaff = viewer.role === 'lawyer' || viewer.role === 'admin';
  const whose = isStaff ? clientOf(input) : viewer.userId;
  // Staff who name no client act on what is there already.
  if (isStaff && whose === undefined) return [];
  const strange = named.filter(({ id }) => owners.has(id) && owners.get(id) !== whose);
  return strange.map(({ path }): FieldRefusal =>
    isStaff
      ? { path, code: 'OTHER_CLIENT', message: 'This belongs to another client.' }
      : { path, code: 'UNKNOWN_REFERENCE', message: 'There is nothing under this id.' },
  );
}

function clientOf(input: unknown): string | undefined {
  const userId = (input as Readonly<Record<string, unknown>>)['userId'];
  return typeof userId === 'string' ? userId : undefined;
}

function idsIn(fields: FieldSet, input: unknown, at: readonly string[]): readonly Named[] {
  if (typeof input !== 'object' || input === null) return [];
  const given = input as Readonly<Record<string, unknown>>;
  return Object.entries(fields).flatMap(([key, field]) => idsOf(field, given[key], [...at, key]));
}

function idsOf({ kind }: Field<unknown>, value: unknown, path: readonly string[]): readonly Named[] {
  if (kind.is === 'id' || kind.is === 'ref') return typeof value === 'string' ? [{ path, id: value }] : [];
  if (kind.is === 'object') return idsIn(kind.fields, value, path);
  if (kind.is === 'list' && Array.isArray(value))
    return value.flatMap((item, index) => idsOf(kind.of, item, [...path, String(index)]));
  return [];
}
