/** Statuses, verbatim from the specification; the one marked "named after its event" has no name there.
 *  @source specification, "registration_request statuses" and "Other statuses" */
export declare const requestStatuses: readonly ['Verification requested', 'Verification approved', 'Verification dismissed', 'Order created', 'Ready for drafting', 'Sent for review', 'Application approved', 'Filed', 'Lost to follow-up', 'Client unresponsive', 'Refunded', 'Withdrawn'];
export type RequestStatus = (typeof requestStatuses)[number];
export declare const requestStages: readonly ['verification', 'drafting', 'filing'];
export type RequestStage = (typeof requestStages)[number];
/** Who has to act next. */
export declare const statusGroups: readonly ['pending', 'action needed', 'done', 'dead'];
export type StatusGroup = (typeof statusGroups)[number];
export declare function statusGroup(status: RequestStatus): StatusGroup;
export declare const requestKinds: readonly ['text', 'image', 'logo', 'combined'];
export type RequestKind = (typeof requestKinds)[number];
