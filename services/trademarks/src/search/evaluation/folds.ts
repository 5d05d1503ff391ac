import type { EvalData } from './eval-data.js';

/** Parts in which cases are held back in turn. */
export const FOLDS = 10;

/** In which part the cases of a name are, 0–9. Names that meet in one case are in one part, however long the chain, so weights trained without a part saw none
 *  of its names. */
export function foldsOf({ pairs, queries }: Pick<EvalData, 'pairs' | 'queries'>): (name: string) => number {
  const parents = new Map<string, string>();
  const rootOf = (name: string): string => {
    const parent = parents.get(name) ?? name;
    return parent === name ? name : rootOf(parent);
  };
  /** The first in the alphabet stands for all, whatever the order of the cases. */
  const join = (one: string, other: string): void => {
    const [first = one, second = other] = [rootOf(one), rootOf(other)].sort();
    parents.set(second, first);
  };
  for (const { first, second } of pairs) join(first, second);
  for (const { query, expected } of queries) for (const name of expected) join(query, name);
  return (name) => numberOf(rootOf(name)) % FOLDS;
}

function numberOf(text: string): number {
  let number = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) number = Math.imul(number ^ text.charCodeAt(i), 0x01000193);
  return (number ^ (number >>> 15)) >>> 0;
}
