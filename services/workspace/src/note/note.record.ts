import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

export const noteResource = defineResource({
  name: 'Note',
  table: 'note',
  doc: 'What staff write for each other about a record. Customers never see one.',
  tier: 'record',
  // Notes about a person's account go with the person; those about their marks and orders speak of the case.
  person: 'subjectId',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  defaultOrder: [{ field: 'createdAt', direction: 'DESC' }],
  fields: {
    subjectType: f.text('Kind of record it is about.', { max: 60, filterable: true }),
    subjectId: f.id('Which of those records.', { filterable: true }),
    text: f.longText('The note.', { max: 10_000, min: 1, personal: true }),
    authorId: f.ref('User', 'Who wrote it.', { as: 'author', optional: true, filterable: true }),
  },
});

export const note = recordDecider(
  noteResource,
  { added: 'NoteAdded', amended: 'NoteAmended', removed: 'NoteRemoved' },
  {
    writable: ['subjectType', 'subjectId', 'text'],
    fixed: ['subjectType', 'subjectId'],
    create: staff,
    update: staff,
    remove: staff,
    fill: (_, { viewer }) => ({ authorId: viewer.userId ?? null }),
  },
);

export const noteEntity = recordEntity(noteResource, note);
