import type { CorrectedColumns } from './corrected-columns.js';
import type { About, RegistrationRequestEvent } from './events.js';
import { transitionEvents, type TransitionEvent, type RequestColumns } from './request-columns.js';
import { noMark, type RequestedMark } from './verification/mark-fields.js';
import {
  additionPaid,
  ended,
  entitledUnits,
  nothingOrdered,
  placed,
  withoutOpen,
  type Entitlement,
} from './order/entitlement.js';
import type { RequestStatus } from './labels.js';
import type { OrderDraft } from './order/order-draft.js';
import type { SealedReport } from './verification/frozen-report.js';
import type { RecordedSearch } from './verification/recorded-search.js';
import { unitsOfOrder } from './order/units.js';
import type { VerificationContent } from './verification/verification-content.js';

/** A registration request as its facts leave it; what its commands decide by. */
export interface RegistrationRequestState {
  readonly about: About;
  readonly mark: RequestedMark;
  /** Where the contact is, ISO alpha-2. */
  readonly country: string | null;
  readonly status: RequestStatus | null;
  readonly verificationVersion: number;
  /** What the lawyer has written for the current version; undefined until something was saved. */
  readonly content: VerificationContent | undefined;
  /** Searches of this request, oldest first; which of them speak for a report is judged when it is released. */
  readonly searches: readonly RecordedSearch[];
  /** The newest released report. */
  readonly report: SealedReport | undefined;
  readonly viewed: boolean;
  /** ISO instant of the last opening that was kept. */
  readonly openedAt: string | undefined;
  readonly remindersPaused: boolean;
  readonly accountAsked: boolean;
  /** The account was told who owns and who pays. */
  readonly partiesNamed: boolean;
  /** Before the last change of status. */
  readonly previousStatus: RequestStatus | null;
  /** Type of the last move: the same wish again changes nothing. */
  readonly lastMove: string | undefined;
  /** What moves have told besides the status: when it was ordered, paid, postponed. */
  readonly order: RequestColumns;
  /** Powers of attorney signed on line: document → digest of what was signed. */
  readonly signedAuthorities: Readonly<Record<string, string>>;
  /** What is filled in of an order that is not placed yet, or was placed. */
  readonly orderDraft: OrderDraft | null;
  /** What may be drafted and filed, by what was ordered, paid, given and paid back. */
  readonly entitlement: Entitlement;
  /** Deleted by mistake-correcting staff; nothing can be done with it any more. */
  readonly removed: boolean;
}

/** A registration request before its first fact. */
export const nothingRequested: RegistrationRequestState = {
  about: {
    publicId: '',
    mark: '',
    jurisdictions: [],
    userId: null,
    contact: { email: '', firstName: '', lastName: '', phone: '', language: 'en' },
    zone: 'Europe/Bratislava',
    linkRevision: 0,
    assignedAdminId: null,
  },
  mark: noMark,
  country: null,
  status: null,
  verificationVersion: 0,
  content: undefined,
  searches: [],
  report: undefined,
  viewed: false,
  openedAt: undefined,
  remindersPaused: false,
  accountAsked: false,
  partiesNamed: false,
  previousStatus: null,
  lastMove: undefined,
  order: {},
  signedAuthorities: {},
  orderDraft: null,
  entitlement: nothingOrdered,
  removed: false,
};

type RecordedTransition = Extract<RegistrationRequestEvent, { type: TransitionEvent }>;

const transitions: readonly string[] = transitionEvents;

/** Whether a fact has the form of a transition. */
export function isTransition<Event extends RegistrationRequestEvent>(
  event: Event,
): event is Extract<Event, { type: TransitionEvent }> {
  return transitions.includes(event.type);
}

function afterTransition(
  state: RegistrationRequestState,
  event: RecordedTransition,
): RegistrationRequestState {
  const { about, status, statusFrom, columns } = event.data;
  const previousStatus = statusFrom === undefined ? state.previousStatus : statusFrom;
  // Offices are settled when the order is placed: they may be others than those that were checked.
  const mark = { ...state.mark, jurisdictions: about.jurisdictions };
  return {
    ...state,
    about,
    mark,
    status,
    previousStatus,
    lastMove: event.type,
    order: { ...state.order, ...columns },
    entitlement: settled(state, event),
  };
}

/** Orders from before units were told have those that they were placed with. */
function settled(
  { entitlement, mark, orderDraft }: RegistrationRequestState,
  event: RecordedTransition,
): Entitlement {
  switch (event.type) {
    case 'OrderCreated':
      return {
        ...entitlement,
        ordered: event.data.columns?.orderedUnits ?? unitsOfOrder({ mark, orderDraft }),
      };
    case 'InvoicePaid':
      return { ...entitlement, settled: 'PAID' };
    case 'ReadyForDrafting':
      return entitlement.settled === 'TO_PAY' ? { ...entitlement, settled: 'GIVEN' } : entitlement;
    case 'RequestRefunded':
      return withoutOpen({
        ...entitlement,
        paidBack: [...entitlement.paidBack, ...entitledUnits(entitlement)],
      });
    case 'RequestWithdrawn':
    case 'RequestGivenUp':
    case 'ApplicationApproved':
      return withoutOpen(entitlement);
    default:
      return entitlement;
  }
}

