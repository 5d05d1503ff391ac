import type { Currency } from '../money/exact/amount.js';
import type { FeeKind } from './coupon/coupon.js';
import type { VatCategory } from '../tax/vat-decision.js';

/** When a price falls due: with the order, or perhaps later; later costs are shown before anybody pays. */
export type Occasion =
  | 'ORDER'
  | 'REGISTRATION'
  | 'RENEWAL'
  | 'LATE_RENEWAL'
  | 'TRANSFER'
  | 'PROOF_OF_USE'
  | 'OFFICE_LETTER'
  /** A year of a register watch: of identical and similar names, and of identical ones alone. */
  | 'WATCH'
  | 'IDENTICAL_WATCH';

/** One price of one thing in one currency. Never changed: a new price is a row of a new version. */
export interface PriceRow {
  readonly item: string;
  /** Code of the office; null for every office. */
  readonly jurisdiction: string | null;
  readonly kind: FeeKind;
  /** Decided by the tax adviser, row by row. */
  readonly vatCategory: VatCategory;
  readonly occasion: Occasion;
  /** Classes of the order the row is for, counted from 1; `lastClass` null: all further ones. */
  readonly firstClass: number;
  readonly lastClass: number | null;
  /** Whether it is due for each of these classes, or once when the order reaches the first. */
  readonly per: 'CLASS' | 'ORDER';
  readonly currency: Currency;
  /** Minor units, net of VAT: of an office fee that is not known for sure the most we charge for it. */
  readonly unitNet: number;
  /** What an office fee that is not known for sure probably comes to, minor units; absent where `unitNet` is exact. */
  readonly expectedNet?: number;
  /** Days on which it is used, `YYYY-MM-DD`, where an announced change divides them: from this one on, and before that one. Absent: no end. */
  readonly from?: string;
  readonly until?: string;
  /** Where the amount comes from, and how sure it is. */
  readonly source: string;
  readonly confidence: 'example' | 'sourced' | 'known' | 'unsure';
}

/** In each language of the site. */
export type PriceListLabel = Readonly<Record<'en' | 'cs' | 'sk' | 'es', string>>;

/** `locale`: BCP 47; English where it is none of ours. */
export function labelIn(label: PriceListLabel, locale: string): string {
  const language = locale.slice(0, 2);
  return language === 'cs' || language === 'sk' || language === 'es' ? label[language] : label.en;
}

/** One version of the prices, used from its day on until that of the next; never changed. */
export interface PriceList {
  readonly id: string;
  /** First day on which it is used, `YYYY-MM-DD`. */
  readonly validFrom: string;
  /** Shown wherever a price of this list is shown: `Example prices`. */
  readonly label: PriceListLabel;
  readonly rows: readonly PriceRow[];
}

function isUsedOn({ from = '', until }: PriceRow, date: string): boolean {
  return from <= date && (until === undefined || date < until);
}

/** The version used on `date` (`YYYY-MM-DD`), with the rows of that day; undefined before the first. */
export function listValidOn(lists: readonly PriceList[], date: string): PriceList | undefined {
  const list = lists
    .filter(({ validFrom }) => validFrom <= date)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
    .at(-1);
  return list && { ...list, rows: list.rows.filter((row) => isUsedOn(row, date)) };
}
