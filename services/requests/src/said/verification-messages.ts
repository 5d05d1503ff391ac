import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { publication, type Publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import {
  ReportOpenedSchema,
  ServiceDescriptionUpdatedByUserSchema,
  TooManyVerificationsSchema,
  VerificationApprovedSchema,
  VerificationDismissedSchema,
  VerificationRepeatedSchema,
  VerificationRequestedSchema,
  VerificationResultResentSchema,
  VerificationResultViewedSchema,
  VerificationSearchRecordedSchema,
  VerificationStartedSchema,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { RequestContact } from '../registration-request/contact.js';
import type { EventData } from '../registration-request/events.js';
import { pictureName } from '../registration-request/verification/recorded-search.js';
import type { OfRequest, Refer } from './reference.js';
import { releasedReport } from './released-report.js';

/** The check, from the asking to the report in the client's hands. */
export function verificationPublications(refer: Refer): Publications {
  return {
    VerificationRequested: publication(
      VerificationRequestedSchema,
      (event: RecordedEvent<EventData<'VerificationRequested'>>) => ({
        request: refer(event, 'verification-receipt'),
        promisedAt: instant(event.data.promisedAt),
        logoDocumentId: event.data.mark.logoDocumentId ?? '',
        verificationVersion: 1,
      }),
    ),
    VerificationStarted: publication(VerificationStartedSchema, (event: RecordedEvent<OfRequest>) => ({
      request: refer(event),
    })),
    VerificationApproved: publication(
      VerificationApprovedSchema,
      (event: RecordedEvent<EventData<'VerificationApproved'>>) => ({
        request: refer(event),
        verdicts: event.data.content.jurisdictions.map(({ jurisdiction, verdict }) => ({
          jurisdiction,
          verdict: verdict.replaceAll(' ', '_'),
        })),
        ...releasedReport(event.data.report),
      }),
    ),
    VerificationSearchRecorded: publication(
      VerificationSearchRecordedSchema,
      (event: RecordedEvent<EventData<'VerificationSearchRecorded'>>) => ({
        request: refer(event),
        searchId: event.data.search.searchId,
        documentId: event.data.search.documentId ?? '',
        documentName: pictureName(event.data.search),
      }),
    ),
    VerificationDismissed: publication(
      VerificationDismissedSchema,
      (event: RecordedEvent<EventData<'VerificationDismissed'>>) => ({
        request: refer(event),
        reason: event.data.reason,
        alternatives: [...event.data.alternatives],
        ...releasedReport(event.data.report),
      }),
    ),
    VerificationRepeated: publication(
      VerificationRepeatedSchema,
      (event: RecordedEvent<EventData<'VerificationRepeated'>>) => ({
        request: refer(event, 'verification-receipt'),
        promisedAt: instant(event.data.promisedAt),
        verificationVersion: event.data.verificationVersion,
        logoDocumentId: event.data.mark.logoDocumentId ?? '',
      }),
    ),
    ServiceDescriptionUpdatedByUser: publication(
      ServiceDescriptionUpdatedByUserSchema,
      (event: RecordedEvent<OfRequest>) => ({ request: refer(event) }),
    ),
    ...readingPublications(refer),
  };
}

/** What becomes of the answer: opened, looked at, sent once more. */
function readingPublications(refer: Refer): Publications {
  return {
    VerificationResultViewed: publication(
      VerificationResultViewedSchema,
      (event: RecordedEvent<OfRequest>) => ({
        request: refer(event),
      }),
    ),
    ReportOpened: publication(ReportOpenedSchema, (event: RecordedEvent<OfRequest>) => ({
      request: refer(event),
    })),
    VerificationResultResent: publication(
      VerificationResultResentSchema,
      (event: RecordedEvent<EventData<'VerificationResultResent'>>) => ({
        request: refer(event),
        approved: event.data.approved,
      }),
    ),
  };
}

/** Whoever has asked too often is told so once. */
export function tooManyPublication(encryptionKey: string): Publication {
  return publication(
    TooManyVerificationsSchema,
    (event: RecordedEvent<{ contact: RequestContact; limit: string }>) => ({
      contact: encryptContact(event.data.contact, encryptionKey),
      language: event.data.contact.language,
      limit: event.data.limit,
    }),
  );
}

function instant(iso: string) {
  return timestampFromDate(new Date(iso));
}
