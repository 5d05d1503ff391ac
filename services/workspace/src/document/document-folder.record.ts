import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { isOwner, ownerOf } from '@cotta/kit/model/decider/owned.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

export const documentFolderResource = defineResource({
  name: 'DocumentFolder',
  table: 'document_folder',
  doc: 'A folder of documents about one record, or inside another folder.',
  tier: 'record',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  defaultOrder: [{ field: 'name', direction: 'ASC' }],
  fields: {
    name: f.text('As people see it.', { max: 120, min: 1, filterable: true, sortable: true, personal: true }),
    parentFolderId: f.ref('DocumentFolder', 'The folder it lies in; none at the top.', {
      as: 'parentFolder',
      many: 'folders',
      optional: true,
      filterable: true,
    }),
    subjectType: f.text('Kind of record its documents are about.', {
      max: 60,
      optional: true,
      filterable: true,
    }),
    subjectId: f.id('Which of those records.', { optional: true, filterable: true }),
    userId: f.ref('User', 'The customer who may open it.', {
      as: 'user',
      many: 'documentFolders',
      optional: true,
      filterable: true,
    }),
  },
});

/** Circles and folders that are not empty are refused before these rules: see the kit's reference gate. */
export const documentFolder = recordDecider(
  documentFolderResource,
  { added: 'DocumentFolderAdded', amended: 'DocumentFolderAmended', removed: 'DocumentFolderRemoved' },
  {
    writable: ['name', 'parentFolderId', 'subjectType', 'subjectId', 'userId'],
    fixed: ['subjectType', 'subjectId', 'userId'],
    create: ['customer', ...staff],
    update: ['customer', ...staff],
    remove: ['customer', ...staff],
    fill: ownerOf,
    mayTouch: isOwner,
    subject: ({ userId }) => userId ?? undefined,
  },
);

export const documentFolderEntity = recordEntity(documentFolderResource, documentFolder);
