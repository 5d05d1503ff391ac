import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { no } from '../refusals.js';
import { issuerFor } from '../price-list/issuers.js';
import type { PriceList } from '../price-list/price-list.js';
import { loadMoneyRules } from '../price-list/money-data.js';
import type { FxSnapshot } from '../exchange-rates/fx-snapshot.js';
import { laterCosts } from './order-lines.js';
import type { ConfirmedFee } from '../price-list/official-fees/fees-in-force.js';
import { listOn } from '../price-list/official-fees/price-list-version.js';
import type { Coupon } from '../price-list/coupon/coupon.js';
import { quote, type OrderLine, type OrderToPrice, type Quote } from './quote.js';
import { documentOf } from '../tax/tax-documents.js';
import { validUntil } from './quote-validity.js';
import type { TaxCustomer } from '../tax/vat-decision.js';
import { linesOfService } from './service-lines.js';
import { linesOfSubscription, type MonitoringLine } from './subscription-lines.js';
import type { PricedLine, PricedOrder, PricedTax } from './priced-order.js';
import { taxedPayer } from './vat-number-of-payer.js';

const rules = loadMoneyRules();

/** What had to be looked up before: the same facts then give the same price. */
export interface KnownFacts {
  readonly coupon: (Coupon & { readonly id: string }) | null;
  readonly vatStatus: TaxCustomer['vatStatus'];
  readonly fx: FxSnapshot;
  /** Fees of offices that were confirmed on their pages. */
  readonly confirmed: readonly ConfirmedFee[];
  /** Version of the price list that a quote holds; absent: that of the day. */
  readonly priceList?: string;
}

interface FiledLine extends OrderLine {
  readonly jurisdiction: string;
  readonly mark?: string;
  readonly monitoring?: MonitoringLine;
}

/** Price of an order, or why there is none: PRICE_MISSING means that a person quotes. @source money rules R-PRICE-5 */
export function priceOrder(facts: PricedOrder['facts'], known: KnownFacts, now: Date): PricedOrder | Refusal {
  const issuer = issuerFor(facts.country);
  const quotedOn = calendarDate(now, issuer.timeZone);
  const list = listOn(facts.currency, {
    confirmed: known.confirmed,
    day: quotedOn,
    held: known.priceList,
  });
  if (list === undefined) return no('PRICE_MISSING.day', { day: quotedOn });
  const { currency } = facts;
  const lines = facts.service?.subscription ? periodLines(list, facts, known) : filedLines(list, facts);
  if (isRefusal(lines)) return lines;
  const customer = {
    kind: facts.customerKind,
    country: facts.country,
    postcode: facts.postcode ?? null,
    vatNumber: facts.vatNumber ?? null,
    vatStatus: known.vatStatus,
  };
  const order = {
    issuer,
    currency,
    taxDate: taxDateOf(facts, quotedOn),
    customer: taxedPayer(customer, issuer),
    // The difference of two tiers has it in both of its sides already.
    coupon: facts.service?.subscription?.from === undefined ? known.coupon : null,
    lines,
    fx: known.fx,
  };
  const priced = quote(order, rules.tax);
  if (isRefusal(priced)) return priced;
  const expected = expectedTotal(order);
  if (isRefusal(expected)) return expected;
  const { documents, discount, net, vat, gross: total, flags } = priced;
  const later = (facts.service === undefined ? facts.filings : []).flatMap(
    ({ jurisdiction, classes, already = 0 }) =>
      laterCosts(list, { jurisdiction, classes, already, currency }).map((cost) => ({
        ...cost,
        jurisdiction,
      })),
  );
  return {
    facts,
    priceList: list.id,
    priceListLabel: list.label,
    issuer: issuer.code,
    quotedOn,
    validUntil: earlier(validUntil(quotedOn), facts.service?.orderBy ?? null),
    couponId: known.coupon?.id ?? null,
    currency,
    lines: pricedLines(lines, priced),
    taxes: taxesOf(lines, priced),
    documents,
    discount,
    net,
    vat,
    total,
    ...(expected === undefined ? {} : { expectedTotal: expected }),
    flags,
    later,
  };
}

