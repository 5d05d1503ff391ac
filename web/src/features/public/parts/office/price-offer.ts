import type { Prefs } from '../../../../data/api-of.js';
import { shownTotal } from '../../../../domain/order/shown-total.js';
import type { PageOffer } from '../../../../kit/page/page-facts.js';

interface Priced {
  readonly currency: string;
  /** Minor units. */
  readonly total: number;
  readonly tax: number;
}

/** A price as its page shows it, for search engines: without tax while nobody said the country. Undefined where no price is shown. */
export function offerOf(
  name: string,
  quote: Priced | undefined,
  { guessed }: Pick<Prefs, 'guessed'>,
): PageOffer | undefined {
  if (quote === undefined) return undefined;
  const taxIncluded = guessed !== true;
  return { name, price: shownTotal(quote, taxIncluded), currency: quote.currency, taxIncluded };
}
