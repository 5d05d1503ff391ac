import type { EntityManager } from 'typeorm';
import { defaultLanguage } from '@cotta/reference/languages.js';
import { bookable, slotsOf, speakers } from './adviser-slots.js';
import { firmHoursNow, readAdvisers } from './read-advisers.js';

const DAY_MS = 86_400_000;

export interface AskedSlots {
  readonly from: Date;
  readonly days: number;
  readonly language: string;
}

export interface FreeSlots {
  readonly slots: readonly Date[];
  /** The first free time after those; null: none within what can be booked. */
  readonly next: Date | null;
  /** In which the talk would be. */
  readonly language: string;
}

/** When a talk can begin: at least one colleague is free who speaks the language, or anybody where nobody does. Never who, nor how many. */
export async function freeSlots(
  tx: EntityManager,
  { from, days, language }: AskedSlots,
  now: Date,
): Promise<FreeSlots> {
  const firm = await firmHoursNow(tx);
  const span = bookable(now, firm);
  const { advisers, spoken } = speakers(await readAdvisers(tx, span, { now }), language);
  const all = [...new Set(advisers.flatMap((adviser) => slotsOf(adviser, span, firm)))].toSorted(
    (a, b) => a - b,
  );
  const end = from.getTime() + days * DAY_MS;
  const next = all.find((at) => at >= end);
  const others = new Set(advisers.flatMap(({ languages }) => languages));
  const besides = others.has(defaultLanguage) ? defaultLanguage : ([...others][0] ?? defaultLanguage);
  return {
    slots: all.filter((at) => at >= from.getTime() && at < end).map((at) => new Date(at)),
    next: next === undefined ? null : new Date(next),
    language: spoken ? language : besides,
  };
}
