/** An amount of money. `amountMinor`: whole minor units (cents), never a fraction. */
export interface Money {
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
}
