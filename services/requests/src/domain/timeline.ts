import type { RegistrationRequestEventType } from './events.js';

export interface TimelineLabel {
  /** Label of the specification, verbatim where it has one; also the translation key. */
  readonly label: string;
  readonly audience: 'customer' | 'staff';
}

/** Which facts stand on the timeline, under which name, and who sees them. Exhaustive by the compiler. */
export const timelineLabels: Readonly<Record<RegistrationRequestEventType, TimelineLabel>> = {
  VerificationRequested: { label: 'Verification requested', audience: 'customer' },
  VerificationStarted: { label: 'Verification started', audience: 'customer' },
  AdminAssigned: { label: 'Admin assigned', audience: 'staff' },
  VerificationResultSaved: { label: 'Verification result saved', audience: 'staff' },
  VerificationApproved: { label: 'Verification approved', audience: 'customer' },
  VerificationDismissed: { label: 'Verification dismissed', audience: 'customer' },
  VerificationRepeated: { label: 'Verification repeated', audience: 'customer' },
  VerificationResultViewed: { label: 'Verification result viewed', audience: 'customer' },
  VerificationResultResent: { label: 'Verification result sent again', audience: 'customer' },
  ServiceDescriptionUpdatedByUser: { label: 'Service description updated by user', audience: 'customer' },
  ClientReminded: { label: 'Result not viewed reminder', audience: 'customer' },
  RemindersPaused: { label: 'Reminders paused', audience: 'staff' },
  AccountAsked: { label: 'Account asked for', audience: 'customer' },
  RequestClaimed: { label: 'Request tied to account', audience: 'customer' },
  LinksRevoked: { label: 'Links revoked', audience: 'staff' },
};
