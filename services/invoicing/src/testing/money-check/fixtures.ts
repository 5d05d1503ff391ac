import { z } from 'zod';
import type { CentralBankRates } from '../../exchange-rates/home-currency.js';
import type { MoneyRules } from '../../price-list/money-rules.js';
import type { BillingEntity } from '../../money/issuer.js';
import type { StandardRate } from '../../tax/standard-rates.js';
import { loadExampleEntities, loadMoneyRules, minorAmounts } from '../../price-list/money-data.js';
import { aboveZero, currency, date, distinct, notNegative } from './fields.js';

/** What the examples of one file run with: its fixtures, and where it has none the data we ship. */
export interface Fixtures {
  readonly rules: MoneyRules;
  readonly banks: CentralBankRates;
  /** @throws RangeError naming the codes that exist. */
  issuer(code: string): BillingEntity;
}

const country = z.string().regex(/^[A-Z]{2}$/);

const issuer = z
  .strictObject({
    code: z.string(),
    digit: z.int().min(1).max(9),
    country,
    vat_registered: z.boolean(),
    oss_active_from: date.nullish(),
    home_currency: currency,
    fx_rule: z.enum(['ECB_PREVIOUS_DAY', 'CNB_SAME_DAY', 'NONE']),
    timezone: z.string(),
  })
  .transform((given): BillingEntity => ({
    code: given.code,
    digit: given.digit,
    country: given.country,
    vatRegistered: given.vat_registered,
    ossActiveFrom: given.oss_active_from ?? null,
    homeCurrency: given.home_currency,
    exchangeRule: given.fx_rule,
    timeZone: given.timezone,
  }));

const standardRate = z
  .strictObject({ country, rate: notNegative, valid_from: date, valid_to: date.nullish() })
  .transform((given) => ({
    country: given.country,
    rate: given.rate,
    validFrom: given.valid_from,
    validTo: given.valid_to ?? null,
  }));

/** Of two rates valid on one day the order of the rows would decide. */
function refuseOverlap(rates: readonly StandardRate[], context: z.RefinementCtx): void {
  for (const [position, { country: of, validFrom }] of rates.entries()) {
    const other = rates.some(
      (row, at) =>
        at !== position &&
        row.country === of &&
        row.validFrom <= validFrom &&
        (row.validTo === null || validFrom <= row.validTo),
    );
    if (other) context.addIssue({ code: 'custom', message: `two rates of ${of} are valid on ${validFrom}` });
  }
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}

const territory = z
  .strictObject({
    country,
    postcode_pattern: z.string().refine(isPattern, 'is not a regular expression'),
    treated_as: z.string(),
    name: z.string().optional(),
  })
  .transform((given) => ({
    country: given.country,
    postcode: new RegExp(given.postcode_pattern),
    treatedAs: given.treated_as,
  }));

const ecbRate = aboveZero.transform((rate) => ({ rate, units: 1 }));
const cnbRate = z.strictObject({ rate: aboveZero, units: z.int().positive() });

/** The block `fixtures` of a file of examples. */
export const fixturesShape = z.strictObject({
  note: z.string().optional(),
  issuers: distinct(issuer, ({ code }) => code).optional(),
  vat_standard_rates: z.array(standardRate).superRefine(refuseOverlap).optional(),
  special_territories: z.array(territory).optional(),
  country_aliases: z.record(z.string(), country).optional(),
  ecb_rates_per_eur: z.record(date, z.record(z.string(), ecbRate)).default({}),
  cnb_rates_czk: z.record(date, z.record(z.string(), cnbRate)).default({}),
  price_step: z.partialRecord(currency, z.int().positive()).optional(),
  official_fee_fx_buffer_percent: notNegative.optional(),
  bank_tolerance: z.partialRecord(currency, notNegative).optional(),
  currency_symbols: z.partialRecord(currency, z.string()).optional(),
});

export function fixturesOf(given: z.infer<typeof fixturesShape>): Fixtures {
  const ours = loadMoneyRules();
  const issuers = given.issuers ?? loadExampleEntities();
  const { tax, derivation } = ours;
  return {
    rules: {
      tax: {
        rates: given.vat_standard_rates ?? tax.rates,
        geography: {
          memberStates: tax.geography.memberStates,
          aliases: given.country_aliases ?? tax.geography.aliases,
          specialTerritories: given.special_territories ?? tax.geography.specialTerritories,
        },
      },
      derivation: {
        priceStep: { ...derivation.priceStep, ...given.price_step },
        officeFeeBufferPercent: given.official_fee_fx_buffer_percent ?? derivation.officeFeeBufferPercent,
      },
      bankTolerance: { ...ours.bankTolerance, ...minorAmounts(given.bank_tolerance ?? {}) },
      symbols: { ...ours.symbols, ...given.currency_symbols },
    },
    banks: { ecb: given.ecb_rates_per_eur, cnb: given.cnb_rates_czk },
    issuer: (code) => issuers.find((one) => one.code === code) ?? unknownIssuer(code, issuers),
  };
}

function unknownIssuer(code: string, issuers: readonly BillingEntity[]): never {
  throw new RangeError(
    `billing entity "${code}" is not among the fixtures (${issuers.map((one) => one.code).join(', ')})`,
  );
}
