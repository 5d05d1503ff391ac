import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import { changeRow, insertRow, json } from '@cotta/kit/model/rows/row.js';
import type { StoredOf } from '@cotta/kit/model/field/field.js';
import type { TransitionFact, RegistrationRequestEvent } from './events.js';
import type { requestFields } from './request-fields.js';
import { affiliateOf } from './order/visit-attribution.js';
import { statusGroup, type RequestStatus } from './labels.js';
import { markColumns } from './verification/mark-fields.js';
import { isTransition } from './registration-request.js';

type Stored = RegistrationRequestEvent & RecordedEvent;
type Row = StoredOf<typeof requestFields>;

/** Columns as they are written: instants also as facts tell them, objects as JSON text. */
type WrittenColumns = { readonly [Key in keyof Row]?: Written<Row[Key]> };
type Written<Value> = Value extends Date
  ? Date | string
  : Value extends string | number | boolean | null | readonly (string | number)[]
    ? Value
    : string | null;

/** The row of `registration_request`. */
export const registrationRequestProjection: InlineProjection = {
  name: 'registration_request',
  tables: ['registration_request'],
  project: async (tx, recorded) => {
    const event = recorded as Stored;
    if (event.type === 'VerificationRequested' || event.type === 'RegistrationOrderStarted')
      await insertRow(tx, 'registration_request', event, firstRow(event));
    else if (event.type === 'RegistrationRequestRemoved')
      await tx.query('delete from registration_request where id = $1', [event.streamId]);
    else {
      await changeRow(tx, 'registration_request', event, changes(event));
      if (event.type === 'MessageWritten' && event.data.fromClient)
        // Who writes again has waited since the first time.
        await tx.query(
          'update registration_request set unanswered_since = coalesce(unanswered_since, $2) where id = $1',
          [event.streamId, event.occurredAt],
        );
    }
  },
};

function firstRow(
  event: Extract<Stored, { type: 'VerificationRequested' | 'RegistrationOrderStarted' }>,
): WrittenColumns {
  const { about, mark, country, currency, sendMarketingEmails, attribution, emailKey, addressKey } =
    event.data;
  const { consultationId } = event.data;
  return {
    ...checkColumns(event),
    ...markColumns(mark),
    publicId: about.publicId,
    userId: about.userId,
    linkRevision: about.linkRevision,
    contactEmail: about.contact.email,
    contactFirstName: about.contact.firstName,
    contactLastName: about.contact.lastName,
    contactPhone: about.contact.phone,
    language: about.contact.language,
    country,
    region: country,
    currency,
    sendMarketingEmails,
    attribution: json(attribution),
    affiliate: affiliateOf(attribution) ?? null,
    // Facts from before orders knew talks write the row they wrote then.
    ...(consultationId === undefined ? {} : { consultationId }),
    emailKey,
    addressKey,
    stage: 'verification',
  };
}

/** An order without a check has no status, and nothing was promised. */
function checkColumns(
  event: Extract<Stored, { type: 'VerificationRequested' | 'RegistrationOrderStarted' }>,
): WrittenColumns {
  if (event.type === 'RegistrationOrderStarted') return { ...status(null), verificationVersion: 0 };
  return {
    ...status('Verification requested'),
    verificationVersion: 1,
    promisedAt: event.data.promisedAt,
    requestedAt: event.occurredAt,
  };
}

function changes(event: Stored): WrittenColumns {
  if (isTransition(event)) return transitionColumns(event.data);
  switch (event.type) {
    case 'RegistrationRequestCorrected':
      return { ...markColumns(event.data.mark), ...event.data.columns };
    case 'VerificationStarted':
    case 'AdminAssigned':
      return { assignedAdminId: event.data.adminId };
    case 'VerificationApproved':
      return {
        ...status('Verification approved'),
        answeredAt: event.occurredAt,
        dismissReason: null,
        dismissAlternatives: [],
      };
    case 'VerificationDismissed':
      return {
        ...status('Verification dismissed'),
        answeredAt: event.occurredAt,
        dismissReason: event.data.reason,
        dismissAlternatives: event.data.alternatives,
      };
    case 'VerificationRepeated':
      return {
        ...status('Verification requested'),
        ...markColumns(event.data.mark),
        verificationVersion: event.data.verificationVersion,
        promisedAt: event.data.promisedAt,
        requestedAt: event.occurredAt,
        answeredAt: null,
        viewedAt: null,
        dismissReason: null,
        dismissAlternatives: [],
      };
    case 'VerificationResultViewed':
      return { viewedAt: event.occurredAt };
    case 'ServiceDescriptionUpdatedByUser':
      return { businessDescription: event.data.businessDescription, websites: event.data.websites };
    case 'OrderDraftSaved':
      return { orderDraft: json(event.data.orderDraft), orderDraftSavedAt: event.occurredAt };
    case 'PowerOfAttorneySigned':
      return { poaDocumentId: event.data.poaDocumentId, poaDigest: event.data.poaDigest };
    case 'RemindersPaused':
      return { remindersPaused: event.data.paused };
    case 'RequestBrandAssigned':
      return { brandId: event.data.brandId };
    case 'RequestClaimed':
      return { userId: event.data.userId };
    case 'LinksRevoked':
      return { linkRevision: event.data.linkRevision };
    case 'MessageWritten':
      return event.data.fromClient ? {} : { unansweredSince: null };
    default:
      return {};
  }
}

function transitionColumns({ status: to, stage, columns }: TransitionFact): WrittenColumns {
  return { ...status(to), ...(stage === undefined ? {} : { stage }), ...columns };
}

function status(value: RequestStatus | null): WrittenColumns {
  return { status: value, statusGroup: statusGroup(value) };
}
