import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { eventNumber } from '@cotta/kit/runtime/outbox/event-names.js';
import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import {
  AssignmentDeedState,
  ServiceAccountAskedSchema,
  ServiceRequestMovedEventSchema,
  ServiceRequestMovedSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { serviceForms } from '@cotta/reference/service-forms.js';
import { linkExpiry } from '../registration-request/links.js';
import { deedInOrder } from './office-work-rules.js';

export interface PublicationKeys {
  readonly linkKey: string;
  readonly encryptionKey: string;
}

interface Amount {
  readonly amountMinor: number;
  readonly currency: string;
}

/** What an event of a service order repeats or adds; absent where nothing is known. */
interface Facts {
  readonly userId?: string;
  readonly publicId?: string;
  readonly serviceName?: string;
  readonly language?: string;
  readonly contactEmail?: string;
  readonly contactName?: string;
  readonly linkRevision?: number;
  readonly trademarkId?: string;
  readonly jurisdiction?: string;
  readonly markNumber?: string;
  readonly markName?: string;
  readonly country?: string;
  readonly price?: Amount;
  readonly officeFee?: Amount | null;
  readonly quoteId?: string;
  readonly productId?: string;
  readonly status?: string;
  readonly deedDocumentId?: string | null;
  readonly deedCheck?: Readonly<Record<string, boolean>> | null;
  readonly partOfId?: string;
  readonly orderBy?: string;
  readonly paperDocumentIds?: readonly string[];
  readonly draftDocumentId?: string | null;
  readonly outcomeDocumentId?: string | null;
}

/** Steps of a service order that others act on: its price and payment, the mark, letters and tasks. */
const transitions = [
  'ServiceRequestSubmitted',
  'ServiceRequestQuoted',
  'ServiceRequestInvoiced',
  'ServiceRequestInvoicePaid',
  'ServiceRequestStarted',
  'ServiceRequestFinished',
  'ServiceRequestWithdrawn',
  'ServiceRequestCancelled',
  'ServiceRequestRefunded',
  'ServiceRequestGivenUp',
  'AssignmentDeedAdded',
  'AssignmentDeedChecked',
  'ServiceRequestNotified',
  'ServiceRequestClaimed',
  'ServiceRequestMarkFound',
  'ServiceRequestOrdered',
  'ServiceRequestReleased',
  'ServiceDraftSent',
  'ServiceDraftApproved',
  'ServiceDraftChangeAsked',
  'OutcomePaperAdded',
  'ServiceOutcomeRecorded',
];

/** Where the holder of a link sees the order. */
const pages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(serviceForms.map(({ serviceName }) => [serviceName, '/service-order/'])),
  'trademark-renewal': '/trademark-renewal/form/',
  'trademark-renewals': '/trademark-renewal/form/',
  'ownership-transfer': '/trademark-ownership-transfer/form/',
};

export function serviceRequestPublications(keys: PublicationKeys): Publications {
  const moved = publication(ServiceRequestMovedSchema, (event: RecordedEvent<Facts>) => ({
    request: reference(event, keys),
    event: eventNumber(ServiceRequestMovedEventSchema, event.type),
    status: event.data.status ?? '',
    quoteId: event.data.quoteId ?? '',
    reason: event.reason ?? '',
    priceMinor: BigInt(event.data.price?.amountMinor ?? 0),
    officeFeeMinor: BigInt(event.data.officeFee?.amountMinor ?? 0),
    currency: event.data.price?.currency ?? '',
    country: event.data.country ?? '',
    deedDocumentId: event.data.deedDocumentId ?? '',
    orderBy: event.data.orderBy ?? '',
    deed: deedState(event.data),
    paperDocumentIds: papersOf(event.data),
  }));
  const asked = publication(ServiceAccountAskedSchema, (event: RecordedEvent<Facts>) => ({
    request: reference(event, keys),
  }));
  return { ...Object.fromEntries(transitions.map((type) => [type, moved])), ServiceAccountAsked: asked };
}

/** One fault in a deed is enough for an office to send it back. */
function deedState({ serviceName, deedDocumentId, deedCheck }: Facts): AssignmentDeedState {
  if (serviceName !== 'ownership-transfer') return AssignmentDeedState.UNSPECIFIED;
  if (!deedDocumentId) return AssignmentDeedState.MISSING;
  if (!deedCheck) return AssignmentDeedState.UNREAD;
  return deedInOrder(deedCheck) ? AssignmentDeedState.IN_ORDER : AssignmentDeedState.NOT_IN_ORDER;
}
const papersOf = ({ paperDocumentIds = [], draftDocumentId, outcomeDocumentId }: Facts): string[] => [
  ...paperDocumentIds,
  ...(draftDocumentId ? [draftDocumentId] : []),
  ...(outcomeDocumentId ? [outcomeDocumentId] : []),
];

function reference(
  { streamId, occurredAt, data }: RecordedEvent<Facts>,
  { linkKey, encryptionKey }: PublicationKeys,
) {
  const {
    userId = '',
    publicId = '',
    serviceName = '',
    language = 'en',
    contactEmail,
    contactName = '',
    linkRevision,
    trademarkId = '',
    jurisdiction = '',
    markNumber = '',
    markName = '',
    productId = '',
    partOfId = '',
  } = data;
  // One link opens an order of several marks, and each mark shows on its page.
  const byLink = userId === '' && linkRevision !== undefined;
  const link = byLink
    ? signLink(
        {
          purpose: 'verification-receipt',
          subjectId: partOfId === '' ? streamId : partOfId,
          revision: linkRevision,
          expiresAt: linkExpiry(occurredAt),
        },
        linkKey,
      )
    : '';
  return {
    serviceRequestId: streamId,
    publicId,
    serviceName,
    userId,
    language,
    trademarkId,
    jurisdiction,
    number: markNumber,
    mark: markName,
    productId,
    partOf: partOfId,
    linkRevision: linkRevision ?? 0,
    linkPath: byLink
      ? pages[serviceName] === undefined
        ? '/'
        : `${pages[serviceName]}${link}`
      : `/portal/service-order/${streamId}`,
    ...(contactEmail === undefined
      ? {}
      : {
          contact: encryptContact(
            { email: contactEmail, firstName: '', lastName: contactName, phone: '', language },
            encryptionKey,
          ),
        }),
  };
}
