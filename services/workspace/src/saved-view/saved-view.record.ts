import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';

/** One's own, and what colleagues share. */
const ownAndShared = (viewer: Viewer) => [{ userId: viewer.userId }, { shared: true }];

export const savedViewResource = defineResource({
  name: 'SavedView',
  table: 'saved_view',
  doc: 'How somebody looks at a list: what it is narrowed to, its columns and its order, by a name. Seen by its owner, and by all staff when shared.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: ownAndShared, lawyer: ownAndShared },
  defaultOrder: [{ field: 'name', direction: 'ASC' }],
  fields: {
    list: f.text('The list it belongs to, by its address: trademark.', { max: 60, min: 1, filterable: true }),
    name: f.text('What its owner calls it.', { max: 60, min: 1, filterable: true, sortable: true }),
    filter: f.json('What the list is narrowed to, as its address says it; it may name a client.', {
      optional: true,
      personal: true,
    }),
    columns: f.list(f.text('A column that is shown.', { max: 60 }), { max: 60 }),
    orderField: f.text('The column it is ordered by.', { max: 60, optional: true }),
    orderDirection: f.enumeration('Which way.', {
      name: 'SavedViewDirection',
      values: ['ASC', 'DESC'],
      optional: true,
    }),
    shared: f.boolean('All staff see it; only its owner changes it.', { filterable: true }),
    opensFirst: f.boolean('The list opens with it, for its owner alone.'),
    userId: f.ref('User', 'Whose it is.', { as: 'user', filterable: true }),
  },
});

export const savedView = recordDecider(
  savedViewResource,
  { added: 'SavedViewAdded', amended: 'SavedViewAmended', removed: 'SavedViewRemoved' },
  {
    writable: ['list', 'name', 'filter', 'columns', 'orderField', 'orderDirection', 'shared', 'opensFirst'],
    fixed: ['list'],
    create: staff,
    update: staff,
    remove: staff,
    fill: (_, { viewer }) => ({ userId: viewer.userId ?? null }),
    check: (next, { viewer }) => (isOwner(next, viewer) ? undefined : no('NOT_YOUR_VIEW')),
    keep: (view, { viewer }) => (isOwner(view, viewer) ? undefined : no('NOT_YOUR_VIEW')),
    subject: ({ userId }) => userId ?? undefined,
  },
);

export const savedViewEntity = recordEntity(savedViewResource, savedView);
