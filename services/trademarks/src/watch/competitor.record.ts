import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';

export const competitorResource = defineResource({
  name: 'Competitor',
  table: 'competitor',
  doc: 'Another business whose marks may come in the way of a mark or a brand.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  fields: {
    name: f.text('Its name.', { max: 300, min: 1, filterable: true, sortable: true }),
    url: f.url('Its website.', { optional: true, filterable: true }),
    similarity: f.integer('How near it comes, 0 to 100.', {
      min: 0,
      max: 100,
      optional: true,
      filterable: true,
      sortable: true,
    }),
    jurisdictions: f.list(f.code('JurisdictionCode', 'Where it has marks.', { known: knownJurisdiction }), {
      max: 101,
      optional: true,
      filterable: true,
    }),
    wellKnown: f.boolean('Known to the public at large, so that its marks reach further.', {
      filterable: true,
    }),
    metadata: f.json('What the source of the data adds.', { optional: true }),
    trademarkId: f.ref('Trademark', 'The mark it stands near.', {
      as: 'trademark',
      many: 'competitors',
      optional: true,
      filterable: true,
    }),
    brandId: f.ref('Brand', 'The brand it stands near.', {
      as: 'brand',
      many: 'competitors',
      optional: true,
      filterable: true,
    }),
  },
});

export const competitor = recordDecider(
  competitorResource,
  { added: 'CompetitorAdded', amended: 'CompetitorAmended', removed: 'CompetitorRemoved' },
  {
    writable: [
      'name',
      'url',
      'similarity',
      'jurisdictions',
      'wellKnown',
      'metadata',
      'trademarkId',
      'brandId',
    ],
    create: staff,
    update: staff,
    remove: staff,
  },
);

export const competitorEntity = recordEntity(competitorResource, competitor);
