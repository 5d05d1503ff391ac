/** Labels of the specification, verbatim; those it does not show are proposals and stand only here. */
export const BrandSubscriptionStatus = {
  created: 'Created',
  trialStarted: 'Trial started',
  started: 'Subscription started',
  /** Proposal. */
  pastDue: 'Past due',
  /** Proposal. */
  cancelled: 'Cancelled at period end',
  /** Proposal. */
  ended: 'Ended',
} as const;

/** Every status of a subscription, as stored. */
export const brandSubscriptionStatuses = Object.values(BrandSubscriptionStatus);
