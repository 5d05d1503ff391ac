import { formatDay } from '../../../../kit/dates/day.js';
import type { FieldFacts, Naming } from './record-facts.js';

/** What colleagues call the value of an enumeration. */
export function valueLabel({ values }: Pick<FieldFacts, 'values'>, value: unknown): string {
  return values?.find(([name]) => name === value)?.[1] ?? String(value);
}

/** Facts whose names say more than what happened: the letter is written then, and goes out in the working hours of its reader. */
const otherWords: Readonly<Record<string, string>> = {
  MonitoringResultTold: 'Letter about the monitoring result written',
};

/** What happened, which is kept by the name of its fact: `AddressRemoved` → `Address removed`. */
export function eventWords(name: string): string {
  const other = otherWords[name];
  if (other !== undefined) return other;
  const words = name.replaceAll(
    /([a-z0-9])([A-Z])/g,
    (_, before: string, next: string) => `${before} ${next.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const LONGEST = 90;

const DAY = /^\d{4}-\d\d-\d\d$/;
/** Whether a text is a calendar day, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => DAY.test(text);

/** Where the words of enumerations stand: with the fields, or with the name alone. */
interface Words extends Pick<Naming, 'values'> {
  readonly fields?: readonly FieldFacts[];
}

/** The record's own words for itself; empty where it has none. */
export function ownWords(
  row: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  { fields = [], values = {} }: Words = {},
): string {
  const words = keys.flatMap((key) => {
    const value = row[key];
    if (value === null || value === undefined || value === '') return [];
    const known = values[key] ?? fields.find((one) => one.key === key)?.values;
    if (known !== undefined) return [valueLabel({ values: known }, value)];
    if (key === 'event') return [eventWords(String(value))];
    return [isDay(String(value)) ? formatDay(String(value), 'en', { short: true }) : String(value)];
  });
  const title = words.join(' · ');
  return title.length > LONGEST ? `${title.slice(0, LONGEST - 1)}…` : title;
}

/** What a record is called in one line; what it is (`one`) where it has no words for itself. */
export function recordTitle(
  row: Readonly<Record<string, unknown>>,
  { title, one = 'Record', values = {} }: Pick<Naming, 'title' | 'one' | 'values'>,
  fields: readonly FieldFacts[] = [],
): string {
  const own = ownWords(row, title, { fields, values });
  return own === '' ? one : own;
}
