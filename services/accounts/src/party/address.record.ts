import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { isOwner, ownerOf } from '@cotta/kit/model/decider/owned.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { isCountry } from '@cotta/reference/countries.js';
import { regionRequired, regionsOf } from '@cotta/reference/regions.js';

export const addressResource = defineResource({
  name: 'Address',
  table: 'address',
  doc: 'Where a person or company lives, has its seat or gets its mail.',
  tier: 'record',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  fields: {
    userId: f.ref('User', 'The customer whose data it is.', {
      as: 'user',
      many: 'addresses',
      optional: true,
      filterable: true,
    }),
    street: f.text('Street and number.', { max: 200, min: 1, personal: true }),
    city: f.text('Town.', { max: 100, min: 1, filterable: true, sortable: true, personal: true }),
    postcode: f.text('As it is written there; empty where there is none.', {
      max: 20,
      filterable: true,
      personal: true,
    }),
    country: f.code('CountryCode', 'Country.', { filterable: true, sortable: true, known: isCountry }),
    state: f.text(
      'The state or region as a code, US-CA; needed in the United States, Canada and Australia.',
      { max: 60, optional: true, filterable: true },
    ),
  },
});

const writers = ['customer', 'lawyer', 'admin'] as const;

export const address = recordDecider(
  addressResource,
  { added: 'AddressAdded', amended: 'AddressAmended', removed: 'AddressRemoved' },
  {
    writable: ['userId', 'street', 'city', 'postcode', 'country', 'state'],
    fixed: ['userId'],
    create: writers,
    update: writers,
    remove: writers,
    fill: ownerOf,
    mayTouch: isOwner,
    check: ({ country = '', state }) => stateProblem(country, state ?? undefined),
    subject: ({ userId }) => userId ?? undefined,
  },
);

function stateProblem(country: string, state: string | undefined): Refusal | undefined {
  if (!regionRequired(country)) return undefined;
  if (state === undefined)
    return refuseFields([
      {
        path: ['state'],
        code: 'REQUIRED',
        message: 'Addresses in this country need a state or region; choose one.',
      },
    ]);
  const known = regionsOf(country).some(({ code }) => code === state);
  return known
    ? undefined
    : refuseFields([
        {
          path: ['state'],
          code: 'UNKNOWN_CODE',
          message: 'This is no state or region of the country; choose one of its list.',
        },
      ]);
}

export const addressEntity = recordEntity(addressResource, address, { saveBy: [] });
