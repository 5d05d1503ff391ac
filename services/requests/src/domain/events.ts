import type { RequestContact } from './contact.js';
import type { RequestKind } from './labels.js';
import type { VerificationContent } from './verification-content.js';

/** What is asked to be checked. */
export interface RequestedMark {
  readonly type: RequestKind;
  /** The word as it is used; empty for a logo without words. */
  readonly value: string;
  readonly meaning: string;
  readonly logoDocumentId: string | null;
  readonly jurisdictions: readonly string[];
  readonly jurisdictionsUndecided: boolean;
  readonly websites: readonly string[];
  readonly businessDescription: string;
  readonly useInCommerce: boolean | null;
  readonly classes: readonly number[];
}

/** Facts that every later letter needs, as they were when the event happened. */
export interface About {
  readonly publicId: string;
  readonly mark: string;
  readonly jurisdictions: readonly string[];
  readonly userId: string | null;
  readonly contact: RequestContact;
  /** IANA zone in which the person is written to. */
  readonly zone: string;
  readonly linkRevision: number;
  readonly assignedAdminId: string | null;
}

interface Fact<Type extends string, Data extends object> {
  readonly type: Type;
  readonly data: Data;
  readonly reason?: string;
}

export type RegistrationRequestEvent =
  | Fact<'VerificationRequested', {
      about: About;
      mark: RequestedMark;
      /** ISO 8601 instant. */
      promisedAt: string;
      country: string | null;
      currency: string;
      sendMarketingEmails: boolean;
      attribution: readonly { readonly name: string; readonly value: string }[];
      /** Keys for the limits on repeated checks; hashes, not the values. */
      emailKey: string;
      addressKey: string | null;
    }>
  | Fact<'VerificationStarted', { about: About; adminId: string }>
  | Fact<'AdminAssigned', { about: About; adminId: string; previousAdminId: string | null }>
  | Fact<'VerificationResultSaved', { about: About; resultVersion: number; content: VerificationContent }>
  | Fact<'VerificationApproved', { about: About; resultVersion: number; overallRisk: string; lawyerId: string; content: VerificationContent }>
  | Fact<'VerificationDismissed', { about: About; resultVersion: number; reason: string; alternatives: readonly string[]; lawyerId: string }>
  | Fact<'VerificationRepeated', { about: About; mark: RequestedMark; promisedAt: string; verificationVersion: number }>
  | Fact<'VerificationResultViewed', { about: About }>
  | Fact<'VerificationResultResent', { about: About; approved: boolean }>
  | Fact<'ServiceDescriptionUpdatedByUser', { about: About; businessDescription: string; websites: readonly string[] }>
  | Fact<'ClientReminded', { about: About; reminder: string; step: number; dueOn: string }>
  | Fact<'RemindersPaused', { paused: boolean }>
  | Fact<'AccountAsked', { about: About }>
  | Fact<'RequestClaimed', { about: About; userId: string }>
  | Fact<'LinksRevoked', { linkRevision: number }>;

export type RegistrationRequestEventType = RegistrationRequestEvent['type'];
export type EventData<T extends RegistrationRequestEventType> = Extract<RegistrationRequestEvent, { type: T }>['data'];
