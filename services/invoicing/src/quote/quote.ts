import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Currency } from '../money/exact/amount.js';
import { rounded, times, whole, type Fraction } from '../money/exact/fraction.js';
import type { FxSnapshot } from '../exchange-rates/fx-snapshot.js';
import { no } from '../refusals.js';
import { discounts, type Coupon, type FeeKind } from '../price-list/coupon/coupon.js';
import type { BillingEntity } from '../money/issuer.js';
import { taxDocuments, type TaxDocument } from '../tax/tax-documents.js';
import {
  decideVat,
  type TaxCustomer,
  type TaxFlag,
  type TaxRules,
  type VatCategory,
  type VatDecision,
} from '../tax/vat-decision.js';

/** One priced thing of an order, before discount and tax. `quantity`: above zero. */
export interface OrderLine {
  readonly code: string;
  readonly kind: FeeKind;
  readonly vatCategory: VatCategory;
  /** Minor units, net of VAT, already rounded in the price list. */
  readonly unitNet: number;
  /** What one probably comes to where `unitNet` is only the most it may be, minor units; absent where it is exact. */
  readonly expectedNet?: number;
  readonly quantity: Fraction;
}

/** All that the price of an order depends on, the rules of tax aside. */
export interface OrderToPrice {
  readonly issuer: BillingEntity;
  readonly currency: Currency;
  /** `YYYY-MM-DD` in the issuer's zone. */
  readonly taxDate: string;
  readonly customer: TaxCustomer;
  /** The coupon as the order copied it, null when there is none. */
  readonly coupon: Coupon | null;
  readonly lines: readonly OrderLine[];
  readonly fx: FxSnapshot;
}

/** Amounts in minor units of the order's currency. */
export interface QuotedLine {
  readonly code: string;
  readonly kind: FeeKind;
  readonly net: number;
  readonly discount: number;
  readonly taxable: number;
  readonly vat: VatDecision;
}

/** What somebody should know of a quote. FEE_DISBURSEMENT_LOST: a discount made an office fee taxable; ZERO_TOTAL: nothing is to be paid. */
export type QuoteFlag = TaxFlag | 'FEE_DISBURSEMENT_LOST' | 'ZERO_TOTAL';

/** What an order costs, line by line, in minor units of `currency`; `net`, `vat` and `gross` are after discount. */
export interface Quote {
  readonly currency: Currency;
  readonly lines: readonly QuotedLine[];
  /** Tax documents to issue; none when there is nothing to pay. */
  readonly documents: readonly TaxDocument[];
  readonly discount: number;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
  /** What the payment provider is asked for; null when there is nothing to pay. */
  readonly toPay: number | null;
  readonly flags: readonly QuoteFlag[];
}

/** What an order costs: the one function behind preview, order and subscription charge. The same facts give the same quote.
 *  Refused with LINE_INVALID, VAT_RATE_MISSING or EXCHANGE_RATE_MISSING. @source money rules R-PRICE-5 */
export function quote(order: OrderToPrice, rules: TaxRules): Quote | Refusal {
  const wrong = order.lines.find((line) => line.unitNet < 0 || line.quantity.top <= 0n);
  if (wrong !== undefined) return no('LINE_INVALID', { code: wrong.code });
  const priced = order.lines.map((line) => ({
    ...line,
    net: rounded(times(whole(line.unitNet), line.quantity)),
  }));
  const off = order.coupon === null ? priced.map(() => 0) : discounts(priced, order.coupon, order);
  if (isRefusal(off)) return off;
  const vatOf = decideVat(order, rules);
  const lines: QuotedLine[] = [];
  const flags = new Set<QuoteFlag>();
  for (const [position, { code, kind, net, vatCategory }] of priced.entries()) {
    const discount = off[position] ?? 0;
    const category = afterDiscount(vatCategory, discount);
    if (category !== vatCategory) flags.add('FEE_DISBURSEMENT_LOST');
    const vat = vatOf(category);
    if (isRefusal(vat)) return vat;
    for (const flag of vat.flags) flags.add(flag);
    lines.push({ code, kind, net, discount, taxable: net - discount, vat });
  }
  return total(order.currency, lines, flags);
}

/** An office fee that is charged below its amount is no longer exactly passed through. @source money rules R-FEE-4 */
function afterDiscount(category: VatCategory, discount: number): VatCategory {
  return category === 'DISBURSEMENT' && discount > 0 ? 'LEGAL' : category;
}

/** An order that costs nothing needs no payment and no tax document. @source money rules R-CPN-5 */
function total(currency: Currency, lines: readonly QuotedLine[], flags: Set<QuoteFlag>): Quote {
  const documents = taxDocuments(lines);
  const add = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
  const gross = add(documents.map((document) => document.gross));
  if (gross === 0) flags.add('ZERO_TOTAL');
  return {
    currency,
    lines,
    documents: gross === 0 ? [] : documents,
    discount: add(lines.map((line) => line.discount)),
    net: add(documents.map((document) => document.net)),
    vat: add(documents.map((document) => document.vat)),
    gross,
    toPay: gross === 0 ? null : gross,
    flags: [...flags],
  };
}
