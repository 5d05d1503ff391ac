import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Currency } from '../money/exact/amount.js';
import { decimal, dividedBy, times, whole, type Fraction } from '../money/exact/fraction.js';
import { no } from '../refusals.js';

/** Rates kept with a quote, units of the second currency per one of the first: `{ EURUSD: '1.0873' }`. */
export type FxSnapshot = Readonly<Record<string, string>>;

/** Units of `to` per one `from`: directly, turned round, or across the euro. Refused with EXCHANGE_RATE_MISSING. */
export function pairRate(fx: FxSnapshot, from: Currency, to: Currency): Fraction | Refusal {
  const known = direct(fx, from, to) ?? acrossEuro(fx, from, to);
  return known ?? no('EXCHANGE_RATE_MISSING', { from, to });
}

function direct(fx: FxSnapshot, from: string, to: string): Fraction | undefined {
  if (from === to) return whole(1);
  const rate = fx[`${from}${to}`];
  if (rate !== undefined) return decimal(rate);
  const inverse = fx[`${to}${from}`];
  return inverse === undefined ? undefined : dividedBy(whole(1), decimal(inverse));
}

function acrossEuro(fx: FxSnapshot, from: string, to: string): Fraction | undefined {
  const toEuro = direct(fx, from, 'EUR');
  const fromEuro = direct(fx, 'EUR', to);
  return toEuro === undefined || fromEuro === undefined ? undefined : times(toEuro, fromEuro);
}
