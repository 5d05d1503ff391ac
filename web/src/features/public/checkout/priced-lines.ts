import type { Product } from './use-product.js';

interface Line {
  readonly kind: string;
  readonly net: number;
  readonly discount: number;
}

export interface PricedLines {
  readonly ourFee: number;
  readonly officeFee: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
}

/** The four lines of a product, from the quote it was made with; one line where it was entered by hand. */
export function pricedLines({
  priceBreakdown,
  net,
  vat,
  total,
}: Pick<Product, 'priceBreakdown' | 'net' | 'vat' | 'total'>): PricedLines {
  const { lines = [], discount = 0 } = (priceBreakdown ?? {}) as {
    lines?: readonly Line[];
    discount?: number;
  };
  const sum = (kind: string): number =>
    lines.filter((line) => line.kind === kind).reduce((all, line) => all + line.net, 0);
  const officeFee = sum('OFFICIAL_FEE');
  return {
    ourFee: net.amountMinor + discount - officeFee,
    officeFee,
    discount,
    tax: vat.amountMinor,
    total: total.amountMinor,
  };
}

/** Where the price was calculated for; an invoice goes there. */
export function pricedFor({ priceBreakdown }: Pick<Product, 'priceBreakdown'>): {
  readonly country?: string;
  readonly vatNumber?: string;
  readonly postcode?: string;
} {
  return (
    (priceBreakdown as { facts?: { country?: string; vatNumber?: string; postcode?: string } } | null)
      ?.facts ?? {}
  );
}