/** Facts that change nothing but what may be drafted and filed. */
function widened(entitlement: Entitlement, event: RegistrationRequestEvent): Entitlement {
  switch (event.type) {
    case 'UnitsGiven':
      return { ...entitlement, given: [...entitlement.given, ...event.data.units] };
    case 'UnitsTakenBack':
      return { ...entitlement, paidBack: [...entitlement.paidBack, ...event.data.units] };
    case 'AdditionalOrderPlaced':
      return placed(entitlement, event.data.order);
    case 'AdditionalOrderPaid':
      return additionPaid(entitlement, event.data.order.id);
    case 'AdditionalOrderEnded':
      return ended(entitlement, event.data.order.id);
    default:
      return entitlement;
  }
}

function correctedCountry(
  { country: before }: RegistrationRequestState,
  { country }: CorrectedColumns,
): string | null {
  return country === undefined ? before : country;
}

/** Folds one fact into the state. Total: an unknown fact changes nothing. */
export function evolve(
  state: RegistrationRequestState,
  event: RegistrationRequestEvent,
): RegistrationRequestState {
  if (isTransition(event)) return afterTransition(state, event);
  switch (event.type) {
    case 'RegistrationOrderStarted':
      return { ...state, about: event.data.about, mark: event.data.mark, country: event.data.country };
    case 'RegistrationRequestCorrected':
      return {
        ...state,
        about: event.data.about,
        mark: event.data.mark,
        country: correctedCountry(state, event.data.columns),
      };
    case 'OrderDraftSaved':
      return { ...state, orderDraft: event.data.orderDraft };
    case 'PowerOfAttorneySigned':
      return {
        ...state,
        order: { ...state.order, poaDocumentId: event.data.poaDocumentId, poaDigest: event.data.poaDigest },
        signedAuthorities: { ...state.signedAuthorities, [event.data.poaDocumentId]: event.data.poaDigest },
      };
    case 'RequestBrandAssigned':
      return { ...state, order: { ...state.order, brandId: event.data.brandId } };
    case 'RegistrationRequestRemoved':
      return { ...nothingRequested, removed: true };
    case 'VerificationResultDiscarded':
      return { ...state, content: undefined };
    case 'VerificationRequested':
      return {
        ...state,
        about: event.data.about,
        mark: event.data.mark,
        country: event.data.country,
        status: 'Verification requested',
        verificationVersion: 1,
      };
    case 'VerificationStarted':
    case 'AdminAssigned':
      return { ...state, about: { ...state.about, assignedAdminId: event.data.adminId } };
    case 'VerificationResultSaved':
      return { ...state, content: event.data.content };
    case 'VerificationSearchRecorded':
      return { ...state, searches: [...state.searches, event.data.search] };
    case 'VerificationApproved':
      return { ...state, status: 'Verification approved', viewed: false, report: event.data.report };
    case 'VerificationDismissed':
      return { ...state, status: 'Verification dismissed', viewed: false, report: event.data.report };
    case 'VerificationRepeated':
      return {
        ...state,
        about: event.data.about,
        mark: event.data.mark,
        status: 'Verification requested',
        verificationVersion: event.data.verificationVersion,
        content: undefined,
        viewed: false,
      };
    case 'VerificationResultViewed':
      return { ...state, viewed: true, openedAt: event.data.openedAt };
    case 'ReportOpened':
      return { ...state, openedAt: event.data.openedAt };
    case 'ServiceDescriptionUpdatedByUser':
      return {
        ...state,
        mark: {
          ...state.mark,
          businessDescription: event.data.businessDescription,
          websites: event.data.websites,
        },
      };
    case 'RemindersPaused':
      return { ...state, remindersPaused: event.data.paused };
    case 'AccountAsked':
      return { ...state, accountAsked: true };
    case 'OrderPartiesNamed':
      return { ...state, partiesNamed: true };
    case 'RequestClaimed':
      return { ...state, about: { ...state.about, userId: event.data.userId } };
    case 'LinksRevoked':
      return { ...state, about: { ...state.about, linkRevision: event.data.linkRevision } };
    default:
      return { ...state, entitlement: widened(state.entitlement, event) };
  }
}

/** The answer is out: approved or dismissed, and not asked for anew. */
export function isAnswered(state: RegistrationRequestState): boolean {
  return state.status === 'Verification approved' || state.status === 'Verification dismissed';
}
