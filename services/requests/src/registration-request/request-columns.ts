import type { InputOf } from '@cotta/kit/model/field/field.js';
import type { requestFields } from './request-fields.js';

/** Columns of an order's row as facts store them: plain JSON by their keys, instants as ISO 8601 text. */
export type RequestColumns = Partial<InputOf<typeof requestFields>>;

/** What the fact of each step of an order carries into its row, besides status and stage. */
export const transitionColumns = {
  OrderCreated: [
    'quoteId',
    'services',
    'orderedItems',
    'currency',
    'filingClassesCount',
    'orderedAt',
    'e2eProtection',
    'brandProtection',
    'euipoGrantRequested',
    'termsVersion',
    'orderedReportVersion',
    'oldReportDays',
    'unitsAgainstAdvice',
    'orderedUnits',
    'classes',
    'jurisdictions',
    'markAlias',
    'useInCommerce',
  ],
  CheckoutCompleted: ['checkedOutAt'],
  InvoicePaid: ['paidAt'],
  ReadyForDrafting: [],
  ReviewRequested: ['leftOutUnits'],
  SentForReview: ['leftOutUnits', 'sentAt', 'sentDigest'],
  ChangesRequested: ['sentAt', 'sentDigest'],
  ApplicationPostponed: ['postponedUntil'],
  ApplicationApproved: ['approvedAt', 'approvalAddressKey', 'poaDocumentId'],
  ApplicationsFiled: [],
  RequestGivenUp: [],
  RequestLost: [],
  RequestReopened: [],
  EndAsked: ['endAskedAt'],
  EndAskTakenBack: ['endAskedAt'],
  RequestRefunded: [],
  RequestWithdrawn: [],
} as const satisfies Readonly<Record<string, readonly (keyof RequestColumns)[]>>;

/** Facts that all have the form of a transition. */
export type TransitionEvent = keyof typeof transitionColumns;

/** Names of these facts. The edge: the keys of an object that has no others. */
export const transitionEvents = Object.keys(transitionColumns) as readonly TransitionEvent[];

/** What the fact of one step may carry. @defaultValue of any step */
export type TransitionColumns<Type extends TransitionEvent = TransitionEvent> = Pick<
  RequestColumns,
  (typeof transitionColumns)[Type][number]
>;
