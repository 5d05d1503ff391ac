/** Movements of our bank account, for matching transfers with payment requests. */
export interface BankStatementSource {
  /** Incoming transfers made in the period, oldest first, each id once. A credit seen before may come back `reverted`.
   *  @throws VendorError; `rejected` means that a person has to renew the bank's consent. */
  creditsBetween(from: Date, to: Date): Promise<readonly BankTransaction[]>;
}

export interface BankTransaction {
  /** Transaction id of the bank: the key for booking it once. */
  readonly id: string;
  readonly state: 'completed' | 'reverted';
  readonly createdAt: Date;
  /** When it was booked; for a reverted credit the first booking. */
  readonly bookedAt: Date;
  /** Minor units, above zero. */
  readonly amount: number;
  /** ISO 4217; any, not only those we charge in. */
  readonly currency: string;
  /** What the payer wrote, as it came. */
  readonly reference: string;
  readonly payer: string | null;
}
