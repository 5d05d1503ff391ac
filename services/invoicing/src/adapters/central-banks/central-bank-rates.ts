import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { decimalsAsText, readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import { z } from 'zod';
import { currencies } from '../../money/exact/amount.js';
import type { PublishedRate } from '../../exchange-rates/published-rates.js';
import type { DayOfRates } from '../../exchange-rates/exchange-rates.js';

/** Bodies of the two central banks, in our words. Pure. Rates stay decimal text. */
export const ECB = 'ecb';
export const CNB = 'cnb';

const DAY = /<Cube\s+time=['"](\d{4}-\d{2}-\d{2})['"]\s*>(.*?)<\/Cube>/gs;
const RATE = /<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"](\d+(?:\.\d+)?)['"]\s*\/>/g;

/** Days in the ECB's euro reference rate file, newest first. The file is flat and without entities, so no XML parser is let loose on it.
 *  @throws VendorError `contract` when it is not that file. */
export function readEcbRates(xml: string): DayOfRates[] {
  const days = /<gesmes:Envelope[\s>]/.test(xml) ? [...xml.matchAll(DAY)] : [];
  if (days.length === 0) throw new VendorError(ECB, 'contract', 'the answer is no reference rate file');
  return days.map(([, date = '', cubes = '']) => {
    const rates = [...cubes.matchAll(RATE)].map(([, currency = '', rate = '']): [string, PublishedRate] => [
      currency,
      { rate, units: 1 },
    ]);
    return dayOfRates('ECB', date, rates);
  });
}

const cnbBody = z.object({
  rates: z.array(
    z.object({
      validFor: z.iso.date(),
      amount: z.int().positive(),
      currencyCode: z.string().length(3),
      rate: z.string(),
    }),
  ),
});

/** Rates of the Czech National Bank, per 1, 100 or 1000 units; null when the list is empty. @throws VendorError `contract`. */
export function readCnbRates(json: string): DayOfRates | null {
  const { rates } = readVendorJson(CNB, cnbBody, decimalsAsText(json, ['rate']));
  const [first] = rates;
  if (first === undefined) return null;
  if (rates.some(({ validFor }) => validFor !== first.validFor))
    throw new VendorError(CNB, 'contract', 'rates of several days in one answer');
  return dayOfRates(
    'CNB',
    first.validFor,
    rates.map(({ currencyCode, rate, amount }) => [currencyCode, { rate, units: amount }]),
  );
}

const HOME = { ECB: 'EUR', CNB: 'CZK' } as const;

function dayOfRates(
  source: 'ECB' | 'CNB',
  date: string,
  rates: readonly (readonly [string, PublishedRate])[],
): DayOfRates {
  const known = Object.fromEntries(rates);
  return {
    source,
    date,
    rates: known,
    missing: currencies.filter((code) => code !== HOME[source] && known[code] === undefined),
  };
}
