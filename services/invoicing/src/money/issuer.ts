import type { Currency } from './exact/amount.js';

/** Who issues documents and charges. Configuration, never code. */
export interface BillingEntity {
  readonly code: string;
  /** First digit of every document number and variable symbol, 1–9. */
  readonly digit: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly vatRegistered: boolean;
  /** First day of the one-stop-shop registration, `YYYY-MM-DD`. */
  readonly ossActiveFrom: string | null;
  readonly homeCurrency: Currency;
  readonly exchangeRule: 'ECB_PREVIOUS_DAY' | 'CNB_SAME_DAY' | 'NONE';
  /** IANA zone; every legal date is a calendar date there. */
  readonly timeZone: string;
}
