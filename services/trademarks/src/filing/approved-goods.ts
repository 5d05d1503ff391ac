import { refuse, type Refusal } from '@cotta/kit/decider/refusal.js';
import type { Goods } from '../domain/goods.js';
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
  return refuse(
    'NOT_APPROVED_AS_FILED',
    'The goods of this mark are not those that the client approved: put them back, or have the client approve the others.',
  );
}

/** A divided application has what its parent gave away, neither more nor less. */
export function dividedGoodsProblem(goods: Goods, divided: Goods): Refusal | undefined {
  if (goodsText(goods) === goodsText(divided)) return undefined;
  return refuse(
    'NOT_APPROVED_AS_FILED',
    'The goods of this mark are not those that were divided off its parent: put them back.',
  );
}

function goodsText(goods: Goods): string {
  return JSON.stringify(
    goods
      .map(({ class: number, terms }) => ({ number, terms }))
      .toSorted((one, other) => one.number - other.number),
  );
}
