import type { Confidence } from './confidence.js';

type UsualAmounts = 'baseFirstClass' | 'additionalClass' | 'renewalFirstClass' | 'renewalAdditionalClass';

/** What an office takes, without our work. Facts with a date, never a price list: prices come from invoicing. */
export interface OfficialFees {
  /** ISO 4217. */
  readonly currency: string;
  /** `YYYY-MM-DD` since which the amounts hold; null when none is known. */
  readonly asOf: string | null;
  readonly confidence: Confidence;
  /** Whole minor units of `currency`; null when not known. Offices add names of their own, such as `statementOfUsePerClass`. */
  readonly amounts: Readonly<Record<UsualAmounts, number | null> & Record<string, number | null>>;
  /** How the amounts count: classes the base covers, percentages on top, discounts in words. */
  readonly terms: {
    readonly classesIncluded?: number;
    readonly renewalClassesIncluded?: number;
    readonly itemsIncludedPerClass?: number;
    readonly lateSurchargePercent?: number;
    readonly renewalSurchargePercent?: number;
    readonly freeTextSurchargePercent?: number;
    readonly eFilingDiscount?: string;
  };
  readonly note: string | null;
}
