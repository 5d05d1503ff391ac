import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Money } from '@cotta/kit/model/words/money.js';
import { no } from '../refusals.js';

/** What one person may spend alone before the firm or its environment says something else: EUR 500.00. */
export const onePersonLimitCents = 50_000;
/** What the limit is said in. */
export const LIMIT_CURRENCY = 'EUR';

interface PreparedFiling {
  readonly officeFee?: Money | null;
  readonly preparedById?: string | null;
}

/** Whether two people look at it. The limit is in euro; a fee in another currency is not compared with it and always needs two.
 *  Where no fee is taken from our account with the press, as through a partner, one is enough. */
export function needsSecondPerson({ officeFee }: PreparedFiling, limitCents: number): boolean {
  if (!officeFee) return false;
  return officeFee.currency !== LIMIT_CURRENCY || officeFee.amountMinor > limitCents;
}

/** Whoever prepared a filing above the limit does not confirm it. */
export function secondPersonProblem(
  filing: PreparedFiling,
  limitCents: number,
  viewerId: string | undefined,
): Refusal | undefined {
  if (!needsSecondPerson(filing, limitCents)) return undefined;
  if (!filing.preparedById) return no('SECOND_PERSON_NEEDED.nobodyKnown');
  return filing.preparedById === viewerId ? no('SECOND_PERSON_NEEDED.filing') : undefined;
}
