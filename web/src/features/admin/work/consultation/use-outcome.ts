import { useState } from 'react';
import { forgetKept, keep, readKept } from '../../../../kit/form/kept.js';
import type { Talk } from './talk.js';

export interface Outcome {
  /** What was said. */
  readonly outcome: string;
  /** What the lawyer advises. */
  readonly advice: string;
  /** What is to be done next. */
  readonly resolution: string;
  /** What can be ordered from the letter, as the service names it. */
  readonly offers: readonly Offer[];
}

export type Offer = NonNullable<Talk['offers']>[number];
export const offers: readonly Offer[] = ['CHECK', 'REGISTRATION', 'RENEWAL', 'TRANSFER'];

/** As it stands in the record. */
export const notedOutcome = ({ outcome, advice, resolution, offers: noted }: Talk): Outcome => ({
  outcome: outcome ?? '',
  advice: advice ?? '',
  resolution: resolution ?? '',
  offers: noted ?? [],
});

export const isSameOutcome = (one: Outcome, other: Outcome): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The parts of the letter: what was noted at the talk until they are changed, then what is kept on this device. */
export function useOutcome(talk: Talk): {
  readonly words: Outcome;
  readonly write: (words: Outcome) => void;
  readonly forget: () => void;
} {
  const key = `talk.${talk.id}`;
  const [words, setWords] = useState<Outcome>(() => {
    const kept = readKept(key)?.values;
    const noted = notedOutcome(talk);
    return {
      outcome: kept?.['outcome']?.[0] ?? noted.outcome,
      advice: kept?.['advice']?.[0] ?? noted.advice,
      resolution: kept?.['resolution']?.[0] ?? noted.resolution,
      offers: kept === undefined ? noted.offers : offers.filter((one) => kept['offers']?.includes(one)),
    };
  });
  return {
    words,
    write: (next) => {
      setWords(next);
      const values = {
        outcome: [next.outcome],
        advice: [next.advice],
        resolution: [next.resolution],
        offers: [...next.offers],
      };
      keep(key, { at: Date.now(), values });
    },
    forget: () => forgetKept(key),
  };
}
