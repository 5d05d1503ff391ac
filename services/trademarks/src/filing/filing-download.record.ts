import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

/** Written by the service as it hands files out and gets the receipt; nobody adds, changes or removes one. */
export const filingDownloadResource = defineResource({
  name: 'FilingDownload',
  table: 'trademark_filing_download',
  doc: 'Files of an application changed hands: the whole package or one document, taken by a partner by its key or by a colleague, or the receipt the office gave.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  fields: {
    trademarkId: f.ref('Trademark', 'The mark.', {
      as: 'trademark',
      many: 'filingDownloads',
      filterable: true,
    }),
    filingId: f.ref('Filing', 'The instruction a partner was handed it under.', {
      as: 'filing',
      many: 'downloads',
      optional: true,
      filterable: true,
    }),
    partner: f.text('Code of the partner who was handed it.', { max: 40, optional: true, filterable: true }),
    colleagueId: f.ref('User', 'The colleague who took it.', {
      as: 'colleague',
      optional: true,
      filterable: true,
    }),
    documentId: f.ref('Document', 'The one document; empty for the whole package.', {
      as: 'document',
      optional: true,
      filterable: true,
    }),
    digest: f.text('Digest of the sealed copy it belongs to.', { max: 64 }),
  },
});

export const filingDownload = recordDecider(
  filingDownloadResource,
  { added: 'FilingHandedOut', amended: 'FilingHandOutAmended', removed: 'FilingHandOutRemoved' },
  {
    writable: ['trademarkId', 'filingId', 'partner', 'colleagueId', 'documentId', 'digest'],
    create: [],
    update: [],
    remove: [],
  },
);

export const filingDownloadEntity = recordEntity(filingDownloadResource, filingDownload);
