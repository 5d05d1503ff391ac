import type { PlacedAddition } from './order/entitlement.js';
import type { FilingCopy } from './approval/filing-copy.js';
import type { RequestContact } from './contact.js';
import type { RequestStage, RequestStatus } from './labels.js';
import type { CorrectedColumns } from './corrected-columns.js';
import type { TransitionColumns, TransitionEvent } from './request-columns.js';
import type { RequestedMark } from './verification/mark-fields.js';
import type { OrderDraft } from './order/order-draft.js';
import type { SealedReport } from './verification/frozen-report.js';
import type { RecordedSearch } from './verification/recorded-search.js';
import type { VerificationContent } from './verification/verification-content.js';

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

/** What any order that begins tells of the person and the visit. */
interface Visit {
  readonly country: string | null;
  readonly currency: string;
  readonly sendMarketingEmails: boolean;
  readonly attribution: readonly { readonly name: string; readonly value: string }[];
  /** The talk it follows from; absent where it follows from none. */
  readonly consultationId?: string;
  /** Keys for the limits on repeated checks; hashes, not the values. */
  readonly emailKey: string;
  readonly addressKey: string | null;
}

/** A walk along one arrow of the state machine, or a note beside it. */
export interface TransitionFact<Type extends TransitionEvent = TransitionEvent> {
  readonly about: About;
  /** Status afterwards; null only while an order without a check has just begun. */
  readonly status: RequestStatus | null;
  /** Only where the status changed. */
  readonly statusFrom?: RequestStatus | null;
  readonly stage?: RequestStage;
  readonly columns?: TransitionColumns<Type>;
  /** Last day on which the draft's priority can be claimed, YYYY-MM-DD; absent: none is claimed, or it plays no part here. */
  readonly priorityEnds?: string;
}

/** What was approved, word for word; the fact is the sealed copy. When: the fact's own time. */
interface Sealed extends FilingCopy {
  readonly about: About;
  readonly approvalAddressKey: string | null;
  readonly brandId: string | null;
  readonly poaDocumentId: string | null;
}

/** A file on its way to the workspace. `sealed`: base64. */
export interface SignedFile {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  readonly sealed: string;
}

/** A power of attorney that was signed on line, with its file. */
export interface SignedAuthority {
  readonly about: About;
  /** Under which the workspace will keep the file. */
  readonly poaDocumentId: string;
  /** Of what was signed; another owner or another office needs another signature. */
  readonly poaDigest: string;
  readonly offices: readonly string[];
  readonly signerName: string;
  readonly signerFunction: string | null;
  readonly file: SignedFile;
}

interface Fact<Type extends string, Data extends object> {
  readonly type: Type;
  readonly data: Data;
  readonly reason?: string;
}

/** Facts of a registration request, private to this service; `said/` makes messages of them. */
export type RegistrationRequestEvent =
  /** `promisedAt`: ISO 8601 instant. */
  | Fact<'VerificationRequested', Visit & { about: About; mark: RequestedMark; promisedAt: string }>
  | Fact<'RegistrationOrderStarted', Visit & { about: About; mark: RequestedMark }>
  | { [Type in TransitionEvent]: Fact<Type, TransitionFact<Type>> }[TransitionEvent]
  | Fact<'ApplicationSealed', Sealed>
  | Fact<'PowerOfAttorneySigned', SignedAuthority>
  | Fact<'RegistrationRequestCorrected', { about: About; mark: RequestedMark; columns: CorrectedColumns }>
  | Fact<'RequestBrandAssigned', { about: About; brandId: string | null }>
  | Fact<'RegistrationRequestRemoved', { about: About }>
  | Fact<'VerificationResultDiscarded', { about: About; resultVersion: number }>
  /** `units`: office and class, `EU 20`. */
  | Fact<'UnitsGiven', { about: About; units: readonly string[] }>
  | Fact<'UnitsTakenBack', { about: About; units: readonly string[] }>
  | Fact<'AdditionalOrderPlaced', { about: About; order: PlacedAddition }>
  /** `joins`: the draft could still take it. */
  | Fact<'AdditionalOrderPaid', { about: About; order: PlacedAddition; joins: boolean }>
  /** Taken out, or nobody paid in time: the reason says which. */
  | Fact<'AdditionalOrderEnded', { about: About; order: PlacedAddition }>
  | Fact<'OrderDraftSaved', { orderDraft: OrderDraft }>
  | Fact<'VerificationStarted', { about: About; adminId: string }>
  | Fact<'AdminAssigned', { about: About; adminId: string; previousAdminId: string | null }>
  | Fact<'VerificationResultSaved', { about: About; resultVersion: number; content: VerificationContent }>
  | Fact<
      'VerificationApproved',
      {
        about: About;
        resultVersion: number;
        overallRisk: string;
        lawyerId: string;
        content: VerificationContent;
        report?: SealedReport;
      }
    >
  | Fact<'VerificationSearchRecorded', { about: About; resultVersion: number; search: RecordedSearch }>
  | Fact<
      'VerificationDismissed',
      {
        about: About;
        resultVersion: number;
        reason: string;
        alternatives: readonly string[];
        lawyerId: string;
        report?: SealedReport;
      }
    >
  | Fact<
      'VerificationRepeated',
      { about: About; mark: RequestedMark; promisedAt: string; verificationVersion: number }
    >
  | Fact<'VerificationResultViewed', { about: About; openedAt?: string }>
  /** Once a day at most, while the client reads it again. */
  | Fact<'ReportOpened', { about: About; openedAt: string }>
  | Fact<'VerificationResultResent', { about: About; approved: boolean }>
  /** `documentIds`: kept by the workspace, which looks whose they are before it writes. */
  | Fact<'DocumentsSent', { about: About; documentIds: readonly string[] }>
  | Fact<'ViolationLinkSent', { about: About }>
  | Fact<
      'ServiceDescriptionUpdatedByUser',
      { about: About; businessDescription: string; websites: readonly string[] }
    >
  /** `country`: by whose plan the phone number is read, where it is written to. */
  | Fact<
      'ClientReminded',
      { about: About; reminder: string; step: number; dueOn: string; country?: string | null }
    >
  | Fact<'RemindersPaused', { paused: boolean }>
  | Fact<'AccountAsked', { about: About }>
  /** A line of the conversation that its client reads; the words stay in the comment. */
  | Fact<'MessageWritten', { about: About; commentId: string; authorId: string; fromClient: boolean }>
  /** `sealed`: base64 of what the account is told, see `orderParties`. */
  | Fact<'OrderPartiesNamed', { about: About; ownerId: string; addressId: string; sealed: string }>
  | Fact<'RequestClaimed', { about: About; userId: string }>
  | Fact<'LinksRevoked', { linkRevision: number }>;

/** Name of a fact, as it is stored. */
export type RegistrationRequestEventType = RegistrationRequestEvent['type'];

/** What a fact of this type carries. */
export type EventData<T extends RegistrationRequestEventType> = Extract<
  RegistrationRequestEvent,
  { type: T }
>['data'];
