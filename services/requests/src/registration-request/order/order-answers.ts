import { createHash } from 'node:crypto';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { spokenId } from '@cotta/kit/model/words/ids.js';
import { attributionInput } from './visit-attribution.js';
import { addresseeZone } from '../addressee-zone.js';
import type { About } from '../events.js';
import { askedOfMark, type RequestedMark } from '../verification/mark-fields.js';
import { markName } from '../verification/requested-mark.js';

/** What whoever begins an order is asked, whether a check comes first or not. */
export const orderAnswers = {
  ...askedOfMark,
  contact: f.object('ContactInput', 'Who asks.', {
    email: f.email('Where the report is sent.'),
    firstName: f.text('First name.', { max: 100, min: 1 }),
    lastName: f.text('Last name.', { max: 100, min: 1 }),
    phone: f.phone('For questions only.', { optional: true }),
  }),
  language: f.code('LanguageCode', 'Language of the report and the letters.'),
  country: f.code('CountryCode', 'Where the visitor is.', { optional: true }),
  currency: f.code('CurrencyCode', 'Currency for prices in the report.', { optional: true }),
  consultationId: f.id('The talk it follows from: of the account, or of the link in hand.', {
    optional: true,
  }),
  sendMarketingEmails: f.boolean('Consent to marketing, given apart and unticked.'),
  attribution: attributionInput,
};

/** The answers, once the edge has parsed them. */
export type OrderAnswers = InputOf<typeof orderAnswers>;

/** What the first fact of an order says of it: its number follows from the stream, the zone from the visitor's country. */
export function firstAbout(
  input: OrderAnswers,
  made: { mark: RequestedMark; streamId: string; userId: string | null },
): About {
  const { email, firstName, lastName, phone } = input.contact;
  return {
    publicId: spokenId('V', made.streamId),
    mark: markName(made.mark),
    jurisdictions: made.mark.jurisdictions,
    userId: made.userId,
    contact: { email, firstName, lastName, phone: phone ?? '', language: input.language },
    zone: addresseeZone(input.country),
    linkRevision: 1,
    assignedAdminId: null,
  };
}

/** What the first fact of an order says of the visit; euro where no currency was chosen. */
export function visitFacts(input: OrderAnswers, addressKey: string | null) {
  return {
    country: input.country ?? null,
    currency: input.currency ?? 'EUR',
    sendMarketingEmails: input.sendMarketingEmails,
    attribution: input.attribution ?? [],
    ...(input.consultationId == null ? {} : { consultationId: input.consultationId }),
    emailKey: emailKey(input.contact.email),
    addressKey,
  };
}

/** Finds requests of one e-mail address without reading the address. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}
