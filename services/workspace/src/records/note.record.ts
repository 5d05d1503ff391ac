import { recordDecider } from '@cotta/kit/decider/record-decider.js';
import { f } from '@cotta/kit/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/resource/define.js';
import { staff } from '@cotta/kit/subgraph/viewer.js';

export const noteResource = defineResource({
  name: 'Note',
  table: 'note',
  doc: 'What staff write for each other about an entity. Customers never see one.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  defaultOrder: [{ field: 'createdAt', direction: 'DESC' }],
  fields: {
    subjectType: f.text('Entity it is about.', { max: 60, filterable: true }),
    subjectId: f.id('Id of that entity.', { filterable: true }),
    text: f.longText('The note.', { max: 10_000, min: 1 }),
    authorId: f.ref('User', 'Who wrote it.', { as: 'author', optional: true, filterable: true }),
  },
});

export const note = recordDecider(noteResource, { added: 'NoteAdded', amended: 'NoteAmended', removed: 'NoteRemoved' }, {
  writable: ['subjectType', 'subjectId', 'text'],
  fixed: ['subjectType', 'subjectId'],
  create: staff,
  update: staff,
  remove: staff,
  fill: (_, { viewer }) => ({ authorId: viewer.userId ?? null }),
});
