import { f } from '../model/field/field.js';
import { defineResource, everyRow, noRow } from '../model/resource/define.js';

/** A resource with one of everything the kit has to keep apart, for the kit's own tests. */
export const parcel = defineResource({
  name: 'Parcel',
  table: 'parcel',
  doc: 'Something on its way.',
  tier: 'aggregate',
  readableBy: ['customer', 'lawyer', 'admin', 'visitor'],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    customer: (viewer) => ({ userId: viewer.userId }),
    visitor: (viewer) =>
      viewer.link?.purpose === 'verification-summary'
        ? { id: viewer.link.subjectId, linkRevision: viewer.link.revision }
        : noRow,
  },
  fields: {
    label: f.text('What is written on it.', { max: 80, filterable: true, sortable: true }),
    state: f.enumeration('Where it is.', {
      name: 'ParcelState',
      values: ['On the way', 'Delivered'],
      filterable: true,
      sortable: true,
    }),
    userId: f.ref('User', 'Whose it is.', { as: 'user', filterable: true }),
    boxId: f.ref('Parcel', 'The parcel it travels in.', { as: 'box', optional: true, filterable: true }),
    countries: f.list(f.code('CountryCode', 'Countries it passes.'), { max: 20, filterable: true }),
    weight: f.integer('In grams.', { min: 0, optional: true, filterable: true, sortable: true }),
    dueOn: f.calendarDate('Promised day.', { optional: true, filterable: true }),
    postage: f.money('What it costs.', { optional: true }),
    address: f.object(
      'ParcelAddress',
      'Where it goes.',
      {
        street: f.text('Street.', { max: 80 }),
        kind: f.enumeration('Kind.', { name: 'ParcelAddressKind', values: ['Home', 'Work'] }),
      },
      { optional: true },
    ),
    remark: f.longText('Remark for the office.', {
      max: 500,
      optional: true,
      visibleTo: ['lawyer', 'admin'],
      filterable: true,
      sortable: true,
    }),
    insured: f.boolean('Worth it?', { visibleTo: ['customer', 'admin'], filterable: true }),
    linkRevision: f.integer('Older links are void.', { secret: true }),
  },
});

/** Read by the firm alone. */
export const courier = defineResource({
  name: 'Courier',
  table: 'courier',
  doc: 'Who brings it.',
  tier: 'record',
  readableBy: ['admin'],
  rows: { admin: everyRow },
  fields: {
    name: f.text('Name.', { max: 80, filterable: true }),
    rank: f.enumeration('Rank.', { name: 'CourierRank', values: ['Junior', 'Senior'], filterable: true }),
  },
});
