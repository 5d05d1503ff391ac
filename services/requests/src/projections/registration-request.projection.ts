import type { InlineProjection, RecordedEvent } from '@cotta/kit/projection/projection.js';
import { changeRow, insertRow, json, type RowValues } from '@cotta/kit/projection/row.js';
import type { RegistrationRequestEvent, RequestedMark } from '../domain/events.js';
import { statusGroup, type RequestStatus } from '../domain/labels.js';

type Stored = RegistrationRequestEvent & RecordedEvent;

/** The row of `registration_request`. */
export const registrationRequestProjection: InlineProjection = {
  name: 'registration_request',
  tables: ['registration_request'],
  project: async (tx, recorded) => {
    const event = recorded as Stored;
    if (event.type === 'VerificationRequested') await insertRow(tx, 'registration_request', event, firstRow(event));
    else await changeRow(tx, 'registration_request', event, changes(event));
  },
};

function firstRow(event: Extract<Stored, { type: 'VerificationRequested' }>): RowValues {
  const { about, mark, promisedAt, country, currency, sendMarketingEmails, attribution, emailKey, addressKey } = event.data;
  return {
    ...status('Verification requested'), ...markColumns(mark),
    publicId: about.publicId, userId: about.userId, linkRevision: about.linkRevision,
    contactEmail: about.contact.email, contactFirstName: about.contact.firstName, contactLastName: about.contact.lastName,
    contactPhone: about.contact.phone, language: about.contact.language,
    country, region: country, currency, sendMarketingEmails, attribution: json(attribution), emailKey, addressKey,
    stage: 'verification', verificationVersion: 1, promisedAt, requestedAt: event.occurredAt,
  };
}

function changes(event: Stored): RowValues {
  switch (event.type) {
    case 'VerificationStarted':
    case 'AdminAssigned':
      return { assignedAdminId: event.data.adminId };
    case 'VerificationApproved':
      return { ...status('Verification approved'), answeredAt: event.occurredAt, dismissReason: null, dismissAlternatives: [] };
    case 'VerificationDismissed':
      return { ...status('Verification dismissed'), answeredAt: event.occurredAt, dismissReason: event.data.reason, dismissAlternatives: event.data.alternatives };
    case 'VerificationRepeated':
      return {
        ...status('Verification requested'), ...markColumns(event.data.mark), verificationVersion: event.data.verificationVersion,
        promisedAt: event.data.promisedAt, requestedAt: event.occurredAt, answeredAt: null, viewedAt: null, dismissReason: null, dismissAlternatives: [],
      };
    case 'VerificationResultViewed':
      return { viewedAt: event.occurredAt };
    case 'ServiceDescriptionUpdatedByUser':
      return { businessDescription: event.data.businessDescription, websites: event.data.websites };
    case 'RemindersPaused':
      return { remindersPaused: event.data.paused };
    case 'RequestClaimed':
      return { userId: event.data.userId };
    case 'LinksRevoked':
      return { linkRevision: event.data.linkRevision };
    default:
      return {};
  }
}

function status(value: RequestStatus): RowValues {
  return { status: value, statusGroup: statusGroup(value) };
}

function markColumns(mark: RequestedMark): RowValues {
  return {
    type: mark.type, value: mark.value, meaning: mark.meaning, logoDocumentId: mark.logoDocumentId, jurisdictions: mark.jurisdictions,
    jurisdictionsUndecided: mark.jurisdictionsUndecided, websites: mark.websites, businessDescription: mark.businessDescription,
    useInCommerce: mark.useInCommerce, classes: mark.classes, filingClassesCount: mark.classes.length,
  };
}
