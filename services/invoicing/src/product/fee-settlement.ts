import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { Money } from '@cotta/kit/model/words/money.js';
import { isRefusal, refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { feeDigits, officialFeesOf } from '@cotta/reference/official-fees.js';
import type { EntityManager } from 'typeorm';
import { isCurrency, type Currency } from '../money/exact/amount.js';
import { decimal, dividedBy, rounded, tenTo, times, whole } from '../money/exact/fraction.js';
import { issuerOf } from '../price-list/issuers.js';
import { inMinorUnits } from '../price-list/derived-price.js';
import { no } from '../refusals.js';
import { groupVat } from '../tax/tax-documents.js';
import { dayProblem } from './confirmed-transfer.js';
import { takerOrRefusal } from './difference-invoice.js';
import {
  estimatedFees,
  feesToSettle,
  keyOf,
  settledFeeFields,
  type EstimatedFee,
  type SettledFee,
} from './estimated-fee.js';

export const settlementInput = {
  jurisdiction: settledFeeFields.jurisdiction,
  mark: settledFeeFields.mark,
  amount: f.money('What the office took: in its own currency, or in that of the order.'),
  paidOn: settledFeeFields.paidOn,
  receiptDocumentId: f.ref('Document', 'Receipt of the office.', { as: 'receiptDocument' }),
};

type Settlement = InputOf<typeof settlementInput>;

/** As much of a product as its fees are settled by. */
interface Product {
  readonly currency?: string;
  readonly billingEntityCode?: string | null;
  readonly priceBreakdown?: unknown;
  readonly settledFees?: readonly SettledFee[] | null;
  readonly total?: Money;
  readonly refunded?: Money | null;
  readonly disputeState?: string | null;
}

/** Refused with NO_ESTIMATED_FEE or FEE_SETTLED, or at the field with OTHER_CURRENCY, TOO_SMALL or IN_THE_FUTURE. */
export function settlementProblem(
  product: Product,
  { jurisdiction, mark, amount, paidOn }: Settlement,
  { now }: { readonly now: Date },
): Refusal | undefined {
  const key = keyOf({ jurisdiction, mark: mark ?? null });
  if (!estimatedFees(product).some((fee) => fee.key === key)) return no('NO_ESTIMATED_FEE');
  if (!feesToSettle(product).some((fee) => fee.key === key)) return no('FEE_SETTLED');
  const own = officialFeesOf(jurisdiction)?.currency;
  if (amount.currency !== product.currency && amount.currency !== own)
    return refuseFields([
      {
        path: ['amount'],
        code: 'OTHER_CURRENCY',
        message: 'Enter it in the currency of the office or in that of the order.',
      },
    ]);
  if (amount.amountMinor <= 0)
    return refuseFields([
      { path: ['amount'], code: 'TOO_SMALL', message: 'Enter what the office took: more than zero.' },
    ]);
  return dayProblem('paidOn', paidOn, {
    now,
    zone: issuerOf(product.billingEntityCode ?? undefined)?.timeZone,
  });
}

/** Below this share of what was expected an amount is more likely a slip, or worse, than a cheap office; the difference goes out of the house by itself. */
const LAWYERS_LEAST_PERCENT = 50;

/** Refused with ADMIN_NEEDED where the office took far less than expected and it is no admin who says so. `tookNet`: minor units of the order. */
export function unlikelyProblem(
  { expected }: Pick<EstimatedFee, 'expected'>,
  tookNet: number,
  { role }: Pick<Viewer, 'role'>,
): Refusal | undefined {
  return role !== 'admin' && tookNet * 100 < expected * LAWYERS_LEAST_PERCENT
    ? no('ADMIN_NEEDED.fee')
    : undefined;
}

/** What the settled fees are once this one is among them; nothing is recorded whose difference no invoice could give back. Refused with EXCHANGE_RATE_MISSING where
 *  the amount cannot be converted into the currency of the order, with MONEY_TAKEN_BACK, REFUND_EXCEEDS_PAYMENT, INVOICE_NOT_ISSUED, REPLACEMENT_UNDER_WAY or
 *  CREDIT_EXCEEDS_INVOICE where a difference has nowhere to be taken from, and as above. */
export async function withSettled(
  tx: EntityManager,
  product: Product,
  { jurisdiction, mark = null, amount, paidOn, receiptDocumentId }: Settlement,
  { viewer, streamId }: Pick<CommandContext, 'viewer' | 'streamId'>,
): Promise<{ readonly settledFees: readonly SettledFee[] } | Refusal> {
  const fee = feesToSettle(product).find(({ key }) => key === keyOf({ jurisdiction, mark }));
  // The guard says whether there is such a fee; nothing is asked of the invoices for one that is refused anyway.
  if (fee === undefined || product.currency === undefined || !isCurrency(product.currency))
    return no('NO_ESTIMATED_FEE');
  const tookNet = await inOrderCurrency(tx, amount, product.currency, paidOn);
  if (typeof tookNet !== 'number') return tookNet;
  const unlikely = unlikelyProblem(fee, tookNet, viewer);
  if (unlikely !== undefined) return unlikely;
  const { currency } = product;
  const money = (amountMinor: number): Money => ({ amountMinor, currency });
  const { back } = differenceOf(fee, tookNet);
  const backTax = back === 0 ? 0 : await taxOfDifference(tx, product, { streamId, fee, back });
  if (typeof backTax !== 'number') return backTax;
  const settled: SettledFee = {
    jurisdiction,
    mark,
    took: amount,
    tookConverted: money(tookNet),
    charged: money(fee.taxable),
    back: money(back),
    backTax: money(backTax),
    paidOn,
    receiptDocumentId,
  };
  return { settledFees: [...(product.settledFees ?? []), settled] };
}

/** The tax that the credit note of a difference will hold, minor units: that of the invoice it is taken from. */
async function taxOfDifference(
  tx: EntityManager,
  product: Product,
  { streamId, fee, back }: { readonly streamId: string; readonly fee: EstimatedFee; readonly back: number },
): Promise<number | Refusal> {
  if (product.disputeState === 'Lost') return no('MONEY_TAKEN_BACK');
  const fees = estimatedFees(product);
  const taker = await takerOrRefusal(tx, {
    productId: streamId,
    fee,
    base: back,
    before: (product.settledFees ?? []).flatMap((settled) => {
      const its = fees.find(({ key }) => key === keyOf(settled));
      return its === undefined ? [] : [[settled, its] as const];
    }),
  });
  if (isRefusal(taker)) return taker;
  const left = (product.total?.amountMinor ?? 0) - (product.refunded?.amountMinor ?? 0);
  return back + taker.tax > left ? no('REFUND_EXCEEDS_PAYMENT.fee') : taker.tax;
}

/** What goes back of a fee of which the office took `tookNet`: a discount on the fee holds for what it really was. Minor units. */
export function differenceOf(
  { net, taxable, rate }: Pick<EstimatedFee, 'net' | 'taxable' | 'rate'>,
  tookNet: number,
): { readonly back: number; readonly backTax: number } {
  const less = Math.max(0, net - tookNet);
  const back = net === 0 ? 0 : rounded(dividedBy(times(whole(less), whole(taxable)), whole(net)));
  return { back, backTax: groupVat(back, rate) };
}

/** Whether money that went back, `refundedMinor` in all, is no more than the differences of settled fees: then nothing of the order was taken out of it. */
export function isFeeDifference(
  { settledFees }: Pick<Product, 'settledFees'>,
  refundedMinor: number,
): boolean {
  const differences = (settledFees ?? []).filter(({ back }) => back.amountMinor > 0);
  // The last credit of an invoice takes the tax that is left, which may be a unit more.
  const most = differences.reduce(
    (sum, { back, backTax }) => sum + back.amountMinor + backTax.amountMinor + 1,
    0,
  );
  return differences.length > 0 && refundedMinor <= most;
}

/** Whether an order with fees can be finished: all settled, their differences back, and nothing else given back. Refused with FEES_TO_SETTLE,
 *  FEE_DIFFERENCE_UNDER_WAY or PART_GIVEN_BACK. */
export function unfinishedProblem(product: Product): Refusal | undefined {
  if (feesToSettle(product).length > 0) return no('FEES_TO_SETTLE');
  const wentBack = product.refunded?.amountMinor ?? 0;
  const differences = (product.settledFees ?? []).reduce(
    (sum, { back, backTax }) => sum + back.amountMinor + backTax.amountMinor,
    0,
  );
  // Nothing goes back of a finished order any more.
  if (wentBack < differences) return no('FEE_DIFFERENCE_UNDER_WAY');
  return wentBack > 0 && !isFeeDifference(product, wentBack) ? no('PART_GIVEN_BACK') : undefined;
}

/** As many days as a rate may be old. @source money rules R-FX-5 */
const OLDEST_DAYS = 5;

async function inOrderCurrency(
  tx: EntityManager,
  { amountMinor, currency }: Money,
  to: Currency,
  day: string,
): Promise<number | Refusal> {
  if (currency === to) return amountMinor;
  const rows = await queryRows<{ currency: string; rate: string }>(
    tx,
    `select distinct on (target_currency) target_currency as currency, rate::text as rate from exchange_rate
      where base_currency = 'EUR' and target_currency = any($1) and date <= $2::date and date >= $2::date - ${OLDEST_DAYS} order by target_currency, date desc`,
    [[currency, to], day],
  );
  const rateOf = (code: string): string | undefined =>
    code === 'EUR' ? '1' : rows.find((row) => row.currency === code)?.rate;
  const [from, into] = [rateOf(currency), rateOf(to)];
  if (from === undefined || into === undefined) return no('EXCHANGE_RATE_MISSING.fee', { currency, day });
  const major = dividedBy(whole(amountMinor), tenTo(feeDigits(currency)));
  return inMinorUnits(times(dividedBy(major, decimal(from)), decimal(into)), to);
}
