import { dayIn, isDay } from '../../kit/dates/day.js';

/** Days `YYYY-MM-DD` of a look back: how it stood on `day`, by what was known on `knownOn`; and what it is compared with. */
export interface HistoryDays {
  readonly day: string;
  readonly knownOn: string;
  readonly since?: { readonly day: string; readonly knownOn: string };
}

/** Fields of the form and of the address. */
export const DAY_FIELDS = ['day', 'known', 'since', 'sinceKnown'] as const;
export type DayField = (typeof DAY_FIELDS)[number];

/** Why these days cannot be shown, at the field that has to change. */
export interface DayProblem {
  readonly field: DayField;
  readonly code: 'NO_DAY' | 'FUTURE' | 'AFTER_KNOWN';
}

/** The last day one can look back to: it has come for the server, wherever the reader and the office are. */
export function latestDay(now: Date): string {
  return dayIn('UTC', now);
}

/** What an address asks for; without a day it is today, by all that is known. */
export function readDays(query: URLSearchParams, latest: string): HistoryDays | DayProblem {
  const given = (field: DayField): string | undefined => query.get(field) || undefined;
  const wrong = DAY_FIELDS.find((field) => !isRealDay(given(field) ?? latest));
  if (wrong !== undefined) return { field: wrong, code: 'NO_DAY' };
  const future = DAY_FIELDS.find((field) => (given(field) ?? latest) > latest);
  if (future !== undefined) return { field: future, code: 'FUTURE' };
  const [day, knownOn] = [given('day') ?? latest, given('known') ?? latest];
  if (day > knownOn) return { field: 'day', code: 'AFTER_KNOWN' };
  const [since, sinceKnown] = [
    given('since') ?? (given('sinceKnown') && day),
    given('sinceKnown') ?? knownOn,
  ];
  if (!since) return { day, knownOn };
  if (since > sinceKnown) return { field: 'since', code: 'AFTER_KNOWN' };
  return { day, knownOn, since: { day: since, knownOn: sinceKnown } };
}

function isRealDay(text: string): boolean {
  return isDay(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}