function filedLines(list: PriceList, { filings, currency, service }: PricedOrder['facts']) {
  const lines: FiledLine[] = [];
  for (const [position, { jurisdiction, classes, already }] of filings.entries()) {
    const mark = service?.marks?.[position];
    const own = linesOfService(
      list,
      { jurisdiction, classes, ...(already === undefined ? {} : { already }), currency },
      service,
      mark,
    );
    if (isRefusal(own)) return own;
    lines.push(
      ...own.map((line) => ({ ...line, jurisdiction, ...(mark === undefined ? {} : { mark: mark.number }) })),
    );
  }
  return lines;
}

/** A subscription belongs to no office. */
function periodLines(list: PriceList, { currency, service }: PricedOrder['facts'], known: KnownFacts) {
  if (service?.subscription === undefined) return [];
  const { tier, from, start, end, brand } = service.subscription;
  const monitoring = { tier, ...(from === undefined ? {} : { from }), start, end, brand };
  const own = linesOfSubscription(service.subscription, {
    list,
    currency,
    coupon: known.coupon,
    fx: known.fx,
  });
  return isRefusal(own) ? own : own.map((line): FiledLine => ({ ...line, jurisdiction: '', monitoring }));
}

/** A period that is announced before it begins is taxed as on its first day, when it is charged. @source money rules R-VAT-10, R-SUB-9 */
function taxDateOf({ service }: PricedOrder['facts'], quotedOn: string): string {
  const start = service?.subscription?.start ?? quotedOn;
  return start > quotedOn ? start : quotedOn;
}

/** The same order at what its estimates probably come to; undefined where every line is exact. */
function expectedTotal(order: OrderToPrice): number | Refusal | undefined {
  if (order.lines.every(({ expectedNet }) => expectedNet === undefined)) return undefined;
  const lines = order.lines.map((line) => ({ ...line, unitNet: line.expectedNet ?? line.unitNet }));
  const priced = quote({ ...order, lines }, rules.tax);
  return isRefusal(priced) ? priced : priced.gross;
}

function pricedLines(lines: readonly FiledLine[], { lines: priced }: Quote): PricedLine[] {
  return priced.flatMap(({ code, kind, net, discount, taxable, vat }, position) => {
    const line = lines[position];
    if (line === undefined) return [];
    return [
      {
        code,
        kind,
        net,
        ...(line.expectedNet === undefined
          ? {}
          : { expectedNet: line.expectedNet * Number(line.quantity.top) }),
        discount,
        taxable,
        category: vat.category,
        rate: vat.rate,
        document: documentOf({ vat }),
        jurisdiction: line.jurisdiction,
        ...(line.mark === undefined ? {} : { mark: line.mark }),
        ...(line.monitoring === undefined ? {} : { monitoring: line.monitoring }),
        unitNet: line.unitNet,
        quantity: Number(line.quantity.top),
      },
    ];
  });
}

/** Rates and reasons of the lines, each once, with the offices whose fees fall under it: an office fee is not taxed alike everywhere. @source money rules R-FEE-1, R-FEE-2 */
function taxesOf(lines: readonly FiledLine[], { lines: priced }: Quote): PricedTax[] {
  const taxes = new Map<string, PricedTax>();
  for (const [
    position,
    {
      kind,
      vat: { scheme, rate, rateCountry: country = null },
    },
  ] of priced.entries()) {
    const key = JSON.stringify([scheme, rate, country]);
    const office = kind === 'OFFICIAL_FEE' ? lines[position]?.jurisdiction : undefined;
    const officeFees = taxes.get(key)?.officeFees ?? [];
    taxes.set(key, {
      scheme,
      rate,
      country,
      officeFees: office === undefined || officeFees.includes(office) ? officeFees : [...officeFees, office],
    });
  }
  return [...taxes.values()];
}

/** A price that a last day would change ends with that day. */
function earlier(date: string, limit: string | null): string {
  return limit !== null && limit < date ? limit : date;
}
