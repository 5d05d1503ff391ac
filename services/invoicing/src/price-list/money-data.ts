import { currencies as listed } from '@cotta/reference/currencies.js';
import { z } from 'zod';
import { currencyCode as currency, decimalText, readData } from '../money/data-file.js';
import { currencies, minorUnits, type Currency } from '../money/exact/amount.js';
import type { MoneyRules } from './money-rules.js';
import type { BillingEntity } from '../money/issuer.js';

const country = z.string().regex(/^[A-Z]{2}$/);

const rateFile = z.object({
  rates: z.array(
    z.object({ country, rate: decimalText, validFrom: z.iso.date(), validTo: z.iso.date().nullable() }),
  ),
});

const geographyFile = z.object({
  memberStates: z.array(country),
  aliases: z.record(z.string(), country),
  specialTerritories: z.array(
    z.object({
      country,
      postcode: z.string().transform((pattern) => new RegExp(pattern)),
      treatedAs: z.string(),
    }),
  ),
});

const currencyFile = z.object({
  priceStep: z.record(currency, z.int().positive()),
  officeFeeBufferPercent: decimalText,
  bankTolerance: z.record(currency, decimalText),
});

const entityFile = z.object({
  entities: z.array(
    z.object({
      code: z.string(),
      digit: z.int().min(1).max(9),
      country,
      vatRegistered: z.boolean(),
      ossActiveFrom: z.iso.date().nullable(),
      homeCurrency: currency,
      exchangeRule: z.enum(['ECB_PREVIOUS_DAY', 'CNB_SAME_DAY', 'NONE']),
      timeZone: z.string(),
    }),
  ),
});

/** The rules' data as it is shipped, read and checked once. @throws ZodError naming what is wrong in a file. */
export function loadMoneyRules(): MoneyRules {
  const { rates } = readData('vat-standard-rates.json', rateFile);
  const { memberStates, aliases, specialTerritories } = readData('tax-geography.json', geographyFile);
  const { priceStep, officeFeeBufferPercent, bankTolerance } = readData('currency-rules.json', currencyFile);
  return {
    tax: { rates, geography: { aliases, memberStates: new Set(memberStates), specialTerritories } },
    derivation: { priceStep, officeFeeBufferPercent },
    bankTolerance: minorAmounts(bankTolerance),
    symbols: currencySymbols(),
  };
}

/** How currencies are written, by code. */
export function currencySymbols(): Record<string, string> {
  return Object.fromEntries(listed.map(({ code, symbol }) => [code, symbol]));
}

/** Example entities, labelled so in their file. */
export function loadExampleEntities(): readonly BillingEntity[] {
  return readData('billing-entities.example.json', entityFile).entities;
}

/** Minor units from amounts in major units. */
export function minorAmounts(
  major: Readonly<Partial<Record<Currency, string>>>,
): Partial<Record<Currency, number>> {
  const known = currencies.flatMap((code) =>
    major[code] === undefined ? [] : [[code, minorUnits(major[code], code)] as const],
  );
  return Object.fromEntries(known);
}
