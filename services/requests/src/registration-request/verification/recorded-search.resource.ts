import { f } from '@cotta/kit/model/field/field.js';
import { defineResource } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { recordedSearchFields } from './recorded-search.js';
import { reportRows } from './report-rows.js';

const { searchId: _key, searcherId: _who, documentId: _picture, ...published } = recordedSearchFields;

export const recordedSearchResource = defineResource({
  name: 'RecordedSearch',
  table: 'recorded_search',
  doc: 'One search of the registers for a check, as it was made. Clients see those a released report rests on.',
  tier: 'aggregate',
  readableBy: ['visitor', 'customer', 'lawyer', 'admin'],
  rows: reportRows,
  defaultOrder: [{ field: 'searchedAt', direction: 'DESC' }],
  fields: {
    requestId: f.ref('RegistrationRequest', 'The request it was made for.', {
      as: 'request',
      many: 'recordedSearches',
      filterable: true,
    }),
    resultVersion: f.integer('Version of the check it was made in.', { min: 1, filterable: true }),
    ...published,
    searchedAt: f.instant('When.', { sortable: true }),
    searcherId: f.ref('User', 'The lawyer or admin who searched.', { as: 'searcher', visibleTo: staff }),
    documentId: f.ref('Document', 'Picture or PDF of the result page, for a search by hand.', {
      as: 'document',
      optional: true,
      visibleTo: staff,
    }),
    userId: f.id('Owner of the request.', { optional: true, secret: true }),
    released: f.boolean('Whether a released report rests on it.', { secret: true }),
    linkRevision: f.integer('As of the request.', { secret: true }),
  },
});
