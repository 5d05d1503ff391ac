import { isOwner, ownerOf } from '@cotta/kit/model/decider/owned.js';
import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

const writers = ['customer', ...staff] as const;

export const caseCounterpartyResource = defineResource({
  name: 'CaseCounterparty',
  table: 'case_counterparty',
  doc: 'Who is on the other side, as one customer knows them; the whitelisted ones are the customer’s own sellers and partners.',
  tier: 'record',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  defaultOrder: [{ field: 'primaryName', direction: 'ASC' }],
  fields: {
    userId: f.ref('User', 'Whose counterparty it is.', {
      as: 'user',
      many: 'caseCounterparties',
      filterable: true,
    }),
    primaryName: f.text('Name it is known by.', {
      max: 200,
      min: 1,
      filterable: true,
      sortable: true,
      personal: true,
    }),
    aliases: f.list(f.text('Another name: seller, account, company.', { max: 200 }), {
      max: 100,
      personal: true,
    }),
    websites: f.list(f.url('Where it offers.'), { max: 100 }),
    note: f.longText('What is worth knowing of it.', { max: 5000, optional: true, personal: true }),
    whitelisted: f.boolean('Never to be reported.', { filterable: true }),
  },
});

export const caseCounterparty = recordDecider(
  caseCounterpartyResource,
  { added: 'CaseCounterpartyAdded', amended: 'CaseCounterpartyAmended', removed: 'CaseCounterpartyRemoved' },
  {
    writable: ['userId', 'primaryName', 'aliases', 'websites', 'note', 'whitelisted'],
    fixed: ['userId'],
    create: writers,
    update: writers,
    remove: writers,
    fill: ownerOf,
    mayTouch: isOwner,
    subject: ({ userId }) => userId,
  },
);

export const caseCounterpartyEntity = recordEntity(caseCounterpartyResource, caseCounterparty);
