import { createHash } from 'node:crypto';
import { defineCommand } from '@cotta/kit/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/decider/refusal.js';
import { f, type InputOf } from '@cotta/kit/field/field.js';
import { spokenId } from '@cotta/kit/ids/ids.js';
import { addresseeZone } from '../domain/addressee-zone.js';
import type { About, RegistrationRequestEvent, RequestedMark } from '../domain/events.js';
import { kindField, markFields } from '../domain/mark-fields.js';
import { promisedAt } from '../domain/promised-time.js';
import { markName, markProblems, uploadedDocument } from '../domain/requested-mark.js';
import { registrationRequest } from '../registration-request.aggregate.js';

const fields = {
  type: kindField,
  ...markFields,
  jurisdictionsUndecided: f.boolean('The visitor is not sure where and wants advice.'),
  useInCommerce: f.boolean('Whether the mark is used already.', { optional: true }),
  contact: f.object('ContactInput', 'Who asks.', {
    email: f.email('Where the report is sent.'),
    firstName: f.text('First name.', { max: 100, min: 1 }),
    lastName: f.text('Last name.', { max: 100, min: 1 }),
    phone: f.phone('For questions only.', { optional: true }),
  }),
  language: f.code('LanguageCode', 'Language of the report and the letters.'),
  country: f.code('CountryCode', 'Where the visitor is.', { optional: true }),
  currency: f.code('CurrencyCode', 'Currency for prices in the report.', { optional: true }),
  sendMarketingEmails: f.boolean('Consent to marketing, given apart and unticked.'),
  attribution: f.list(
    f.object('AttributionValue', 'Where the visit came from.', {
      name: f.text('gclid, utm_source, msclkid, gbraid or affiliate.', { max: 30 }),
      value: f.text('Its value.', { max: 500 }),
    }),
    { max: 10, optional: true },
  ),
};

export type RequestVerificationInput = InputOf<typeof fields>;

/** `linkKey`: the key that upload tokens are signed with. */
export function defineRequestVerification(linkKey: string) {
  return defineCommand({
    name: 'RequestVerification',
    doc: 'Asks a lawyer to check a name or a logo. Anyone may; limits apply.',
    aggregate: registrationRequest,
    stream: 'new',
    allowed: ['visitor', 'customer', 'lawyer', 'admin'],
    input: fields,
    mayTouch: () => true,
    decide: (_, input, { now, viewer, streamId }): readonly RegistrationRequestEvent[] | Refusal => {
      const logoDocumentId = uploadedDocument(input.logoUpload, linkKey, now);
      if (logoDocumentId === undefined) return refuseFields([{ path: ['logoUpload'], code: 'UPLOAD_NOT_FOUND', message: 'Upload the logo again.' }]);
      const problems = markProblems({ ...input, logoDocumentId });
      if (problems.length > 0) return refuseFields(problems);
      const mark = requestedMark(input, logoDocumentId);
      const userId = viewer.role === 'customer' ? (viewer.userId ?? null) : null;
      return [{ type: 'VerificationRequested', data: { ...requestFacts(input, viewer.addressKey ?? null), about: about(input, { mark, streamId, userId }), mark, promisedAt: promisedAt(now).toISOString() } }];
    },
  });
}

function requestedMark(input: RequestVerificationInput, logoDocumentId: string | null): RequestedMark {
  return {
    type: input.type, value: input.value ?? '', meaning: input.meaning ?? '', logoDocumentId,
    jurisdictions: [...new Set(input.jurisdictions)], jurisdictionsUndecided: input.jurisdictionsUndecided,
    websites: input.websites, businessDescription: input.businessDescription, useInCommerce: input.useInCommerce ?? null,
    classes: input.classes ?? [],
  };
}

function about(input: RequestVerificationInput, made: { mark: RequestedMark; streamId: string; userId: string | null }): About {
  const { email, firstName, lastName, phone } = input.contact;
  return {
    publicId: spokenId('V', made.streamId), mark: markName(made.mark), jurisdictions: made.mark.jurisdictions, userId: made.userId,
    contact: { email, firstName, lastName, phone: phone ?? '', language: input.language },
    zone: addresseeZone(input.country), linkRevision: 1, assignedAdminId: null,
  };
}

function requestFacts(input: RequestVerificationInput, addressKey: string | null) {
  return {
    country: input.country ?? null, currency: input.currency ?? 'EUR',
    sendMarketingEmails: input.sendMarketingEmails, attribution: input.attribution ?? [],
    emailKey: emailKey(input.contact.email), addressKey,
  };
}

/** Finds requests of one e-mail address without reading the address. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}
