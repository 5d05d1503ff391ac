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

export type RequestStatus = (typeof requestStatuses)[number];

export const requestStages = ['verification', 'drafting', 'filing'] as const;
export type RequestStage = (typeof requestStages)[number];

/** Who has to act next. */
export const statusGroups = ['pending', 'action needed', 'done', 'dead'] as const;
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

export const requestKinds = ['text', 'image', 'logo', 'combined'] as const;
export type RequestKind = (typeof requestKinds)[number];
