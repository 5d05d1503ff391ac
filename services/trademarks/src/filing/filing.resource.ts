import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

/** Ways that are work of ours; where staff file at the office themselves there is nothing to carry. */
export const carriedRoutes = ['EUIPO', 'Partner'] as const;
export const filingStatuses = [
  'Prepared',
  'Confirmed',
  'Submitted',
  'Acknowledged',
  'Filed',
  'Returned',
  'Cancelled',
] as const;
export type FilingStatus = (typeof filingStatuses)[number];
/** Something may still come of it. */
export const openFilingStatuses: readonly FilingStatus[] = [
  'Prepared',
  'Confirmed',
  'Submitted',
  'Acknowledged',
];
/** Out of our hands, and not back: a prompt partner fetches before our own record of the announcement is written. */
export const handedStatuses: readonly FilingStatus[] = ['Confirmed', 'Submitted', 'Acknowledged'];

const known = { optional: true, filterable: true } as const;

export const filingResource = defineResource({
  name: 'Filing',
  table: 'trademark_filing',
  doc: 'One attempt to bring an approved application to its office, by wire or through a partner. What came back begins another one.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  fields: {
    trademarkId: f.ref('Trademark', 'The mark.', {
      as: 'trademark',
      many: 'filings',
      filterable: true,
      copiedToChild: {
        userId: 'userId',
        jurisdiction: 'jurisdiction',
        registrationRequestId: 'registrationRequestId',
      },
    }),
    userId: f.ref('User', "Whose it is; follows the mark's.", { as: 'user', ...known }),
    jurisdiction: f.code('JurisdictionCode', "The office; follows the mark's.", known),
    registrationRequestId: f.ref('RegistrationRequest', "The order; follows the mark's.", {
      as: 'registrationRequest',
      many: 'filings',
      ...known,
    }),
    route: f.enumeration('The way to the office.', {
      name: 'FilingRoute',
      values: carriedRoutes,
      filterable: true,
    }),
    partner: f.text('Code of the partner who files.', { max: 40, ...known }),
    status: f.enumeration('How far it is.', {
      name: 'FilingStatus',
      values: filingStatuses,
      filterable: true,
      sortable: true,
    }),
    digest: f.text('Digest of the sealed copy that is filed.', { max: 64, optional: true }),
    officeDraft: f.text("The office's name for our draft.", { max: 60, optional: true }),
    officeFee: f.money('What the office asks for it.', { optional: true }),
    pictureDigest: f.text('SHA-256 of the picture the office was sent, hexadecimal; null for words.', {
      max: 64,
      optional: true,
    }),
    preparedById: f.ref('User', 'Who prepared it; above the limit somebody else confirms.', {
      as: 'preparedBy',
      ofAnyClient: true,
      ...known,
    }),
    assignedAdminId: f.ref('User', 'Who is asked to look at the last sheet and confirm.', {
      as: 'assignedAdmin',
      many: 'assignedFilings',
      ofAnyClient: true,
      ...known,
    }),
    attempts: f.integer('Tries that failed since it last went on.', { min: 0, max: 1000, optional: true }),
    trouble: f.longText('What went wrong with the last try.', { max: 2000, optional: true }),
    silentSince: f.instant('Since when the office does not answer; null where it does.', { optional: true }),
    nextTryAt: f.instant('When it is tried again.', { optional: true, filterable: true }),
    acknowledgedAt: f.instant('When the partner said that it has the package.', { optional: true }),
    number: f.text('Number the office gave.', { max: 60, optional: true }),
    filingDate: f.calendarDate("Day of filing, in the office's zone.", { optional: true }),
    receiptDocumentId: f.ref('Document', 'The paper of the office about what it got.', {
      as: 'receiptDocument',
      optional: true,
    }),
    returnReason: f.longText('Why it came back.', { max: 2000, optional: true }),
  },
});

export type FilingFields = typeof filingResource.fields;
