import type { RegistrationRequestEventType } from './events.js';

/** How a fact reads in the history of an order, and to whom. */
export interface TimelineLabel {
  /** Label of the specification, verbatim where it has one; also the translation key. */
  readonly label: string;
  readonly audience: 'customer' | 'staff';
  /** Templates of the letters that its fact has written, where the label says that somebody was told. */
  readonly tells?: readonly string[];
  /** Instead of the label, by these parts of the fact joined with a slash. */
  readonly variants?: { readonly keys: readonly string[]; readonly labels: Readonly<Record<string, string>> };
}

const ORDINALS = ['first', 'second', 'third', 'fourth'] as const;
/** How the specification says what people are reminded of: `Registration started first reminder`. */
const REMINDED_OF: Readonly<Record<string, string>> = {
  'registration-started': 'Registration started',
  'result-not-viewed': 'Result not viewed',
  'verification-approved': 'Verification approved',
  'verification-dismissed': 'Verification dismissed',
  'checkout-not-completed': 'Checkout not completed',
  'application-not-submitted': 'Application not submitted',
  'draft-reminder': 'Draft',
};

/** By kind and step, `registration-started/1`. A text message has no number of its own. */
export const reminderLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(REMINDED_OF).flatMap(([kind, about]) =>
      ORDINALS.map((ordinal, index) => [`${kind}/${index + 1}`, `${about} ${ordinal} reminder`]),
    ),
  ),
  'draft-sms/1': 'Draft SMS reminder',
};

/** Which facts stand on the timeline, under which name, and who sees them. Exhaustive by the compiler. */
export const timelineLabels: Readonly<Record<RegistrationRequestEventType, TimelineLabel>> = {
  VerificationRequested: { label: 'Verification requested', audience: 'customer' },
  VerificationStarted: { label: 'Verification started', audience: 'customer' },
  AdminAssigned: { label: 'Admin assigned', audience: 'staff' },
  VerificationResultSaved: { label: 'Verification result saved', audience: 'staff' },
  VerificationSearchRecorded: { label: 'Registers searched', audience: 'staff' },
  VerificationApproved: { label: 'Verification approved', audience: 'customer' },
  VerificationDismissed: { label: 'Verification dismissed', audience: 'customer' },
  VerificationRepeated: { label: 'Verification repeated', audience: 'customer' },
  VerificationResultViewed: { label: 'Verification result viewed', audience: 'customer' },
  ReportOpened: { label: 'Report opened again', audience: 'staff' },
  VerificationResultResent: {
    label: 'Verification result sent again',
    audience: 'customer',
    tells: ['verification-approved', 'verification-dismissed'],
  },
  DocumentsSent: { label: 'Documents sent', audience: 'customer', tells: ['documents-sent'] },
  ViolationLinkSent: { label: 'Report-violation link sent', audience: 'customer', tells: ['violation-link'] },
  ServiceDescriptionUpdatedByUser: { label: 'Service description updated by user', audience: 'customer' },
  ClientReminded: {
    label: 'Client reminded',
    audience: 'customer',
    tells: [
      'registration-started',
      'result-not-viewed',
      'verification-approved',
      'verification-dismissed',
      'checkout-not-completed',
      'application-not-submitted',
      'draft-reminder',
    ],
    variants: { keys: ['reminder', 'step'], labels: reminderLabels },
  },
  RemindersPaused: { label: 'Reminders paused', audience: 'staff' },
  OrderPartiesNamed: { label: 'Owner taken over from the order', audience: 'staff' },
  AccountAsked: { label: 'Account asked for', audience: 'customer' },
  RequestClaimed: { label: 'Request tied to account', audience: 'customer' },
  RegistrationOrderStarted: { label: 'Registration order started', audience: 'customer' },
  OrderDraftSaved: { label: 'Order draft saved', audience: 'staff' },
  OrderCreated: { label: 'Order created', audience: 'customer' },
  CheckoutCompleted: { label: 'Checkout completed', audience: 'customer' },
  InvoicePaid: { label: 'Invoice paid', audience: 'customer' },
  ReadyForDrafting: { label: 'Ready for drafting', audience: 'customer' },
  ReviewRequested: { label: 'Review requested', audience: 'customer' },
  SentForReview: {
    label: 'Sent for review',
    audience: 'customer',
    tells: ['sent-for-review'],
  },
  ChangesRequested: { label: 'Changes requested', audience: 'customer' },
  ApplicationPostponed: { label: 'Application postponed', audience: 'customer' },
  ApplicationApproved: { label: 'Application approved', audience: 'customer' },
  ApplicationSealed: { label: 'Sealed copy kept', audience: 'customer' },
  ApplicationsFiled: { label: 'Filed', audience: 'customer' },
  RequestGivenUp: { label: 'Client unresponsive', audience: 'customer' },
  RequestLost: { label: 'Lost to follow-up', audience: 'staff' },
  RequestReopened: { label: 'Reopened', audience: 'customer' },
  EndAsked: { label: 'End asked for', audience: 'customer' },
  EndAskTakenBack: { label: 'Goes on after all', audience: 'customer' },
  MessageWritten: { label: 'Message written', audience: 'customer' },
  RequestRefunded: { label: 'Refunded', audience: 'customer' },
  RequestWithdrawn: { label: 'Withdrawn', audience: 'customer' },
  RegistrationRequestCorrected: { label: 'Details changed', audience: 'staff' },
  UnitsGiven: { label: 'Classes given', audience: 'customer' },
  AdditionalOrderPlaced: { label: 'More ordered', audience: 'customer' },
  AdditionalOrderPaid: { label: 'Additional order paid', audience: 'customer' },
  AdditionalOrderEnded: { label: 'Additional order taken out', audience: 'customer' },
  UnitsTakenBack: { label: 'Classes taken back', audience: 'customer' },
  PowerOfAttorneySigned: { label: 'Power of attorney signed', audience: 'customer' },
  RequestBrandAssigned: { label: 'Assigned to brand', audience: 'customer' },
  RegistrationRequestRemoved: { label: 'Removed', audience: 'staff' },
  VerificationResultDiscarded: { label: 'Verification result discarded', audience: 'staff' },
  LinksRevoked: { label: 'Links revoked', audience: 'staff' },
};
