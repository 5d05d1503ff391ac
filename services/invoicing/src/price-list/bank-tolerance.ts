import type { Currency } from '../money/exact/amount.js';

/** Difference that is settled as rounding, minor units; none for a currency that is not listed. */
export type BankTolerance = Readonly<Partial<Record<Currency, number>>>;
