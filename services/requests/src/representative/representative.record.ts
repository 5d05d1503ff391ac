import { recordDecider, type RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { isCountry } from '@cotta/reference/countries.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';

export const representativeKinds = ['employee', 'partner'] as const;

export const representativeResource = defineResource({
  name: 'Representative',
  table: 'representative',
  doc: 'Whom the firm names to an office as representative of its clients. The first one in use of an office stands in its new drafts. A correction reaches drafts that nobody approved yet, and one that was sent already is sent anew.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  defaultOrder: [{ field: 'office', direction: 'ASC' }],
  unique: [['office', 'position']],
  fields: {
    office: f.code('JurisdictionCode', 'The office they are admitted to.', {
      filterable: true,
      sortable: true,
      known: knownJurisdiction,
    }),
    position: f.integer('Place among those of this office: the first in use is named in new drafts.', {
      min: 1,
      max: 1000,
      filterable: true,
      sortable: true,
    }),
    kind: f.enumeration('Somebody of our own, or a partner who files for us.', {
      name: 'RepresentativeKind',
      values: representativeKinds,
      filterable: true,
    }),
    name: f.text('As the office has it.', { max: 300, trigram: true, filterable: true, sortable: true }),
    firm: f.text('The firm they belong to, where it is another name.', { max: 300, optional: true }),
    officeNumber: f.text('The number under which the office knows them.', {
      max: 40,
      optional: true,
      filterable: true,
    }),
    street: f.text('Street and number.', { max: 500 }),
    city: f.text('Town.', { max: 100 }),
    postcode: f.text('Postcode.', { max: 20, optional: true }),
    state: f.text('State or province, as ISO 3166-2.', { max: 10, optional: true }),
    country: f.code('CountryCode', 'Country.', { known: isCountry }),
    inUse: f.boolean('May be named; who left is taken out of use and stays in what was filed.', {
      filterable: true,
    }),
  },
});

/** Kept by admins. Nobody removes one: drafts and filings point at it. */
export const representative = recordDecider(
  representativeResource,
  { added: 'RepresentativeAdded', amended: 'RepresentativeAmended', removed: 'RepresentativeRemoved' },
  {
    writable: [
      'office',
      'position',
      'kind',
      'name',
      'firm',
      'officeNumber',
      'street',
      'city',
      'postcode',
      'state',
      'country',
      'inUse',
    ],
    // Who is admitted elsewhere is another entry: drafts of this office point at this one.
    fixed: ['office'],
    create: ['admin'],
    update: ['admin'],
    remove: [],
    check: numberProblem,
  },
);

/** The office of the European Union takes representatives over the wire by their number alone. */
function numberProblem({
  office,
  officeNumber,
}: RecordFields<typeof representativeResource.fields>): Refusal | undefined {
  return office === 'EU' && !officeNumber
    ? refuseFields([
        {
          path: ['officeNumber'],
          code: 'REQUIRED',
          message: 'The office of the European Union knows representatives by their number: enter it.',
        },
      ])
    : undefined;
}

export const representativeEntity = recordEntity(representativeResource, representative);
