import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow, noRow } from '@cotta/kit/model/resource/define.js';
import { recheckFields } from './report-watch.js';

const { ranAt: _ran, scoreVersion: _score, ...found } = recheckFields;

export const reportRecheckResource = defineResource({
  name: 'ReportRecheck',
  table: 'report_recheck',
  doc: 'What the searches of a released report find today: for whoever reads the report. No lawyer has looked at it.',
  tier: 'aggregate',
  readableBy: ['visitor', 'customer', 'lawyer', 'admin'],
  // Through the request: a list is how a report that is read by a link asks for its one row.
  listable: ['visitor', 'customer', 'lawyer', 'admin'],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    customer: ({ userId }) => ({ userId }),
    visitor: ({ link }) =>
      link?.purpose === 'verification-summary'
        ? { requestId: link.subjectId, linkRevision: link.revision }
        : noRow,
  },
  fields: {
    requestId: f.ref('RegistrationRequest', 'The request whose report it is.', {
      as: 'request',
      many: 'reportRechecks',
      filterable: true,
    }),
    number: f.integer('Version of the report.', { min: 1 }),
    releasedAt: f.instant('When the report was released.', { filterable: true }),
    ranAt: f.instant('When the same searches were made again; null: not yet.', {
      optional: true,
      filterable: true,
    }),
    scoreVersion: f.text('Versions of formula, text analysis and weights of that run.', {
      max: 60,
      optional: true,
    }),
    ...found,
    userId: f.id('Owner of the request.', { optional: true, secret: true }),
    linkRevision: f.integer('As of the request.', { secret: true }),
    wantedAt: f.instant('When somebody opened the report last.', { optional: true, secret: true }),
    searches: f.json('The searches to make again.', { maxBytes: 2_000_000, secret: true }),
  },
});
