import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { eventNumber } from '@cotta/kit/runtime/outbox/event-names.js';
import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import { sealContact } from '@cotta/kit/runtime/personal-data/seal.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { LinkPurpose } from '@cotta/kit/model/words/viewer.js';
import {
  AccountAskedSchema,
  AdminAssignedSchema,
  ApplicationSealedSchema,
  ClientRemindedSchema,
  DocumentsSentSchema,
  LinksRevokedSchema,
  OrderPartiesNamedSchema,
  PowerOfAttorneySignedSchema,
  RegistrationOrderStartedSchema,
  RegistrationRequestCorrectedSchema,
  RegistrationRequestRemovedSchema,
  ReportOpenedSchema,
  RequestClaimedSchema,
  RequestMessageWrittenSchema,
  RequestMovedEventSchema,
  RequestMovedSchema,
  ServiceDescriptionUpdatedByUserSchema,
  TooManyVerificationsSchema,
  ViolationLinkSentSchema,
  VerificationApprovedSchema,
  VerificationDismissedSchema,
  VerificationRepeatedSchema,
  VerificationRequestedSchema,
  VerificationResultResentSchema,
  VerificationSearchRecordedSchema,
  VerificationResultViewedSchema,
  VerificationStartedSchema,
  type RequestReferenceSchema,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { RequestContact } from '../registration-request/contact.js';
import {
  moveTypes,
  type About,
  type EventData,
  type Move,
  type MoveType,
} from '../registration-request/events.js';
import { sealedMessage } from '../registration-request/approval/sealed-message.js';
import { signedAuthorityMessage } from '../power-of-attorney/signed-message.js';
import { checkoutPath, draftPath, linkExpiry, linkPath, orderPath } from '../registration-request/links.js';
import { internationalNumber } from '../registration-request/international-number.js';
import { workPromisedAt } from '../registration-request/verification/promised-time.js';
import { pictureName } from '../registration-request/verification/recorded-search.js';
import { schedules } from '../registration-request/reminders/reminder-schedule.js';
import { reportFilePublications } from '../registration-request/report-pdf/file-message.js';
import { additionPublications } from './addition-message.js';
import { newLinksPublication } from './new-links-message.js';
import { releasedReport } from './released-report.js';

type Reference = MessageInitShape<typeof RequestReferenceSchema>;
type About_ = { readonly about: About };

/** What other services may know of this one's facts. Personal data leaves sealed; the report's text does not leave at all. */
export function requestPublications(keys: {
  readonly linkKey: string;
  readonly sealKey: string;
}): Publications {
  const refer = (event: RecordedEvent<About_>, purpose: LinkPurpose = 'verification-summary'): Reference =>
    reference(event, purpose, keys);
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
    VerificationStarted: publication(VerificationStartedSchema, (event: RecordedEvent<About_>) => ({
      request: refer(event),
    })),
    AdminAssigned: publication(AdminAssignedSchema, (event: RecordedEvent<EventData<'AdminAssigned'>>) => ({
      request: refer(event),
      previousAdminId: event.data.previousAdminId ?? '',
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
    VerificationResultViewed: publication(VerificationResultViewedSchema, (event: RecordedEvent<About_>) => ({
      request: refer(event),
    })),
    ReportOpened: publication(ReportOpenedSchema, (event: RecordedEvent<About_>) => ({
      request: refer(event),
    })),
    VerificationResultResent: publication(
      VerificationResultResentSchema,
      (event: RecordedEvent<EventData<'VerificationResultResent'>>) => ({
        request: refer(event),
        approved: event.data.approved,
      }),
    ),
    DocumentsSent: publication(DocumentsSentSchema, (event: RecordedEvent<EventData<'DocumentsSent'>>) => ({
      request: refer(event),
      documentIds: [...event.data.documentIds],
    })),
    ViolationLinkSent: publication(ViolationLinkSentSchema, (event: RecordedEvent<About_>) => ({
      request: refer(event),
    })),
    ServiceDescriptionUpdatedByUser: publication(
      ServiceDescriptionUpdatedByUserSchema,
      (event: RecordedEvent<About_>) => ({ request: refer(event) }),
    ),
    ClientReminded: publication(
      ClientRemindedSchema,
      (event: RecordedEvent<EventData<'ClientReminded'>>) => ({
        request: reminderReference(event, keys),
        reminder: event.data.reminder,
        step: event.data.step,
        dueOn: event.data.dueOn,
        reminderKey: nameBasedId(
          event.data.reminder,
          event.streamId,
          String(event.data.step),
          event.data.dueOn,
        ),
      }),
    ),
    RegistrationOrderStarted: publication(
      RegistrationOrderStartedSchema,
      (event: RecordedEvent<EventData<'RegistrationOrderStarted'>>) => ({
        request: refer(event, 'verification-receipt'),
        logoDocumentId: event.data.mark.logoDocumentId ?? '',
      }),
    ),
    RegistrationRequestCorrected: publication(
      RegistrationRequestCorrectedSchema,
      (event: RecordedEvent<About_>) => ({ request: refer(event) }),
    ),
    RegistrationRequestRemoved: publication(RegistrationRequestRemovedSchema, ({ streamId }) => ({
      requestId: streamId,
    })),
    ...Object.fromEntries(
      moveTypes.map((type) => [
        type,
        publication(RequestMovedSchema, (event: RecordedEvent<Move>) => ({
          request: aboutDraft.includes(type) ? draftReference(event, keys) : refer(event),
          event: eventNumber(RequestMovedEventSchema, type),
          status: event.data.status ?? '',
          statusFrom: event.data.statusFrom ?? '',
          ...(promising.includes(type)
            ? { promisedAt: timestampFromDate(workPromisedAt(event.occurredAt)) }
            : {}),
          quoteId: type === 'OrderCreated' ? column(event.data, 'quoteId') : '',
          until: column(event.data, 'postponedUntil'),
        })),
      ]),
    ),
    PowerOfAttorneySigned: publication(
      PowerOfAttorneySignedSchema,
      (event: RecordedEvent<EventData<'PowerOfAttorneySigned'>>) =>
        signedAuthorityMessage(event, refer(event)),
    ),
    ApplicationSealed: publication(
      ApplicationSealedSchema,
      (event: RecordedEvent<EventData<'ApplicationSealed'>>) =>
        sealedMessage(event, refer(event), keys.sealKey),
    ),
    MessageWritten: publication(
      RequestMessageWrittenSchema,
      (event: RecordedEvent<EventData<'MessageWritten'>>) => ({
        request: conversationReference(event, keys),
        commentId: event.data.commentId,
        authorId: event.data.authorId,
        fromClient: event.data.fromClient,
      }),
    ),
    ...additionPublications(refer),
    ...reportFilePublications,
    AccountAsked: publication(AccountAskedSchema, (event: RecordedEvent<About_>) => ({
      request: refer(event, 'verification-receipt'),
    })),
    RequestClaimed: publication(RequestClaimedSchema, (event: RecordedEvent<About_>) => ({
      request: refer(event),
    })),
    OrderPartiesNamed: publication(
      OrderPartiesNamedSchema,
      (event: RecordedEvent<EventData<'OrderPartiesNamed'>>) => ({
        request: refer(event),
        ownerId: event.data.ownerId,
        addressId: event.data.addressId,
        sealedParties: Buffer.from(event.data.sealed, 'base64'),
      }),
    ),
    LinksRevoked: publication(LinksRevokedSchema, (event: RecordedEvent<EventData<'LinksRevoked'>>) => ({
      requestId: event.streamId,
      linkRevision: event.data.linkRevision,
    })),
    NewLinksAsked: newLinksPublication(keys),
    TooManyVerifications: publication(
      TooManyVerificationsSchema,
      (event: RecordedEvent<{ contact: RequestContact; limit: string }>) => ({
        contact: sealContact(event.data.contact, keys.sealKey),
        language: event.data.contact.language,
        limit: event.data.limit,
      }),
    ),
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

/** The client goes on at the draft of the application. */
const aboutDraft: readonly MoveType[] = ['ReadyForDrafting', 'SentForReview', 'ApplicationPostponed'];

/** Whoever asked for one of these is told by when we answer. */
const promising: readonly MoveType[] = [
  'ReviewRequested',
  'ChangesRequested',
  'ApplicationApproved',
  'EndAsked',
];

function column({ columns }: Move, key: string): string {
  const value = columns?.[key];
  return typeof value === 'string' ? value : '';
}

/** A reminder leads to what it asks for. */
function reminderReference(
  event: RecordedEvent<EventData<'ClientReminded'>>,
  keys: { linkKey: string; sealKey: string },
): Reference {
  const schedule = schedules.find(({ kind }) => kind === event.data.reminder);
  const to = schedule?.leadsTo;
  if (to === 'draft')
    return {
      ...draftReference(event, keys),
      ...(schedule?.texted === true ? { contact: sealContact(reachable(event.data), keys.sealKey) } : {}),
    };
  if (to === undefined) return reference(event, 'verification-summary', keys);
  const token = signLink(
    {
      purpose: 'verification-summary',
      subjectId: event.streamId,
      revision: event.data.about.linkRevision,
      expiresAt: linkExpiry(event.occurredAt),
    },
    keys.linkKey,
  );
  return {
    ...reference(event, 'verification-summary', keys),
    linkPath: to === 'checkout' ? checkoutPath(token) : orderPath(token),
  };
}

/** Who to write to, by a number that needs no country. */
function reachable({ about: { contact }, country = null }: EventData<'ClientReminded'>): RequestContact {
  return { ...contact, phone: internationalNumber(contact.phone, country) ?? '' };
}

/** To the conversation: on the order's own page, or on that of the receipt for whoever has no account. */
function conversationReference(
  event: RecordedEvent<About_>,
  keys: { linkKey: string; sealKey: string },
): Reference {
  const { about } = event.data;
  const found = reference(event, 'verification-receipt', keys);
  return {
    ...found,
    linkPath:
      about.userId === null ? `${found.linkPath}#ask-lawyer` : `/portal/order/${event.streamId}#messages`,
  };
}

function draftReference(event: RecordedEvent<About_>, keys: { linkKey: string; sealKey: string }): Reference {
  const { about } = event.data;
  const token = signLink(
    {
      purpose: 'verification-receipt',
      subjectId: event.streamId,
      revision: about.linkRevision,
      expiresAt: linkExpiry(event.occurredAt),
    },
    keys.linkKey,
  );
  return {
    ...reference(event, 'verification-receipt', keys),
    linkPath: draftPath(about.userId === null ? { token } : event.streamId),
  };
}

function reference(
  event: RecordedEvent<About_>,
  purpose: LinkPurpose,
  keys: { linkKey: string; sealKey: string },
): Reference {
  const { about } = event.data;
  const link = signLink(
    {
      purpose,
      subjectId: event.streamId,
      revision: about.linkRevision,
      expiresAt: linkExpiry(event.occurredAt),
    },
    keys.linkKey,
  );
  return {
    requestId: event.streamId,
    publicId: about.publicId,
    mark: about.mark,
    jurisdictions: [...about.jurisdictions],
    userId: about.userId ?? '',
    language: about.contact.language,
    contact: sealContact(about.contact, keys.sealKey),
    linkPath: linkPath(purpose, link),
    assignedAdminId: about.assignedAdminId ?? '',
    zone: about.zone,
    linkRevision: about.linkRevision,
  };
}

function instant(iso: string) {
  return timestampFromDate(new Date(iso));
}
