import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { jurisdictions } from '@cotta/reference/jurisdictions.js';
import type { Currency } from '../money/exact/amount.js';
import { issuerFor } from '../price-list/issuers.js';
import type { ConfirmedFee } from '../price-list/official-fees/fees-in-force.js';
import { versionKey } from '../price-list/official-fees/price-list-version.js';
import { certaintyOf, priceLines, type PriceLines } from './price-lines.js';
import { priceOrder } from './price-order.js';
import type { PricedOrder } from './priced-order.js';

/** What a list of prices depends on. */
export interface PriceListFacts {
  readonly currency: Currency;
  /** Of the billing address: ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly classes: number;
  /** Fees of offices that were confirmed on their pages. */
  readonly confirmed: readonly ConfirmedFee[];
}

/** What one application costs at an office, minor units; before tax where not said otherwise. */
interface FilingCost {
  readonly ourFee: number;
  /** The most it comes to, where it is an estimate. */
  readonly officeFee: number;
  /** What the office probably takes; null where its fee is exact. */
  readonly expectedOfficeFee: number | null;
  /** What one more class adds. */
  readonly furtherClass: number;
  readonly tax: number;
  /** With tax. */
  readonly total: number;
}

/** Amounts are null where a person names the price. */
export type FilingPrice = {
  readonly jurisdiction: string;
  readonly later: PricedOrder['later'];
} & { readonly [Key in keyof FilingCost]: FilingCost[Key] | null };

/** All offices with a price as one order. */
export type FilingPriceSum = Omit<PriceLines, 'discount'> &
  Pick<PricedOrder, 'taxes'> &
  ReturnType<typeof certaintyOf>;

export interface FilingPrices {
  readonly prices: readonly FilingPrice[];
  readonly sum: FilingPriceSum | null;
  /** Where its version and its last day are read from; null where no office has a price. */
  readonly order: PricedOrder | null;
}

/** Nothing of a single order: no coupon, no number of a business. */
const NOTHING_KNOWN = { coupon: null, vatStatus: null, fx: {} };
const MOST_CLASSES = 45;
const MOST_LISTS = 200;

/** Prices of one day at the seller by office, each of them whatever others it was asked with; whoever asks for all of them asks every service once a day and not once a reader. */
const known = new Map<string, Map<string, FilingPrice>>();

/** What an application costs at each of these offices, and at those of them that have a price together. `codes`: undefined for all.
 *  Unknown codes are left out. */
export function filingPrices(
  facts: PriceListFacts,
  codes: readonly string[] | undefined,
  now: Date,
): FilingPrices {
  const wanted = jurisdictions.filter(({ code }) => codes === undefined || codes.includes(code));
  const list = listOf(facts, now);
  const prices = wanted.map(({ code }) => {
    const found = list.get(code) ?? filingPrice(code, facts, now);
    list.set(code, found);
    return found;
  });
  const priced = prices.flatMap(({ jurisdiction, total }) => (total === null ? [] : [jurisdiction]));
  const order = priced.length === 0 ? undefined : orderOf(priced, facts, now);
  if (order === undefined || isRefusal(order)) return { prices, sum: null, order: null };
  const { discount: _, ...sum } = priceLines({ ...order, gross: order.total });
  return { prices, sum: { ...sum, ...certaintyOf(order), taxes: order.taxes ?? [] }, order };
}

/** The oldest list makes room: there are more currencies, countries and numbers of classes than anybody reads. */
function listOf(
  { currency, country, classes, confirmed }: PriceListFacts,
  now: Date,
): Map<string, FilingPrice> {
  const day = calendarDate(now, issuerFor(country).timeZone);
  const key = `${day} ${currency} ${country} ${classes} ${versionKey({ confirmed, day })}`;
  const list = known.get(key) ?? new Map<string, FilingPrice>();
  known.set(key, list);
  const oldest = known.keys().next().value;
  if (known.size > MOST_LISTS && oldest !== undefined) known.delete(oldest);
  return list;
}

function filingPrice(jurisdiction: string, facts: PriceListFacts, now: Date): FilingPrice {
  const order = orderOf([jurisdiction], facts, now);
  if (isRefusal(order))
    return {
      jurisdiction,
      ourFee: null,
      officeFee: null,
      expectedOfficeFee: null,
      furtherClass: null,
      tax: null,
      total: null,
      later: [],
    };
  const { ourFee, officeFee, tax, total } = priceLines({ ...order, gross: order.total });
  return {
    jurisdiction,
    ourFee,
    officeFee,
    expectedOfficeFee: expectedOfficeFee(order),
    furtherClass: furtherClass(jurisdiction, facts, { now, net: ourFee + officeFee }),
    tax,
    total,
    later: order.later,
  };
}

/** A fee is as sure as its weakest line. */
function expectedOfficeFee({ lines }: PricedOrder): number | null {
  const fees = lines.filter(({ kind }) => kind === 'OFFICIAL_FEE');
  return fees.every(({ expectedNet }) => expectedNet === undefined)
    ? null
    : fees.reduce((sum, { net, expectedNet = net }) => sum + expectedNet, 0);
}

/** Null beyond the classes there are. */
function furtherClass(
  jurisdiction: string,
  { classes, ...facts }: PriceListFacts,
  { now, net }: { readonly now: Date; readonly net: number },
): number | null {
  if (classes >= MOST_CLASSES) return null;
  const more = orderOf([jurisdiction], { ...facts, classes: classes + 1 }, now);
  if (isRefusal(more)) return null;
  const { ourFee, officeFee } = priceLines({ ...more, gross: more.total });
  return ourFee + officeFee - net;
}

function orderOf(
  codes: readonly string[],
  { currency, country, classes, confirmed }: PriceListFacts,
  now: Date,
): PricedOrder | Refusal {
  const filings = codes.map((jurisdiction) => ({ jurisdiction, classes }));
  return priceOrder(
    { filings, currency, country, customerKind: 'CONSUMER' },
    { ...NOTHING_KNOWN, confirmed },
    now,
  );
}
