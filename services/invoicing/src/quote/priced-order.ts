import type { LaterCost } from './order-lines.js';
import type { PriceListLabel } from '../price-list/price-list.js';
import type { QuoteFlag } from './quote.js';
import type { FeeKind } from '../price-list/coupon/coupon.js';
import type { TaxDocument } from '../tax/tax-documents.js';
import type { VatDecision } from '../tax/vat-decision.js';
import type { Currency } from '../money/exact/amount.js';
import type { OrderFacts } from './order-facts.js';
import type { PricedService } from './service-lines.js';
import type { MonitoringLine } from './subscription-lines.js';

/** Minor units of the order's currency. */
export interface PricedLine {
  readonly code: string;
  readonly jurisdiction: string;
  /** Number of the mark, in an order of several at one office; absent otherwise. */
  readonly mark?: string;
  /** Of a subscription: what is watched, and on which days; `from`: the smaller tier before, where it was changed. Absent otherwise. */
  readonly monitoring?: MonitoringLine;
  readonly kind: FeeKind;
  readonly unitNet: number;
  readonly quantity: number;
  readonly net: number;
  /** What the whole line probably comes to before discount, where `net` is the most it may be; absent where it is exact. */
  readonly expectedNet?: number;
  readonly discount: number;
  readonly taxable: number;
  readonly category: VatDecision['category'];
  readonly rate: string;
  /** Tax document it stands on; absent: the main one. */
  readonly document?: string;
}

/** One way a part of an order is taxed. */
export interface PricedTax {
  /** Why it is taxed so. */
  readonly scheme: VatDecision['scheme'];
  /** Percent, as a decimal number. */
  readonly rate: string;
  /** Whose rate it is; null where none is charged. */
  readonly country: string | null;
  /** Offices whose fees are taxed so. Absent in prices stored before this was kept. */
  readonly officeFees?: readonly string[];
}

/** What comes on top of an order says how many classes are paid there already. */
export type PricedFiling = OrderFacts['filings'][number] & { readonly already?: number };

export type PricedFacts = Omit<OrderFacts, 'filings'> & {
  readonly filings: readonly PricedFiling[];
  readonly service?: PricedService;
};

/** A price with all it was made from, as plain JSON: stored with the quote and copied into the order. */
export interface PricedOrder {
  readonly facts: PricedFacts;
  readonly priceList: string;
  /** Says where the prices are examples. */
  readonly priceListLabel: PriceListLabel;
  /** Code of the issuer. */
  readonly issuer: string;
  /** `YYYY-MM-DD` in the issuer's zone. */
  readonly quotedOn: string;
  readonly validUntil: string;
  readonly couponId: string | null;
  readonly currency: Currency;
  readonly lines: readonly PricedLine[];
  /** Each way a part of it is taxed, once for the whole: an order of a hundred marks has no room to say it at each line. Absent in prices stored before this was kept. */
  readonly taxes?: readonly PricedTax[];
  readonly documents: readonly TaxDocument[];
  readonly discount: number;
  readonly net: number;
  readonly vat: number;
  readonly total: number;
  /** What it probably comes to with tax, where a line is an estimate; absent where all are exact. */
  readonly expectedTotal?: number;
  readonly flags: readonly QuoteFlag[];
  readonly later: readonly (LaterCost & { readonly jurisdiction: string })[];
}
