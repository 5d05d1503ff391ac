import { f } from '@cotta/kit/model/field/field.js';
import type { RequestColumns } from './request-columns.js';

const optional = { optional: true } as const;

/** The contact of an order. */
export const correctedContact = {
  contactEmail: f.email('Where letters go.', optional),
  contactFirstName: f.text('First name of the contact.', { max: 100, min: 1, ...optional }),
  contactLastName: f.text('Last name of the contact.', { max: 100, min: 1, ...optional }),
  contactPhone: f.phone('Phone; empty takes it away.', optional),
  language: f.code('LanguageCode', 'Language of letters and report.', optional),
};

/** What else of an order's row staff correct; the mark has a declaration of its own. */
export const correctedSettings = {
  country: f.code('CountryCode', 'Where the contact is.', optional),
  region: f.text('Site region of the visit.', { max: 10, ...optional }),
  currency: f.code('CurrencyCode', 'Currency prices are shown in.', optional),
  services: f.list(f.text('Ordered service.', { max: 60 }), { max: 50, ...optional }),
  orderedItems: f.list(f.text('Ordered item.', { max: 200 }), { max: 200, ...optional }),
  markAlias: f.text('A name for the mark among several.', { max: 200, ...optional }),
  filingClassesCount: f.integer('How many classes are to be filed.', { min: 0, max: 45, ...optional }),
  e2eProtection: f.boolean('End-to-end protection was ordered.', optional),
  brandProtection: f.boolean('Brand protection was ordered.', optional),
  euipoGrantRequested: f.boolean('The EUIPO grant for small firms was asked for.', optional),
  serviceType: f.text('Kind of service.', { max: 60, ...optional }),
  sendMarketingEmails: f.boolean('Consent to marketing.', optional),
  sendDraftingReminders: f.boolean('Reminders about drafts are wanted.', optional),
};

/** What the fact of a correction carries into the row, besides the mark. */
export type CorrectedColumns = Pick<
  RequestColumns,
  keyof typeof correctedContact | keyof typeof correctedSettings
>;
