import { isCountry } from '@cotta/reference/countries.js';
import { defineCommand, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { isOwner, ownerOf } from '@cotta/kit/model/decider/owned.js';
import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { gone } from '@cotta/kit/model/decider/record-facts.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { brandItemKinds, brandNameProblem, deletedBrandProblem } from './brand-rules.js';
import { brandItemsAssigned } from '../said/publish.js';
import { deskOf } from '@cotta/kit/model/decider/desk.js';

const writers = ['customer', ...staff] as const;

export const brandResource = defineResource({
  name: 'Brand',
  table: 'brand',
  doc: 'What a customer groups marks, orders and threats under. Customers see theirs until they delete them.',
  tier: 'record',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    customer: (viewer) => ({ userId: viewer.userId, deleted: false }),
  },
  defaultOrder: [{ field: 'name', direction: 'ASC' }],
  fields: {
    userId: f.ref('User', 'Whose brand it is.', { as: 'user', many: 'brands', filterable: true }),
    name: f.text('Name people know it by.', {
      trigram: true,
      max: 120,
      min: 1,
      filterable: true,
      sortable: true,
      published: true,
    }),
    websites: f.list(f.url('Where it is shown or sold.'), { max: 50 }),
    countries: f.list(f.code('CountryCode', 'Country it is sold in.', { known: isCountry }), {
      max: 30,
      optional: true,
    }),
    businessDescription: f.longText('What is done under it.', { max: 5000, optional: true, personal: true }),
    logoDocumentId: f.ref('Document', 'Its logo: pictures that a scan comes upon are compared with it.', {
      as: 'logoDocument',
      optional: true,
    }),
    productPictureIds: f.list(
      f.id('Picture of a product: pictures that a scan comes upon are compared with it.'),
      { max: 10, optional: true },
    ),
    deleted: f.boolean('Deleted by its owner; kept for what points at it.', { filterable: true }),
    createdByUserId: f.ref('User', 'Who added it.', { as: 'createdByUser', optional: true }),
    updatedByUserId: f.ref('User', 'Who changed it last.', { as: 'updatedByUser', optional: true }),
  },
});

const events = {
  added: 'BrandAdded',
  amended: 'BrandAmended',
  removed: 'BrandRemoved',
  steps: ['BrandDeleted', 'BrandRestored', 'BrandItemsAssigned'],
};

export const brand = recordDecider(brandResource, events, {
  writable: [
    'userId',
    'name',
    'websites',
    'countries',
    'businessDescription',
    'logoDocumentId',
    'productPictureIds',
  ],
  fixed: ['userId'],
  create: writers,
  update: writers,
  remove: [],
  fill: (input, context) => ({
    ...ownerOf(input, context),
    deleted: false,
    createdByUserId: context.viewer.userId ?? null,
  }),
  derive: (_, { viewer }) => ({ updatedByUserId: viewer.userId ?? null }),
  mayTouch: isOwner,
  check: ({ name, deleted }) => brandNameProblem(name) ?? deletedBrandProblem(deleted),
  subject: ({ userId }) => userId,
});

const existing = {
  aggregate: brand.aggregate,
  stream: 'existing',
  mayTouch: brand.update.mayTouch ?? (() => false),
} as const;

/** Out of sight, not out of the books: payments and cases still point at it. */
export const deleteBrand = defineCommand({
  ...existing,
  name: 'DeleteBrand',
  doc: 'Takes a brand away from its owner. Refused while something stands under it.',
  input: {},
  allowed: writers,
  decide: ({ exists, fields }, _, { viewer }): DomainEvent[] | Refusal => {
    if (!exists) return gone();
    return fields.deleted === true
      ? []
      : [{ type: 'BrandDeleted', data: { deleted: true, updatedByUserId: viewer.userId ?? null } }];
  },
});

export const restoreBrand = defineCommand({
  ...existing,
  name: 'RestoreBrand',
  doc: 'Gives a deleted brand back to its owner.',
  input: {},
  allowed: staff,
  decide: ({ exists, fields }, _, { viewer }): DomainEvent[] | Refusal => {
    if (!exists) return gone();
    return fields.deleted === true
      ? [{ type: 'BrandRestored', data: { deleted: false, updatedByUserId: viewer.userId ?? null } }]
      : [];
  },
});

const item = f.object('BrandItem', 'What goes under the brand.', {
  kind: f.enumeration('Kind of record it is.', { name: 'BrandItemKind', values: brandItemKinds }),
  id: f.id('Which one.'),
});

/** Other services own the items; each moves those that are the caller's. */
export const assignBrandItems = defineCommand({
  ...existing,
  name: 'AssignBrandItems',
  doc: 'Puts marks, orders and cases of the same owner under this brand; where they stood before does not matter.',
  input: { items: f.list(item, { max: 100, min: 1 }) },
  allowed: writers,
  decide: ({ exists, fields }, { items }): DomainEvent[] | Refusal => {
    if (!exists) return gone();
    return (
      deletedBrandProblem(fields.deleted) ?? [
        { type: 'BrandItemsAssigned', data: { userId: fields.userId, items } },
      ]
    );
  },
});

/** What colleagues do with a brand; it has no status. */
const brandDesk = deskOf(brandResource, {
  otherwise: [
    { word: 'Taken away', waitsFor: 'nobody', has: 'deleted', next: ['restoreBrand'] },
    { word: 'Watched over', waitsFor: 'nobody' },
  ],
  steps: {
    restoreBrand: {
      group: 'record',
      label: 'Bring back',
      sentence: 'The client sees it again.',
      has: 'deleted',
      why: 'It was not taken away.',
    },
    deleteBrand: {
      group: 'ends',
      label: 'Take away',
      sentence: 'The client does not see it any more; it can be brought back.',
      lacks: 'deleted',
      why: 'It was taken away already.',
    },
  },
});

const entity = recordEntity(
  brandResource,
  { ...brand, remove: deleteBrand },
  { publications: { BrandItemsAssigned: brandItemsAssigned }, desk: brandDesk },
);

export const brandEntity = {
  ...entity,
  commands: [...entity.commands, { command: restoreBrand }, { command: assignBrandItems }],
};
