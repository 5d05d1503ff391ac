import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import type { PricedLine } from '../quote/priced-order.js';

/** What an office took for a filing that was charged by estimate; amounts before tax where nothing else is said. */
export const settledFeeFields = {
  jurisdiction: f.code('JurisdictionCode', 'Office.'),
  mark: f.text('Number of the mark, in an order of several at one office.', { max: 60, optional: true }),
  took: f.money('What the office took, as its receipt says.'),
  tookConverted: f.money('The same in the currency of the order.'),
  charged: f.money('What was charged for it, after discount.'),
  back: f.money('What goes back of it; nothing where the office took as much or more, which is ours.'),
  backTax: f.money('Tax that goes back with it.'),
  paidOn: f.calendarDate('Day the office took it.'),
  receiptDocumentId: f.id('Receipt of the office.'),
};

export type SettledFee = InputOf<typeof settledFeeFields>;

/** As much of a product as says what was charged by estimate. */
interface Priced {
  readonly priceBreakdown?: unknown;
}

type EstimatedLine = Pick<
  PricedLine,
  'jurisdiction' | 'mark' | 'net' | 'taxable' | 'rate' | 'category' | 'document'
>;

/** A fee that was charged by estimate: all lines of one office, or of one mark there. */
export interface EstimatedFee extends EstimatedLine {
  /** Office, and the mark where there are several. */
  readonly key: string;
  /** What it was expected to come to, net, minor units. */
  readonly expected: number;
}

/** Office, and the mark where there are several. */
export const keyOf = ({
  jurisdiction,
  mark,
}: {
  readonly jurisdiction: string;
  readonly mark?: string | null;
}) => (mark ? `${jurisdiction} ${mark}` : jurisdiction);

/** The fees of a stored price that were charged by estimate, in its order. */
export function estimatedFees({ priceBreakdown }: Priced): EstimatedFee[] {
  const fees = new Map<string, EstimatedFee>();
  for (const line of storedLines(priceBreakdown)) {
    if (line.expectedNet === undefined) continue;
    const key = keyOf(line);
    const before = fees.get(key);
    fees.set(key, {
      ...line,
      key,
      net: line.net + (before?.net ?? 0),
      taxable: line.taxable + (before?.taxable ?? 0),
      expected: line.expectedNet + (before?.expected ?? 0),
    });
  }
  return [...fees.values()];
}

function storedLines(priceBreakdown: unknown): readonly PricedLine[] {
  const isStored = typeof priceBreakdown === 'object' && priceBreakdown !== null && 'lines' in priceBreakdown;
  // The edge: what an order stored of its price is a `PricedOrder`, where anything was stored.
  return isStored && Array.isArray(priceBreakdown.lines)
    ? (priceBreakdown.lines as readonly PricedLine[])
    : [];
}

/** Those of which nobody has entered yet what the office took. */
export function feesToSettle(
  product: Priced & { readonly settledFees?: readonly SettledFee[] | null },
): EstimatedFee[] {
  const settled = new Set((product.settledFees ?? []).map(keyOf));
  return estimatedFees(product).filter(({ key }) => !settled.has(key));
}
