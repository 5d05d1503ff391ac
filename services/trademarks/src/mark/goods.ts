import { type Refusal, isRefusal } from '@cotta/kit/model/words/refusal.js';
import { no } from '../refusals.js';

/** Goods and services of one class of the Nice Classification. */
export interface ClassGoods {
  readonly class: number;
  readonly terms: readonly string[];
}

/** All goods and services of a mark, class by class. */
export type Goods = readonly ClassGoods[];

/** Class numbers in order, each once. */
export function classesOf(goods: Goods): number[] {
  return [...new Set(goods.map((entry) => entry.class))].toSorted((a, b) => a - b);
}

/** What stays when `taken` is divided off. Refused when a term is not there, nothing is taken, or nothing would stay. */
export function withoutGoods(goods: Goods, taken: Goods): Goods | Refusal {
  const unknown = taken.flatMap((entry) =>
    entry.terms.filter((term) => !termsOf(goods, entry.class).includes(term)),
  );
  if (unknown.length > 0) return no('GOODS_UNKNOWN', { count: unknown.length });
  const kept = goods
    .map((entry) => ({
      class: entry.class,
      terms: entry.terms.filter((term) => !termsOf(taken, entry.class).includes(term)),
    }))
    .filter(({ terms }) => terms.length > 0);
  if (taken.every(({ terms }) => terms.length === 0)) return no('NOTHING_DIVIDED');
  return kept.length === 0 ? no('NOTHING_LEFT') : kept;
}

function termsOf(goods: Goods, number: number): readonly string[] {
  return goods.filter((entry) => entry.class === number).flatMap(({ terms }) => terms);
}

/** For a guard that only asks whether it can be done. */
export function divideProblem(goods: Goods, taken: Goods): Refusal | undefined {
  const kept = withoutGoods(goods, taken);
  return isRefusal(kept) ? kept : undefined;
}
