import type { About, RegistrationRequestEvent, RequestedMark } from './events.js';
import type { RequestStatus } from './labels.js';
import type { VerificationContent } from './verification-content.js';

export interface RegistrationRequestState {
  readonly about: About;
  readonly mark: RequestedMark;
  readonly status: RequestStatus | null;
  readonly verificationVersion: number;
  /** What the lawyer has written for the current version; undefined until something was saved. */
  readonly content: VerificationContent | undefined;
  readonly viewed: boolean;
  readonly remindersPaused: boolean;
  readonly accountAsked: boolean;
}

export const nothingRequested: RegistrationRequestState = {
  about: { publicId: '', mark: '', jurisdictions: [], userId: null, contact: { email: '', firstName: '', lastName: '', phone: '', language: 'en' }, zone: 'Europe/Bratislava', linkRevision: 0, assignedAdminId: null },
  mark: { type: 'text', value: '', meaning: '', logoDocumentId: null, jurisdictions: [], jurisdictionsUndecided: false, websites: [], businessDescription: '', useInCommerce: null, classes: [] },
  status: null,
  verificationVersion: 0,
  content: undefined,
  viewed: false,
  remindersPaused: false,
  accountAsked: false,
};

/** Folds one fact into the state. Total: an unknown fact changes nothing. */
export function evolve(state: RegistrationRequestState, event: RegistrationRequestEvent): RegistrationRequestState {
  switch (event.type) {
    case 'VerificationRequested':
      return { ...state, about: event.data.about, mark: event.data.mark, status: 'Verification requested', verificationVersion: 1 };
    case 'VerificationStarted':
    case 'AdminAssigned':
      return { ...state, about: { ...state.about, assignedAdminId: event.data.adminId } };
    case 'VerificationResultSaved':
      return { ...state, content: event.data.content };
    case 'VerificationApproved':
      return { ...state, status: 'Verification approved', viewed: false };
    case 'VerificationDismissed':
      return { ...state, status: 'Verification dismissed', viewed: false };
    case 'VerificationRepeated':
      return {
        ...state, about: event.data.about, mark: event.data.mark, status: 'Verification requested',
        verificationVersion: event.data.verificationVersion, content: undefined, viewed: false,
      };
    case 'VerificationResultViewed':
      return { ...state, viewed: true };
    case 'ServiceDescriptionUpdatedByUser':
      return { ...state, mark: { ...state.mark, businessDescription: event.data.businessDescription, websites: event.data.websites } };
    case 'RemindersPaused':
      return { ...state, remindersPaused: event.data.paused };
    case 'AccountAsked':
      return { ...state, accountAsked: true };
    case 'RequestClaimed':
      return { ...state, about: { ...state.about, userId: event.data.userId } };
    case 'LinksRevoked':
      return { ...state, about: { ...state.about, linkRevision: event.data.linkRevision } };
    default:
      return state;
  }
}

/** The answer is out: approved or dismissed, and not asked for anew. */
export function isAnswered(state: RegistrationRequestState): boolean {
  return state.status === 'Verification approved' || state.status === 'Verification dismissed';
}
