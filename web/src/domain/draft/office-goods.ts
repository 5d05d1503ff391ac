import type { ClassGoods } from '../goods-picker/class-goods.js';
import { isHeld, type RequestedUnit } from '../order/more/requested-unit.js';

type Goods = readonly ClassGoods[];

/** The list of one office, as the draft holds it. */
export interface OfficeGoods {
  readonly goodsAndServices: readonly { readonly classNumber: number; readonly terms: readonly string[] }[];
}

/** What one office is asked for; a class without terms is one the lawyer writes. */
export const goodsOf = ({ goodsAndServices }: OfficeGoods): Goods =>
  goodsAndServices.map(({ classNumber, terms }) => ({ class: classNumber, terms }));

/** Only what has terms: the rest is not the client's to pick. */
export const termed = (goods: Goods): Goods => goods.filter(({ terms }) => terms.length > 0);

export const leftToLawyer = (goods: Goods): readonly number[] =>
  goods.filter(({ terms }) => terms.length === 0).map((one) => one.class);

/** After terms were picked: an ordered class whose last term went is the lawyer's again, never gone. `ordered`: as the draft holds them. */
export function afterPicking(picked: Goods, ordered: Goods): Goods {
  const left = ordered
    .filter((one) => picked.every((other) => other.class !== one.class))
    .map((one) => ({ class: one.class, terms: [] }));
  return [...picked, ...left].toSorted((one, other) => one.class - other.class);
}

/** As the gateway takes it. */
export const goodsInput = (goods: Goods): { classNumber: number; terms: string[] }[] =>
  goods.map((one) => ({ classNumber: one.class, terms: [...one.terms] }));

export const sameGoods = (one: Goods, other: Goods): boolean =>
  JSON.stringify(goodsInput(one)) === JSON.stringify(goodsInput(other));

interface Scope {
  readonly office: OfficeGoods & { readonly jurisdiction: string };
  readonly units: readonly {
    readonly jurisdiction: string;
    readonly classNumber: number;
    readonly paid: string;
  }[];
}

/** What goes into the draft, and what was picked beyond what is paid for: that is ordered first. What the draft holds already is not asked about again. */
export function splitGoods(
  goods: Goods,
  { office, units }: Scope,
): { readonly within: Goods; readonly beyond: readonly RequestedUnit[] } {
  const stored = office.goodsAndServices.map(({ classNumber }) => classNumber);
  const isWithin = (one: ClassGoods): boolean =>
    units.length === 0 ||
    stored.includes(one.class) ||
    isHeld(units, { jurisdiction: office.jurisdiction, classNumber: one.class });
  return {
    within: goods.filter(isWithin),
    beyond: goods
      .filter((one) => !isWithin(one))
      .map((one) => ({ jurisdiction: office.jurisdiction, classNumber: one.class, terms: one.terms })),
  };
}
