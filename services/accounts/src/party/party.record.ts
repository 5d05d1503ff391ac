import { recordDecider, type RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { isOwner, ownerOf } from '@cotta/kit/model/decider/owned.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { isCountry } from '@cotta/reference/countries.js';

/** @source specification, "entity kinds" and "contact types" */
export const partyTypes = ['physical', 'legal', 'physical-contractor'] as const;
/** @source specification, "entity roles" */
export const partyRoles = ['owner_entity', 'billing_entity', 'representative_entity'] as const;

const personal = { optional: true, personal: true } as const;

export const partyResource = defineResource({
  name: 'Party',
  table: 'entity',
  doc: 'A person or company as the law and invoices know it: who owns marks, is invoiced or represents.',
  tier: 'record',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  fields: {
    userId: f.ref('User', 'The customer whose data it is.', {
      as: 'user',
      many: 'parties',
      optional: true,
      filterable: true,
    }),
    type: f.enumeration('Person, company, or a person who works on their own account.', {
      name: 'PartyType',
      values: partyTypes,
      filterable: true,
    }),
    roles: f.list(f.enumeration('A role it is used in.', { name: 'PartyRole', values: partyRoles }), {
      max: 3,
      filterable: true,
    }),
    businessName: f.text('Name of the company or trading name.', {
      trigram: true,
      max: 300,
      filterable: true,
      sortable: true,
      ...personal,
    }),
    companyId: f.text('Number in the company register.', { max: 60, filterable: true, ...personal }),
    companyType: f.text('Legal form.', { max: 100, optional: true }),
    vat: f.text('VAT number with its country prefix.', { max: 20, filterable: true, ...personal }),
    vatPayer: f.boolean('Whether it is registered for VAT.'),
    officialFirstName: f.text('First name of who acts for the company.', { max: 100, ...personal }),
    officialLastName: f.text('Last name of who acts for the company.', { max: 100, ...personal }),
    officialFunction: f.text('Function of that person.', { max: 100, optional: true }),
    stateOfIncorporation: f.text('State it was founded in.', { max: 60, optional: true }),
    countryOfIncorporation: f.code('CountryCode', 'Country it was founded in.', {
      optional: true,
      filterable: true,
      known: isCountry,
    }),
    firstName: f.text('First name of the person.', {
      trigram: true,
      max: 100,
      filterable: true,
      ...personal,
    }),
    lastName: f.text('Last name of the person.', {
      trigram: true,
      max: 100,
      filterable: true,
      sortable: true,
      ...personal,
    }),
    personalIdNumber: f.text('Personal number given by a state.', { max: 40, ...personal }),
    nationality: f.code('CountryCode', 'Nationality of the person.', { optional: true, known: isCountry }),
    birthdate: f.calendarDate('Date of birth.', personal),
    identityCardId: f.text('Number of the identity card.', { max: 40, ...personal }),
    email: f.email('Where it is written to.', { trigram: true, filterable: true, ...personal }),
    phone: f.phone('Where it is called.', personal),
    addressId: f.ref('Address', 'Its seat or residence.', {
      as: 'address',
      many: 'parties',
      optional: true,
      filterable: true,
    }),
  },
});

const writers = ['customer', 'lawyer', 'admin'] as const;

export const party = recordDecider(
  partyResource,
  { added: 'PartyAdded', amended: 'PartyAmended', removed: 'PartyRemoved' },
  {
    writable: [
      'userId',
      'type',
      'roles',
      'businessName',
      'companyId',
      'companyType',
      'vat',
      'vatPayer',
      'officialFirstName',
      'officialLastName',
      'officialFunction',
      'stateOfIncorporation',
      'countryOfIncorporation',
      'firstName',
      'lastName',
      'personalIdNumber',
      'nationality',
      'birthdate',
      'identityCardId',
      'email',
      'phone',
      'addressId',
    ],
    fixed: ['userId'],
    create: writers,
    update: writers,
    remove: writers,
    fill: ownerOf,
    mayTouch: isOwner,
    check: nameProblem,
    subject: ({ userId }) => userId ?? undefined,
  },
);

/** Who it is must be plain from its own data: an invoice or a form of an office cannot do without. */
function nameProblem(next: RecordFields<typeof partyResource.fields>): Refusal | undefined {
  const needed = next.type === 'legal' ? (['businessName'] as const) : (['firstName', 'lastName'] as const);
  const missing = needed.filter((key) => !next[key]);
  return missing.length === 0
    ? undefined
    : refuseFields(
        missing.map((key) => ({
          path: [key],
          code: 'REQUIRED',
          message: 'This is needed for a party of this type.',
        })),
      );
}

export const partyEntity = recordEntity(partyResource, party, { saveBy: [] });
