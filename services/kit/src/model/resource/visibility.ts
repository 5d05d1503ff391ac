import type { Field } from '../field/field.js';
import type { Role, Viewer } from '../words/viewer.js';
import { allFields, everyRow, noRow, type Resource, type RowMatch } from './define.js';

type Fields = Readonly<Record<string, Field<unknown>>>;

const nothing: Fields = {};
const seenByRole = new WeakMap<Resource, Map<Role, Fields>>();

/** Columns a role may see; they are the only ones ever selected, filtered or ordered by for it. The same object each time. */
export function seenFields(resource: Resource, role: Role): Fields {
  if (!resource.readableBy.includes(role)) return nothing;
  const byRole = seenByRole.get(resource) ?? new Map<Role, Fields>();
  seenByRole.set(resource, byRole);
  const seen =
    byRole.get(role) ??
    Object.fromEntries(Object.entries(allFields(resource)).filter(([, field]) => isSeen(field, role)));
  byRole.set(role, seen);
  return seen;
}

function isSeen(field: Field<unknown>, role: Role): boolean {
  return !field.secret && (field.visibleTo === undefined || field.visibleTo.includes(role));
}

/** Rows a viewer may see: all, none, or those that fit one of the matches. Anything unclear means none. */
export function rowScope(
  resource: Resource,
  viewer: Viewer,
): typeof everyRow | typeof noRow | readonly RowMatch[] {
  if (!resource.readableBy.includes(viewer.role) || !Object.hasOwn(resource.rows, viewer.role)) return noRow;
  const rule = resource.rows[viewer.role];
  const scope = typeof rule === 'function' ? rule(viewer) : rule;
  if (scope === undefined || scope === noRow) return noRow;
  if (scope === everyRow) return everyRow;
  const clear = (Array.isArray(scope) ? scope : [scope]).filter(isClear);
  return clear.length === 0 ? noRow : clear;
}

function isClear(match: RowMatch): boolean {
  const values: unknown[] = Object.values(match);
  return values.length > 0 && values.every((value) => value !== undefined && value !== null);
}

/** Nobody outside the firm is among them: what they share is marked `admin` in the SDL. */
export function isStaffOnly(readers: readonly Role[]): boolean {
  return readers.every((role) => role === 'lawyer' || role === 'admin' || role === 'system');
}

/** Who sees this field of this resource. */
export function readersOf(resource: Resource, field: Field<unknown>): readonly Role[] {
  return field.secret ? [] : resource.readableBy.filter((role) => isSeen(field, role));
}

/** Some reader of the row gets null here, so the SDL cannot promise a value. */
export function isMaskedForSome(resource: Resource, field: Field<unknown>): boolean {
  return readersOf(resource, field).length < resource.readableBy.length;
}
