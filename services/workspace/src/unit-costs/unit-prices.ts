import { z } from 'zod';
import type { Money } from '@cotta/kit/model/words/money.js';

/** What a thousand of something costs by our contracts, by its name: `email`, `text-segment`, or a provider as in `cotta_vendor_request_seconds`. */
export type UnitPrices = ReadonlyMap<string, Money>;

const PRICE = /^([a-z0-9-]+)=(\d{1,9})([A-Z]{3})$/;

/** `email=40EUR text-segment=4500EUR`: minor units for a thousand pieces, with spaces between. */
export const unitPrices = z
  .string()
  .refine(
    (text) => partsOf(text).every((part) => PRICE.test(part)),
    'must be prices of a thousand pieces in minor units, such as email=40EUR text-segment=4500EUR, with spaces between',
  )
  .transform(
    (text): UnitPrices =>
      new Map(
        partsOf(text).map((part) => {
          const [, name = '', amount = '', currency = ''] = PRICE.exec(part) ?? [];
          return [name, { amountMinor: Number(amount), currency }];
        }),
      ),
  );

function partsOf(text: string): string[] {
  return text.split(/\s+/).filter((part) => part !== '');
}

/** What so many cost, rounded to a minor unit; null where no price is set, which is not nought. */
export function costOf(prices: UnitPrices, name: string, pieces: number): Money | null {
  const price = prices.get(name);
  return price === undefined
    ? null
    : { ...price, amountMinor: Math.round((price.amountMinor * pieces) / 1000) };
}
