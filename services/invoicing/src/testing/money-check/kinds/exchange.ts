import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { z } from 'zod';
import { amountText, minorUnits } from '../../../money/exact/amount.js';
import { decimal } from '../../../money/exact/fraction.js';
import { homeRate, inHomeCurrency } from '../../../exchange-rates/home-currency.js';
import { latestRate } from '../../../exchange-rates/published-rates.js';
import { derivedPrice } from '../../../price-list/derived-price.js';
import { currency, date, decimalText, feeKind, notNegative, reason, taxCategory } from '../fields.js';
import { defineKind } from '../kind.js';

const group = z.strictObject({
  category: taxCategory,
  rate: notNegative,
  reason: reason.optional(),
  base: decimalText,
  vat: decimalText,
});
const invoice = z.strictObject({ issuer: z.string(), currency, tax_point: date, breakdown: z.array(group) });

export const homeCurrencyKind = defineKind(invoice, (given, { issuer, banks }) => {
  const entity = issuer(given.issuer);
  const rate = homeRate(entity, given.currency, given.tax_point, banks);
  if (isRefusal(rate)) return rate;
  const minor = (text: string): number => minorUnits(text, given.currency);
  const groups = given.breakdown.map((one) => ({ ...one, base: minor(one.base), vat: minor(one.vat) }));
  const home = inHomeCurrency(groups, rate, given.currency, entity.homeCurrency);
  const text = (amount: number): string => amountText(amount, home.currency);
  return {
    rate_date: rate.date,
    rate: rate.rate,
    ...(rate.source === 'CNB' ? { rate_units: rate.units } : {}),
    home_currency: home.currency,
    breakdown: home.breakdown.map((one) => ({ ...one, base: text(one.base), vat: text(one.vat) })),
    home_net: text(home.net),
    home_vat: text(home.vat),
    home_gross: text(home.gross),
  };
});

const priceList = z.strictObject({
  rate_date: date,
  items: z.array(z.strictObject({ kind: feeKind, eur: notNegative, currency })),
});

export const priceDerivationKind = defineKind(priceList, (given, { rules, banks }) => ({
  prices: given.items.map(({ kind, eur, currency: to }) => {
    if (to === 'EUR') return amountText(minorUnits(eur, to), to); // Has its own price.
    const rate = latestRate(banks.ecb, to, given.rate_date, false);
    return isRefusal(rate)
      ? rate
      : amountText(derivedPrice({ kind, euros: decimal(eur) }, to, rate.rate, rules.derivation), to);
  }),
}));
