import type { VatNumberCheck } from './vat-number-check.js';

/** Asks the tax administrations whether a VAT number is valid. */
export interface VatNumberChecker {
  /** Never throws for trouble on the other side: that is `UNAVAILABLE`, and never "no". */
  check(question: VatNumberQuestion): Promise<VatNumberAnswer>;
}

export interface VatNumberQuestion {
  /** ISO 3166 code of a member state, or `XI`; Greece may be `GR`. */
  readonly country: string;
  /** Without the country prefix. */
  readonly number: string;
  /** Our own number, so that the answer carries an id that counts as evidence. */
  readonly requester: { readonly country: string; readonly number: string } | null;
}

/** What is kept of a check as evidence. @source money rules R-VIES-1 */
export interface VatNumberAnswer extends VatNumberCheck {
  readonly requestId: string | null;
  /** Null also where the state does not tell. */
  readonly name: string | null;
  readonly address: string | null;
  /** The service's own word when the answer is not VALID: `INVALID`, `MS_UNAVAILABLE`, `INVALID_INPUT`… */
  readonly reason: string | null;
  /** The answer as it came; null when there was none. */
  readonly raw: string | null;
}
