import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { z } from 'zod';
import { amountText, minorUnits } from '../../../money/exact/amount.js';
import { whole } from '../../../money/exact/fraction.js';
import { appliesToCharge, isUsable } from '../../../price-list/coupon/coupon-use.js';
import { quote } from '../../../quote/quote.js';
import { periodAt } from '@cotta/reference/subscription-periods.js';
import { prorate } from '../../../quote/proration.js';
import { coupon, currency, date, decimalText, exchangeRates, notNegative } from '../fields.js';
import { defineKind } from '../kind.js';

/** A hundred years of months. */
const count = z.int().nonnegative().max(1200);

const periods = z.strictObject({
  start: date,
  payment_frequency: z.enum(['monthly', 'quarterly', 'yearly']),
  count,
});

export const subscriptionPeriodKind = defineKind(periods, ({ start, payment_frequency, count }) => ({
  periods: Array.from({ length: count }, (_, index) => periodAt(start, payment_frequency, index)),
}));

const tierChange = z.strictObject({
  period_start: date,
  period_end: date,
  change_on: date,
  old_net: decimalText,
  new_net: decimalText,
  rate: notNegative,
  currency: currency.default('EUR'),
});

export const prorationKind = defineKind(tierChange, (given) => {
  const minor = (text: string): number => minorUnits(text, given.currency);
  const text = (amount: number): string => amountText(amount, given.currency);
  const period = { start: given.period_start, end: given.period_end };
  const result = prorate({
    period,
    changeOn: given.change_on,
    oldNet: minor(given.old_net),
    newNet: minor(given.new_net),
    rate: given.rate,
  });
  if (isRefusal(result)) return result;
  const { totalDays, remainingDays, creditNet, chargeNet, net, vat, gross } = result;
  return {
    total_days: totalDays,
    remaining_days: remainingDays,
    credit_net: text(creditNet),
    charge_net: text(chargeNet),
    net: text(net),
    vat: text(vat),
    gross: text(gross),
  };
});

const charges = z.strictObject({
  net: decimalText,
  rate: notNegative,
  count,
  coupon: coupon.nullish(),
  currency: currency.default('EUR'),
  fx: exchangeRates,
});

/** The example gives a rate and no customer: everyone lives where the issuer does, and the rate is valid always. */
const COUNTRY = 'SK';
const issuer = {
  code: 'EXAMPLE',
  digit: 1,
  country: COUNTRY,
  vatRegistered: true,
  ossActiveFrom: null,
  homeCurrency: 'EUR',
  exchangeRule: 'NONE',
  timeZone: 'UTC',
} as const;
const customer = {
  kind: 'CONSUMER',
  country: COUNTRY,
  postcode: null,
  vatNumber: null,
  vatStatus: null,
} as const;
const TAX_DATE = '2026-03-16';

export const recurringCouponKind = defineKind(charges, (given, { rules }) => {
  const tax = {
    ...rules.tax,
    rates: [{ country: COUNTRY, rate: given.rate, validFrom: TAX_DATE, validTo: null }],
  };
  const line = {
    code: 'CHARGE',
    kind: 'SUBSCRIPTION_FEE',
    vatCategory: 'LEGAL',
    unitNet: minorUnits(given.net, given.currency),
    quantity: whole(1),
  } as const;
  const usable =
    given.coupon && isUsable(given.coupon, { kinds: [line.kind], fromMonitoringOffer: true })
      ? given.coupon
      : null;
  const charge = (number: number): unknown => {
    const applied = usable !== null && appliesToCharge(usable, number) ? usable : null;
    const priced = quote(
      {
        issuer,
        customer,
        currency: given.currency,
        taxDate: TAX_DATE,
        coupon: applied,
        fx: given.fx,
        lines: [line],
      },
      tax,
    );
    if (isRefusal(priced)) return priced;
    const text = (amount: number): string => amountText(amount, given.currency);
    return {
      discount: text(priced.discount),
      net: text(priced.net),
      vat: text(priced.vat),
      gross: text(priced.gross),
      revolut_amount_minor: priced.toPay,
    };
  };
  return { charges: Array.from({ length: given.count }, (_, index) => charge(index + 1)) };
});
