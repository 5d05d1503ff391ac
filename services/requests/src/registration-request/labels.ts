/** Statuses, verbatim from the specification; the one marked "named after its event" has no name there.
 *  @source specification, "registration_request statuses" and "Other statuses" */
export const requestStatuses = [
  // Named after its event: the specification shows none between the request and the lawyer's answer.
  'Verification requested',
  'Verification approved',
  'Verification dismissed',
  'Order created',
  'Ready for drafting',
  'Sent for review',
  'Application approved',
  'Filed',
  'Lost to follow-up',
  'Client unresponsive',
  'Refunded',
  'Withdrawn',
] as const;

/** One of them; an order without a check has none until it is placed. */
export type RequestStatus = (typeof requestStatuses)[number];

/** Parts of the work on an order, in their order. */
export const requestStages = ['verification', 'drafting', 'filing'] as const;

/** The part that the work is in. */
export type RequestStage = (typeof requestStages)[number];

/** Who has to act next. */
export const statusGroups = ['pending', 'action needed', 'done', 'dead'] as const;

/** `done`: filed; `dead`: does not go on. */
export type StatusGroup = (typeof statusGroups)[number];

/** `null`: an order without a check that its client has not finished yet. */
export function statusGroup(status: RequestStatus | null): StatusGroup {
  if (status === null) return 'action needed';
  if (
    status === 'Verification requested' ||
    status === 'Order created' ||
    status === 'Ready for drafting' ||
    status === 'Application approved'
  )
    return 'pending';
  if (
    status === 'Verification approved' ||
    status === 'Verification dismissed' ||
    status === 'Sent for review'
  )
    return 'action needed';
  return status === 'Filed' ? 'done' : 'dead';
}

/** What a mark is made of: `text` is words, `image` and `logo` are a picture, `combined` is both. */
export const requestKinds = ['text', 'image', 'logo', 'combined'] as const;

/** What one mark is made of. */
export type RequestKind = (typeof requestKinds)[number];
