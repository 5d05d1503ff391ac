import { classNumbers } from '@cotta/reference/nice-classes.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource } from '@cotta/kit/model/resource/define.js';
import { reportedOfMark } from './mark-fields.js';
import { recordedSearchFields } from './recorded-search.js';
import { verificationContentFields } from './verification-content.js';
import { reportRows } from './report-rows.js';

const { searcherId: _who, documentId: _picture, ...searchFields } = recordedSearchFields;
const niceClass = f.integer('Class of the Nice Classification.', classNumbers);
const { textValue: _typed, ...content } = verificationContentFields;

export const reportOutcomes = ['approved', 'dismissed'] as const;

const asked = f.object('AskedInReport', 'What the client asked, exactly as it was then.', reportedOfMark);

/** Everything is read from the frozen text; nothing is ever updated but who may read it. */
export const reportVersionResource = defineResource({
  name: 'ReportVersion',
  table: 'report_version',
  doc: 'A released report, frozen under its seal. A repeated check makes the next one; older ones stay readable.',
  tier: 'aggregate',
  readableBy: ['visitor', 'customer', 'lawyer', 'admin'],
  rows: reportRows,
  defaultOrder: [{ field: 'number', direction: 'DESC' }],
  fields: {
    requestId: f.ref('RegistrationRequest', 'The request that was checked.', {
      as: 'request',
      many: 'reportVersions',
      filterable: true,
    }),
    publicId: f.text('What people quote.', { max: 20 }),
    number: f.integer('1 for the first check, higher when it was repeated.', {
      min: 1,
      filterable: true,
      sortable: true,
    }),
    outcome: f.enumeration('Released with an answer for each office, or with a "no" for the name.', {
      name: 'ReportOutcome',
      values: reportOutcomes,
    }),
    seal: f.text('SHA-256 of the frozen text, hexadecimal.', { max: 64 }),
    frozen: f.longText('The frozen text itself: canonical JSON of everything the report prints.', {
      max: 2_000_000,
    }),
    releasedAt: f.instant('When the client could read it.', { sortable: true }),
    releasedOn: f.calendarDate('The same as a day where the lawyers sit.'),
    lawyerName: f.text('Who answered, as the name was then.', { max: 200, optional: true }),
    lawyerRole: f.text('Role of whoever answered, as it was then.', { max: 20 }),
    asked,
    ...content,
    recommendedClasses: f.list(niceClass, { max: 45 }),
    searches: f.list(f.object('ReportSearch', 'A search the answers rest on.', searchFields), { max: 200 }),
    dismissReason: f.longText('Why the mark should not be filed as it is.', { max: 5000, optional: true }),
    dismissAlternatives: f.list(f.longText('What could work instead.', { max: 1000 }), { max: 5 }),
    userId: f.id('Owner of the request.', { optional: true, secret: true }),
    released: f.boolean('Always; as for the other rows of a report.', { secret: true }),
    linkRevision: f.integer('As of the request.', { secret: true }),
  },
});
