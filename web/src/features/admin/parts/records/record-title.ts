import type { FieldFacts } from './record-facts.js';

const SHORT = 8;

/** The label of an enumeration's value, verbatim as the specification has it. */
export function valueLabel({ values }: Pick<FieldFacts, 'values'>, value: unknown): string {
  return values?.find(([name]) => name === value)?.[1] ?? String(value);
}

const LONGEST = 90;

/** The record's own words for itself; empty where it has none. */
export function ownWords(
  row: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  fields: readonly FieldFacts[] = [],
): string {
  const words = keys.flatMap((key) => {
    const value = row[key];
    if (value === null || value === undefined || value === '') return [];
    const field = fields.find((one) => one.key === key);
    return [field?.values === undefined ? String(value) : valueLabel(field, value)];
  });
  const title = words.join(' · ');
  return title.length > LONGEST ? `${title.slice(0, LONGEST - 1)}…` : title;
}

/** What a record is called in one line; the end of its id when nothing else is known. */
export function recordTitle(
  row: Readonly<Record<string, unknown>> & { readonly id?: unknown },
  keys: readonly string[],
  fields: readonly FieldFacts[] = [],
): string {
  const title = ownWords(row, keys, fields);
  return title === '' ? `…${String(row.id ?? '').slice(-SHORT)}` : title;
}
