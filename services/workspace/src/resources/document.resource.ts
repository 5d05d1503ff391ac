import { f } from '@cotta/kit/field/field.js';
import { defineResource, everyRow, noRow } from '@cotta/kit/resource/define.js';
import { staff, type Viewer } from '@cotta/kit/subgraph/viewer.js';
import { documentTypes } from '../domain/document.js';

/** Whoever holds a link to what the document belongs to that was not revoked. */
function linked(viewer: Viewer) {
  const { link } = viewer;
  return link?.purpose === 'verification-summary' || link?.purpose === 'verification-receipt' ? { subjectId: link.subjectId, linkRevision: link.revision } : noRow;
}

export const documentResource = defineResource({
  name: 'Document',
  table: 'document',
  doc: 'A file. Its content is reached by a signed link that lives five minutes.',
  tier: 'aggregate',
  readableBy: ['visitor', 'customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }), visitor: linked },
  fields: {
    type: f.enumeration('What it is.', { name: 'DocumentType', values: documentTypes, filterable: true }),
    name: f.text('Name of the file.', { max: 255 }),
    mediaType: f.text('Type by content.', { max: 100 }),
    size: f.integer('Bytes.', { min: 1 }),
    path: f.text('Where the content lies.', { max: 300, visibleTo: staff }),
    revision: f.integer('1 for the first.', { min: 1 }),
    sha256: f.text('Digest of the content.', { max: 64, visibleTo: staff }),
    subjectType: f.text('Entity it belongs to.', { max: 60, optional: true, filterable: true }),
    subjectId: f.id('Id of that entity.', { optional: true, filterable: true }),
    userId: f.ref('User', 'Owner.', { as: 'user', optional: true, filterable: true }),
    linkRevision: f.integer('As of that entity.', { optional: true, secret: true }),
  },
});
