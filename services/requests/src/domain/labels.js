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
];
export const requestStages = ['verification', 'drafting', 'filing'];
/** Who has to act next. */
export const statusGroups = ['pending', 'action needed', 'done', 'dead'];
export function statusGroup(status) {
    if (status === 'Verification requested' || status === 'Order created' || status === 'Ready for drafting' || status === 'Application approved')
        return 'pending';
    if (status === 'Verification approved' || status === 'Verification dismissed' || status === 'Sent for review')
        return 'action needed';
    return status === 'Filed' ? 'done' : 'dead';
}
export const requestKinds = ['text', 'image', 'logo', 'combined'];
//# sourceMappingURL=labels.js.map