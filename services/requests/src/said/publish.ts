import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import {
  AccountAskedSchema,
  AdminAssignedSchema,
  DocumentsSentSchema,
  LinksRevokedSchema,
  RegistrationRequestCorrectedSchema,
  RegistrationRequestRemovedSchema,
  RequestClaimedSchema,
  RequestMessageWrittenSchema,
  ViolationLinkSentSchema,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { EventData } from '../registration-request/events.js';
import { reportFilePublications } from '../registration-request/report-pdf/file-message.js';
import { newLinksPublication } from './new-links-message.js';
import { orderPublications } from './order-messages.js';
import {
  conversationReference,
  reference,
  type OfRequest,
  type PublicationKeys,
  type Refer,
} from './reference.js';
import { reminderPublication } from './reminder-message.js';
import { tooManyPublication, verificationPublications } from './verification-messages.js';

/** What other services may know of this one's facts. Personal data leaves sealed; the report's text does not leave at all. */
export function requestPublications(keys: PublicationKeys): Publications {
  const refer: Refer = (event, purpose = 'verification-summary') => reference(event, purpose, keys);
  return {
    ...verificationPublications(refer),
    AdminAssigned: publication(AdminAssignedSchema, (event: RecordedEvent<EventData<'AdminAssigned'>>) => ({
      request: refer(event),
      previousAdminId: event.data.previousAdminId ?? '',
    })),
    DocumentsSent: publication(DocumentsSentSchema, (event: RecordedEvent<EventData<'DocumentsSent'>>) => ({
      request: refer(event),
      documentIds: [...event.data.documentIds],
    })),
    ViolationLinkSent: publication(ViolationLinkSentSchema, (event: RecordedEvent<OfRequest>) => ({
      request: refer(event),
    })),
    ClientReminded: reminderPublication(keys),
    ...orderPublications(refer, keys),
    RegistrationRequestCorrected: publication(
      RegistrationRequestCorrectedSchema,
      (event: RecordedEvent<OfRequest>) => ({ request: refer(event) }),
    ),
    RegistrationRequestRemoved: publication(RegistrationRequestRemovedSchema, ({ streamId }) => ({
      requestId: streamId,
    })),
    MessageWritten: publication(
      RequestMessageWrittenSchema,
      (event: RecordedEvent<EventData<'MessageWritten'>>) => ({
        request: conversationReference(event, keys),
        commentId: event.data.commentId,
        authorId: event.data.authorId,
        fromClient: event.data.fromClient,
      }),
    ),
    ...reportFilePublications,
    AccountAsked: publication(AccountAskedSchema, (event: RecordedEvent<OfRequest>) => ({
      request: refer(event, 'verification-receipt'),
    })),
    RequestClaimed: publication(RequestClaimedSchema, (event: RecordedEvent<OfRequest>) => ({
      request: refer(event),
    })),
    LinksRevoked: publication(LinksRevokedSchema, (event: RecordedEvent<EventData<'LinksRevoked'>>) => ({
      requestId: event.streamId,
      linkRevision: event.data.linkRevision,
    })),
    NewLinksAsked: newLinksPublication(keys),
    TooManyVerifications: tooManyPublication(keys.encryptionKey),
  };
}

/** Kept inside: drafts of the report, and a switch only staff care about. */
export const unpublished = [
  'OrderDraftSaved',
  'VerificationResultSaved',
  'VerificationResultDiscarded',
  'RequestBrandAssigned',
  'RemindersPaused',
  'UnitsGiven',
  'UnitsTakenBack',
];
