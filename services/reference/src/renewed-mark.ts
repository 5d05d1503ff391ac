/** A mark of an order of several renewals. */
interface RenewedMark {
  readonly jurisdiction: string;
  readonly number: string;
  /** How many. */
  readonly classes: number;
  /** `YYYY-MM-DD`. */
  readonly expirationDate: string;
}

/** As it is priced and ordered: who quotes and who takes the order write it alike, or the quote is of another order. */
export function renewedMarkText({ jurisdiction, number, classes, expirationDate }: RenewedMark): string {
  return `${jurisdiction} ${number} ${classes} ${expirationDate}`;
}

/** The same text for the same registration, however its number is spaced. */
export function registrationKey({
  jurisdiction,
  number,
}: Pick<RenewedMark, 'jurisdiction' | 'number'>): string {
  return `${jurisdiction} ${number.replace(/\s/g, '').toUpperCase()}`;
}
