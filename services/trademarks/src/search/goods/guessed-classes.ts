import type { ClassForWords } from './classes-of-thing.js';
import type { ScoredTerm } from './term-index.js';
import type { UnderstoodThing } from './understood-things.js';

const LOOKED_AT = 15;
const RANK_DISCOUNT = 0.3;
const BEST = 0.7;
/** A second class is worth showing when it is nearly as good as the first. */
const NEARLY_AS_GOOD = 0.6;
const MOST = 2;

/** Classes for a thing of which no everyday word is known, by the listed terms that were found for it. */
export function guessClasses(terms: readonly ScoredTerm[], thing: UnderstoodThing): ClassForWords[] {
  const sums = new Map<number, number>();
  for (const [rank, { classNumber, score }] of terms.slice(0, LOOKED_AT).entries())
    sums.set(classNumber, (sums.get(classNumber) ?? 0) + score / (1 + RANK_DISCOUNT * rank));
  const inOrder = [...sums].sort((a, b) => b[1] - a[1]);
  const best = inOrder[0]?.[1] ?? 0;
  const words = thing.words.map(({ text }) => text).join(' ');
  return inOrder
    .filter(([, sum]) => sum >= best * NEARLY_AS_GOOD)
    .slice(0, MOST)
    .map(([classNumber, sum]) => ({ classNumber, score: (BEST * sum) / best, words }));
}
