import type { BankTolerance } from './bank-tolerance.js';
import type { DerivationRules } from './derived-price.js';
import type { TaxRules } from '../tax/vat-decision.js';

/** Everything the rules know that is data: handed in, so that a test, a preview and a charge run the same code. */
export interface MoneyRules {
  readonly tax: TaxRules;
  readonly derivation: DerivationRules;
  readonly bankTolerance: BankTolerance;
  /** How currencies are written, by code. */
  readonly symbols: Readonly<Record<string, string>>;
}
