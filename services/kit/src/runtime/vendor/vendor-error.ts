import { Fault } from '../../model/words/fault.js';

/**
 * What went wrong with an outside system.
 * - `rejected`: it understood and said no; asking again gives the same answer.
 * - `not-found`: it does not know what was named.
 * - `rate-limited`: too fast; `retryAfterMs` says when, if it told.
 * - `unavailable`: no answer, or trouble on its side. A write may have happened: look before repeating it.
 * - `contract`: an answer that our reading of its interface does not allow; a person has to look.
 */
export type VendorTrouble = 'rejected' | 'not-found' | 'rate-limited' | 'unavailable' | 'contract';

/** What is known of the trouble besides its kind. */
export interface VendorErrorDetails {
  /** HTTP status; absent when there was no answer. */
  readonly status?: number;
  /** Its own word for the reason, from the body of the error. */
  readonly code?: string;
  readonly retryAfterMs?: number;
}

/** An outside system did not do what it was asked. Carries no body, header or secret of the exchange. */
export class VendorError extends Fault {
  override readonly name = 'VendorError';

  constructor(
    readonly vendor: string,
    readonly trouble: VendorTrouble,
    message: string,
    readonly details: VendorErrorDetails = {},
  ) {
    super(`${vendor}: ${message}`);
  }
}

/** Whether an error is trouble with an outside system, of one of these kinds. */
export function isVendorTrouble(error: unknown, ...troubles: readonly VendorTrouble[]): error is VendorError {
  return error instanceof VendorError && troubles.includes(error.trouble);
}
