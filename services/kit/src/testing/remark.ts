import { recordDecider } from '../model/decider/record-decider.js';
import { refuse } from '../model/words/refusal.js';
import { f } from '../model/field/field.js';
import { defineResource, everyRow } from '../model/resource/define.js';

/** A record for the kit's own tests: something a customer says about a thing. */
export const remark = defineResource({
  name: 'Remark',
  table: 'remark',
  doc: 'Something said.',
  tier: 'record',
  readableBy: ['customer', 'admin'],
  rows: { admin: everyRow, customer: (viewer) => ({ authorId: viewer.userId }) },
  fields: {
    text: f.longText('What was said.', { max: 200 }),
    mood: f.enumeration('How.', {
      name: 'RemarkMood',
      values: ['Glad', 'Cross'],
      optional: true,
      filterable: true,
    }),
    saidAt: f.instant('When.', { optional: true }),
    price: f.money('What it cost.', { optional: true }),
    tags: f.list(f.text('Word to find it by.', { max: 20 }), { max: 5, optional: true }),
    authorId: f.ref('User', 'Who said it.', { as: 'author' }),
  },
});

export const remarks = recordDecider(
  remark,
  { added: 'RemarkMade', amended: 'RemarkReworded', removed: 'RemarkTakenBack' },
  {
    writable: ['text', 'mood', 'saidAt', 'price', 'tags'],
    fixed: ['saidAt'],
    create: ['customer', 'admin'],
    update: ['customer', 'admin'],
    remove: ['customer', 'admin'],
    fill: (_, { viewer }) => (viewer.userId === undefined ? {} : { authorId: viewer.userId }),
    mayTouch: ({ authorId }, viewer) => authorId === viewer.userId,
    check: ({ text, mood }) =>
      mood === 'Cross' && text === text?.toUpperCase() ? refuse('TOO_LOUD', 'Not so loud.') : undefined,
    subject: ({ authorId }) => authorId ?? undefined,
  },
);
