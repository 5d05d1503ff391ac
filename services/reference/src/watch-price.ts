/** Name of the service by which a year of a register watch is ordered. */
export const TRADEMARK_WATCH = 'trademark-watch';

/** Use of the signed price of a register watch: invoicing signs it, trademarks believes it. */
export const WATCH_QUOTE_USE = 'watch-quote';

/** What is watched, as far as the price hangs on it. */
export interface PricedWatch {
  readonly offices: readonly string[];
  /** How many. */
  readonly classes: number;
  readonly alsoSimilar: boolean;
  readonly currency: string;
  /** Country of the billing address. */
  readonly country: string;
}

/** The same text for the same watch, whatever the order of its offices: the price is for this and nothing else. */
export function watchText({ offices, classes, alsoSimilar, currency, country }: PricedWatch): string {
  return [
    [...new Set(offices)].toSorted().join(' '),
    classes,
    alsoSimilar ? 'similar' : 'identical',
    currency,
    country,
  ].join(' | ');
}

/** What the price list vouches for. `net`: minor units before tax; `holdsMs`: milliseconds from `now`. */
export function watchPriceUse(watch: PricedWatch, net: number, now: Date, holdsMs: number) {
  return {
    use: WATCH_QUOTE_USE,
    facts: { watch: watchText(watch), net, currency: watch.currency },
    expiresAt: new Date(now.getTime() + holdsMs),
  };
}
