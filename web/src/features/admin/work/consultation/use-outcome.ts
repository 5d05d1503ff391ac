import { useState } from 'react';
import { forgetKept, keep, readKept } from '../../../../kit/form/kept.js';
import type { Talk } from './talk.js';

export interface Outcome {
  /** What was said. */
  readonly outcome: string;
  /** What is to be done next. */
  readonly resolution: string;
}

/** The words of the letter: what was noted at the talk until they are changed, then what is kept on this device. */
export function useOutcome({ id, outcome, resolution }: Talk): {
  readonly words: Outcome;
  readonly write: (words: Outcome) => void;
  readonly forget: () => void;
} {
  const key = `talk.${id}`;
  const [words, setWords] = useState<Outcome>(() => {
    const kept = readKept(key)?.values;
    return {
      outcome: kept?.['outcome']?.[0] ?? outcome ?? '',
      resolution: kept?.['resolution']?.[0] ?? resolution ?? '',
    };
  });
  return {
    words,
    write: (next) => {
      setWords(next);
      keep(key, { at: Date.now(), values: { outcome: [next.outcome], resolution: [next.resolution] } });
    },
    forget: () => forgetKept(key),
  };
}
