import type { PublishedRate } from './published-rates.js';

/** Rates a central bank publishes. Every method throws VendorError; a page instead of rates is `contract`. */
export interface ExchangeRateSource {
  /** The rates published for `day` (`YYYY-MM-DD`), or the last before it when the bank gives those; null when it has none yet. */
  ratesOf(day: string): Promise<DayOfRates | null>;
}

export interface DayOfRates {
  readonly source: 'ECB' | 'CNB';
  /** Day the rates are valid for, `YYYY-MM-DD`. */
  readonly date: string;
  readonly rates: Readonly<Record<string, PublishedRate>>;
  /** Currencies we charge in that the bank left out. */
  readonly missing: readonly string[];
}
