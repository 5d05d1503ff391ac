import type { Quote, QuotedLine } from './quote.js';

/** The four lines every price is shown in, minor units, before discount; `discount` is its own line, so that no office fee is
 *  reduced silently. `ourFee` + `officeFee` − `discount` + `tax` = `total`. */
export interface PriceLines {
  readonly ourFee: number;
  readonly officeFee: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
}

/** What the four lines are read from. */
interface Priced extends Pick<Quote, 'discount' | 'vat' | 'gross'> {
  readonly lines: readonly Pick<QuotedLine, 'kind' | 'net'>[];
}

/** The four lines of a quote, its discount apart. */
export function priceLines(quote: Priced): PriceLines {
  const add = (lines: Priced['lines']): number => lines.reduce((sum, line) => sum + line.net, 0);
  return {
    ourFee: add(quote.lines.filter((line) => line.kind !== 'OFFICIAL_FEE')),
    officeFee: add(quote.lines.filter((line) => line.kind === 'OFFICIAL_FEE')),
    discount: quote.discount,
    tax: quote.vat,
    total: quote.gross,
  };
}

/** Whether the price binds exactly, or is the most it may come to; a price is as sure as its weakest line. */
export const priceCertainties = ['FINAL', 'ESTIMATED'] as const;

/** How sure a price is, and what it probably comes to with tax, minor units. */
export function certaintyOf({
  expectedTotal,
  total,
}: {
  readonly expectedTotal?: number;
  readonly total: number;
}): {
  readonly certainty: (typeof priceCertainties)[number];
  readonly expectedTotal: number;
} {
  return expectedTotal === undefined
    ? { certainty: 'FINAL', expectedTotal: total }
    : { certainty: 'ESTIMATED', expectedTotal };
}

/** Whether an office takes it for being late. */
export function isSurcharge({ code }: Pick<QuotedLine, 'code'>): boolean {
  return code.includes('-SURCHARGE-');
}

/** What the offices take for being late, minor units before discount; it is a part of their fees. */
export function surchargeOf(lines: readonly Pick<QuotedLine, 'code' | 'net'>[]): number {
  return lines.filter(isSurcharge).reduce((sum, { net }) => sum + net, 0);
}
