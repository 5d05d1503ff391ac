import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { exponentOf, type Currency } from '../money/exact/amount.js';
import { decimal, dividedBy, rounded, tenTo, times, whole, type Fraction } from '../money/exact/fraction.js';
import type { BillingEntity } from '../money/issuer.js';
import { no } from '../refusals.js';
import { latestRate, type DatedRate, type RateTable } from './published-rates.js';

/** Published rates of the ECB and of the Czech National Bank, which quote the opposite way round: see `PublishedRate`. */
export interface CentralBankRates {
  readonly ecb: RateTable;
  readonly cnb: RateTable;
}

/** Stored on the document and printed; a credit note uses the rate of the invoice it corrects. */
export interface HomeRate extends Pick<DatedRate, 'rate' | 'units'> {
  readonly source: 'ECB' | 'CNB' | 'SAME_CURRENCY';
  /** Day of publication; null when nothing had to be converted. */
  readonly date: string | null;
}

/** A document once more in its issuer's home currency: amounts in minor units, and the rate they were converted by. */
export interface HomeValues<Group> {
  readonly currency: Currency;
  readonly rate: HomeRate;
  readonly breakdown: readonly Group[];
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

/** The rate for a document with this tax date. Refused with EXCHANGE_RATE_MISSING or NO_EXCHANGE_RULE. @source money rules R-FX-1, R-FX-3 */
export function homeRate(
  issuer: BillingEntity,
  currency: Currency,
  taxDate: string,
  banks: CentralBankRates,
): HomeRate | Refusal {
  if (currency === issuer.homeCurrency) return { source: 'SAME_CURRENCY', date: null, rate: '1', units: 1 };
  if (issuer.exchangeRule === 'NONE') return no('NO_EXCHANGE_RULE', { entity: issuer.code });
  const ecb = issuer.exchangeRule === 'ECB_PREVIOUS_DAY';
  const found = latestRate(ecb ? banks.ecb : banks.cnb, currency, taxDate, ecb);
  return isRefusal(found) ? found : { source: ecb ? 'ECB' : 'CNB', ...found };
}

/** Base and VAT of each group in the entity's home currency, converted separately; minor units. @source money rules R-FX-2, R-FX-3 */
export function inHomeCurrency<Group extends { base: number; vat: number }>(
  breakdown: readonly Group[],
  rate: HomeRate,
  from: Currency,
  home: Currency,
): HomeValues<Group> {
  const factor = homePerMinorUnit(rate, from, home);
  const convert = (minor: number): number => rounded(times(whole(minor), factor));
  const converted = breakdown.map((group) => ({
    ...group,
    base: convert(group.base),
    vat: convert(group.vat),
  }));
  const net = converted.reduce((sum, group) => sum + group.base, 0);
  const vat = converted.reduce((sum, group) => sum + group.vat, 0);
  return { currency: home, rate, breakdown: converted, net, vat, gross: net + vat };
}

function homePerMinorUnit({ source, rate, units }: HomeRate, from: Currency, home: Currency): Fraction {
  const quoted = dividedBy(decimal(rate), whole(units));
  const homePerUnit = source === 'ECB' ? dividedBy(whole(1), quoted) : quoted;
  return times(homePerUnit, dividedBy(tenTo(exponentOf(home)), tenTo(exponentOf(from))));
}
