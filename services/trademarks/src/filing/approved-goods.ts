import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Goods } from '../mark/goods.js';
import { no } from '../refusals.js';
import type { FiledContent } from './filed-content.js';

/** What goes to an office, and what is noted to be there, is what was approved for it: class by class and term by term, in whatever order the classes stand. */
export function approvedGoodsProblem(
  goods: Goods,
  { goodsAndServices }: Pick<FiledContent, 'goodsAndServices'>,
): Refusal | undefined {
  const approved = goodsText(
    goodsAndServices.map(({ classNumber, terms }) => ({ class: classNumber, terms: [...terms] })),
  );
  if (goodsText(goods) === approved) return undefined;
  return no('NOT_APPROVED_AS_FILED.client');
}

/** A divided application has what its parent gave away, neither more nor less. */
export function dividedGoodsProblem(goods: Goods, divided: Goods): Refusal | undefined {
  if (goodsText(goods) === goodsText(divided)) return undefined;
  return no('NOT_APPROVED_AS_FILED.parent');
}

function goodsText(goods: Goods): string {
  return JSON.stringify(
    goods
      .map(({ class: number, terms }) => ({ number, terms }))
      .toSorted((one, other) => one.number - other.number),
  );
}
