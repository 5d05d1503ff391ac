import { Rejection } from '../../model/words/rejection.js';
import type { Field } from '../../model/field/field.js';
import { isComparator, comparisonSql } from '../../model/resource/comparison.js';

const MOST_CONDITIONS = 30;
const DEEPEST = 3;

type Fields = Readonly<Record<string, Field<unknown>>>;

/** A condition over alias `r`: `sql` is put together from declared names and constants only, every value is a parameter. */
export interface Condition {
  readonly sql: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

interface Walk {
  readonly fields: Fields;
  /** Bound values of the whole filter; their number is the number of conditions. */
  readonly parameters: Record<string, unknown>;
}

interface Place {
  readonly path: readonly string[];
  readonly depth: number;
}

/** A filter as GraphQL hands it over. `fields`: those this viewer sees; a hidden one is as unknown as a wrong one.
 *  @throws Rejection BAD_USER_INPUT for an unknown field, a wrong value, or too much of anything. */
export function filterCondition(fields: Fields, filter: unknown): Condition {
  const walk: Walk = { fields, parameters: {} };
  return { sql: all(filter, walk, { path: ['filter'], depth: 0 }), parameters: walk.parameters };
}

function all(raw: unknown, walk: Walk, place: Place): string {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw badFilter('this is not a filter', place.path);
  const parts = Object.entries(raw)
    .filter(([, value]) => value !== undefined && value !== null)
    .flatMap(([key, value]) => {
      const path = [...place.path, key];
      const combines = key === 'and' || key === 'or' || key === 'not';
      return combines
        ? [combined(key, value, walk, { path, depth: place.depth + 1 })]
        : comparisons(key, value, walk, path);
    });
  return parts.length === 0 ? 'true' : `(${parts.join(' and ')})`;
}

/** `not` takes in the rows where the comparison is unknown (null): "not shipped" includes "no word of shipping". */
function combined(how: 'and' | 'or' | 'not', raw: unknown, walk: Walk, place: Place): string {
  if (place.depth > DEEPEST) throw badFilter(`and, or, not nest no deeper than ${DEEPEST}`, place.path);
  if (how === 'not') return `(${all(raw, walk, place)} is not true)`;
  if (!Array.isArray(raw)) throw badFilter('this is not a list', place.path);
  if (raw.length > MOST_CONDITIONS) throw badFilter(`no more than ${MOST_CONDITIONS} conditions`, place.path);
  const parts = raw.map((item: unknown, index) =>
    all(item, walk, { ...place, path: [...place.path, String(index)] }),
  );
  if (parts.length === 0) return how === 'and' ? 'true' : 'false';
  return `(${parts.join(` ${how} `)})`;
}

function comparisons(key: string, raw: unknown, walk: Walk, path: readonly string[]): string[] {
  const field = Object.hasOwn(walk.fields, key) ? walk.fields[key] : undefined;
  if (field === undefined || !field.filterable) throw badFilter('there is no such filter', path);
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw badFilter('this is not a comparison', path);
  return Object.entries(raw)
    .filter(([, value]) => value !== undefined)
    .map(([comparator, value]) => {
      const at = [...path, comparator];
      if (!isComparator(field, comparator)) throw badFilter('there is no such comparison', at);
      const count = Object.keys(walk.parameters).length;
      if (count >= MOST_CONDITIONS) throw badFilter(`no more than ${MOST_CONDITIONS} conditions`, at);
      const name = `filter${count}`;
      const made = comparisonSql({ field, key, comparator, parameter: name }, value, at);
      walk.parameters[name] = made.value;
      return made.sql;
    });
}

/** BAD_USER_INPUT at a place of the filter. */
export function badFilter(message: string, path: readonly string[]): Rejection {
  return new Rejection('BAD_USER_INPUT', message, path);
}
