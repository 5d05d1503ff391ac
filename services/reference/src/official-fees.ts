import type { Confidence } from './confidence.js';
import { dataFile } from './data-file.js';

/** How far a fee may be used as a price. `final`: charged exactly. `recheck`: probably so, until a person looks at the page of the office.
 *  `estimate`: shown with the most it can come to. `ask`: no amount is known, a person answers. */
export type PriceUse = 'final' | 'recheck' | 'estimate' | 'ask';

/** What an office takes by the number of classes. */
export interface ClassFees {
  /** Whole minor units: the first one for the classes that are included, each next one for the next class; the last one comes again for each class
   *  after it. Empty where no amount is known; one alone covers all classes. */
  readonly byClass: readonly number[];
  /** How many classes the first amount covers. */
  readonly classesIncluded: number;
  readonly confidence: Confidence;
  readonly note?: string;
}

/** A fee that a price is made of. */
export interface PricedFees extends ClassFees {
  readonly priceUse: PriceUse;
  /** First day on which an announced change counts, `YYYY-MM-DD`: from then on `final` is worth no more than `recheck`. */
  readonly priceUseUntil: string | null;
  /** Decimal text: the most it may come to, as a multiple of the amount; null where it is exact or not known. Advice, no fact. */
  readonly ceilingFactor: string | null;
}

/** What an office takes after the filing and before the mark is registered. */
export interface LaterFee extends ClassFees {
  readonly name: string;
  readonly stage: 'publication' | 'registration';
}

/** What comes on top of a renewal after its last day. */
export interface LateRenewalFee {
  readonly kind: 'flat' | 'perClass' | 'percent' | 'perMonth' | 'perClassPerMonth' | 'percentPerMonth';
  /** Whole minor units, or whole percent of the renewal fee. */
  readonly amount: number;
  readonly confidence: Confidence;
}

/** What an office takes for a mark, filed electronically by a company from abroad, without our work. Facts with their source, never a price list:
 *  prices come from invoicing. */
export interface OfficialFees {
  /** Code of the office. */
  readonly code: string;
  /** ISO 4217 of the amounts; not always the money of the country. */
  readonly currency: string;
  /** All that is due with the application. */
  readonly filing: PricedFees;
  readonly laterFees: readonly LaterFee[];
  /** For ten years. */
  readonly renewal: PricedFees;
  readonly lateRenewal: LateRenewalFee | null;
  /** Year, month or day since which the amounts hold, as far as it is known. */
  readonly validFrom: string | null;
  /** How old the page is on which they were seen: year, month or day. */
  readonly seen: string | null;
  readonly source: string;
  readonly sourceKind: string | null;
  /** Why a person should look at the page of the office. */
  readonly recheck: string | null;
  readonly note: string | null;
}

/** Of the 101 jurisdictions and WIPO, in the order of the offices. */
export const officialFees: readonly OfficialFees[] = dataFile('official-fees.json');

const byCode = new Map(officialFees.map((fees) => [fees.code, fees]));

/** Undefined for unknown codes. */
export function officialFeesOf(code: string): OfficialFees | undefined {
  return byCode.get(code);
}

/** What the class at `position` costs, counted from 0, in an application that has all classes before it: 0 for those the first amount covers.
 *  Minor units; null where no amount is known. */
export function feeOfClass({ byClass, classesIncluded }: ClassFees, position: number): number | null {
  if (byClass.length === 0) return null;
  if (position === 0) return byClass[0] ?? null;
  if (position < classesIncluded) return 0;
  return byClass.length === 1
    ? 0
    : (byClass[Math.min(position - classesIncluded + 1, byClass.length - 1)] ?? null);
}

const DIGITS: ReadonlyMap<string, number> = new Map([
  ...['BIF', 'CLP', 'DJF', 'JPY', 'KRW', 'PYG', 'VND', 'XAF'].map((code) => [code, 0] as const),
  ...['BHD', 'JOD', 'KWD', 'OMR', 'TND'].map((code) => [code, 3] as const),
]);

/** Decimals of the minor unit of a currency an office takes. @source ISO 4217 */
export function feeDigits(currency: string): number {
  return DIGITS.get(currency) ?? 2;
}
