import { createHash } from 'node:crypto';
import { compareNames, type Yardstick } from '../query/compare-names.js';
import type { NamePairCase } from '../evaluation/eval-data.js';

/** What an index of doubles may differ in from one release of Node to the next is cut off. */
const DIGITS = 9;

/** SHA-256 of everything that is said of the pairs: scores, bands and reasons. Another value means another scoring. */
export function scoredPrint(pairs: readonly NamePairCase[], yardstick: Yardstick): string {
  const hash = createHash('sha256');
  for (const { first, second } of pairs) {
    const said = compareNames({ a: first, b: second, classesA: [9], classesB: [9, 42] }, yardstick);
    hash.update(
      JSON.stringify([first, second, said], (_, value: unknown) =>
        typeof value === 'number' ? Number(value.toFixed(DIGITS)) : value,
      ),
    );
  }
  return hash.digest('hex');
}
