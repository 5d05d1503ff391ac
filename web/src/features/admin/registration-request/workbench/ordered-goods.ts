import type { ClassGoods } from '../../../../domain/goods-picker/class-goods.js';

type Goods = readonly ClassGoods[];

type OrderedGoods = readonly { readonly classNumber: number; readonly terms: readonly string[] }[];

/** As the order holds them: for all offices, and for those that have a list of their own. */
interface Ordered {
  readonly goods: OrderedGoods;
  readonly officeGoods: readonly { readonly jurisdiction: string; readonly goods: OrderedGoods }[];
}

/** What the client ordered for one office: its own list, else the one of all offices. Classes without terms are left to the lawyer. */
export function orderedAt(order: Ordered | null, jurisdiction: string): Goods {
  const goods =
    order?.officeGoods.find((one) => one.jurisdiction === jurisdiction)?.goods ?? order?.goods ?? [];
  return goods.map(({ classNumber, terms }) => ({ class: classNumber, terms }));
}

/** One class of one office in the order and in the draft. */
export interface GoodsRow {
  readonly class: number;
  /** Terms of the order; undefined where the class was not ordered. */
  readonly ordered: readonly string[] | undefined;
  /** Terms of the draft; undefined where the class is not in it. */
  readonly drafted: readonly string[] | undefined;
  /** Terms of the order that the draft lacks. */
  readonly lacking: readonly string[];
}

/** Order and draft side by side, class by class. */
export function goodsRows(ordered: Goods, drafted: Goods): readonly GoodsRow[] {
  const classes = [...new Set([...ordered, ...drafted].map((one) => one.class))];
  return classes
    .toSorted((one, other) => one - other)
    .map((number) => {
      const of = (goods: Goods) => goods.find((one) => one.class === number)?.terms;
      const [asked, now] = [of(ordered), of(drafted)];
      return {
        class: number,
        ordered: asked,
        drafted: now,
        lacking: (asked ?? []).filter((term) => now?.includes(term) !== true),
      };
    });
}
