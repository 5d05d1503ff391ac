/** An amount of money. `amountMinor`: whole minor units (cents), never a fraction. */
export interface Money {
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** @throws RangeError when the amount is not a whole number of minor units. */
export function money(amountMinor: number, currency: string): Money {
  if (!Number.isSafeInteger(amountMinor))
    throw new RangeError(`${amountMinor} is not a whole number of minor units`);
  return { amountMinor, currency };
}

/** @throws RangeError for two currencies: nothing here converts silently. */
export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`cannot add ${b.currency} to ${a.currency}`);
  return money(a.amountMinor + b.amountMinor, a.currency);
}
