import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { z } from 'zod';
import { amountText, minorUnits, type Currency } from '../../../money/exact/amount.js';
import { decimal } from '../../../money/exact/fraction.js';
import { isUsable } from '../../../price-list/coupon/coupon-use.js';
import { quote, type OrderLine, type Quote } from '../../../quote/quote.js';
import { defineKind } from '../kind.js';
import { coupon, currency, date, decimalText, exchangeRates, feeKind } from '../fields.js';

const line = z.strictObject({
  code: z.string(),
  kind: feeKind,
  vat_category: z.enum(['LEGAL', 'ELECTRONIC', 'DISBURSEMENT']),
  unit_net: decimalText,
  /** What it probably comes to, where `unit_net` is the most it may be. */
  expected_net: decimalText.optional(),
  qty: decimalText.default('1'),
});

const customer = z
  .strictObject({
    kind: z.enum(['CONSUMER', 'BUSINESS']),
    country: z.string().regex(/^[A-Z]{2}$/i, 'is not a country code of two letters'),
    postcode: z.union([z.string(), z.number()]).transform(String).nullish(),
    vat_id: z.string().nullish(),
    vat_status: z.enum(['VALID', 'INVALID', 'UNAVAILABLE']).nullish(),
  })
  .transform(({ kind, country, postcode, vat_id, vat_status }) => ({
    kind,
    country,
    postcode: postcode ?? null,
    vatNumber: vat_id ?? null,
    vatStatus: vat_status ?? null,
  }));

const input = z.strictObject({
  issuer: z.string(),
  currency,
  tax_date: date,
  customer,
  fx: exchangeRates,
  coupon: coupon.nullish(),
  /** Examples of subscriptions need not say so. */
  from_monitoring_offer: z.boolean().default(true),
  lines: z.array(line),
});

export const quoteKind = defineKind(input, (given, { rules, issuer }) => {
  const lines = given.lines.map((one) => orderLine(one, given.currency));
  const occasion = { kinds: lines.map(({ kind }) => kind), fromMonitoringOffer: given.from_monitoring_offer };
  const order = {
    issuer: issuer(given.issuer),
    currency: given.currency,
    taxDate: given.tax_date,
    customer: given.customer,
    coupon: given.coupon && isUsable(given.coupon, occasion) ? given.coupon : null,
    fx: given.fx,
    lines,
  };
  const priced = quote(order, rules.tax);
  if (isRefusal(priced)) return priced;
  if (lines.every(({ expectedNet }) => expectedNet === undefined)) return shown(priced);
  const expected = quote(
    { ...order, lines: lines.map((one) => ({ ...one, unitNet: one.expectedNet ?? one.unitNet })) },
    rules.tax,
  );
  return isRefusal(expected)
    ? expected
    : { ...shown(priced), expected_gross: amountText(expected.gross, given.currency) };
});

function orderLine(
  { code, kind, vat_category, unit_net, expected_net, qty }: z.infer<typeof line>,
  orderCurrency: Currency,
): OrderLine {
  return {
    code,
    kind,
    vatCategory: vat_category,
    unitNet: minorUnits(unit_net, orderCurrency),
    ...(expected_net === undefined ? {} : { expectedNet: minorUnits(expected_net, orderCurrency) }),
    quantity: decimal(qty),
  };
}

function shown(priced: Quote): object {
  const text = (minor: number): string => amountText(minor, priced.currency);
  return {
    lines: priced.lines.map(({ code, net, discount, taxable, vat: { scheme, category, rate, reason } }) => ({
      code,
      net: text(net),
      discount: text(discount),
      taxable: text(taxable),
      scheme,
      category,
      rate,
      reason,
    })),
    documents: priced.documents.map(({ document, breakdown, net, vat, gross }) => ({
      document,
      breakdown: breakdown.map((group) => ({ ...group, base: text(group.base), vat: text(group.vat) })),
      net: text(net),
      vat: text(vat),
      gross: text(gross),
    })),
    total_discount: text(priced.discount),
    total_net: text(priced.net),
    total_vat: text(priced.vat),
    total_gross: text(priced.gross),
    revolut_amount_minor: priced.toPay,
    flags: priced.flags,
  };
}
