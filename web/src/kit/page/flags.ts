/** What is switched on or off without a release. */
export interface Flags {
  /** Visitors may sign in and open an account. */
  readonly useUserAccount: boolean;
  /** Comments are suggested to whoever writes one; nothing suggests any yet. */
  readonly useGPTSuggestedComments: boolean;
  /** Cards that were saved are offered at the checkout. */
  readonly useSavedPaymentMethods: boolean;
  /** A copy in which offices and payments are played. */
  readonly isSandbox: boolean;
}
