import type { ApplicationGoods } from './draft-facts.js';

/** The goods of one office after another office's list was taken over: in each class that both have, the terms of the list. A class the list leaves to the lawyer takes nothing away, and an office gets no class that was not ordered for it; one that names no class yet takes the whole list. */
export function copiedGoods(
  own: readonly ApplicationGoods[],
  list: readonly ApplicationGoods[],
): readonly ApplicationGoods[] {
  if (own.length === 0) return list;
  return own.map((one) => {
    const listed = list.find(({ classNumber }) => classNumber === one.classNumber);
    return listed === undefined || listed.terms.length === 0
      ? one
      : { classNumber: one.classNumber, terms: listed.terms };
  });
}
