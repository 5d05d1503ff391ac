import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

export const whitelistedOwnerResource = defineResource({
  name: 'WhitelistedOwner',
  table: 'whitelisted_owner',
  doc: 'Whose marks a client does not want to hear of: watches pass over them and count them.',
  tier: 'record',
  readableBy: ['customer', ...staff],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  fields: {
    userId: f.ref('User', 'The client.', { as: 'user', many: 'whitelistedOwners', filterable: true }),
    ownerName: f.text('The owner, as the register writes it.', {
      max: 300,
      min: 1,
      personal: true,
      filterable: true,
    }),
    reason: f.longText('Why.', { max: 2000, min: 1, personal: true }),
    whitelistedOn: f.calendarDate('Since when.', { sortable: true }),
  },
});

/** How names of owners are compared: registers differ in capitals and spaces. */
export const ownerKey = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

export const whitelistedOwner = recordDecider(
  whitelistedOwnerResource,
  { added: 'OwnerWhitelisted', amended: 'WhitelistedOwnerAmended', removed: 'OwnerWhitelistingEnded' },
  {
    writable: ['userId', 'ownerName', 'reason', 'whitelistedOn'],
    fixed: ['userId', 'ownerName', 'whitelistedOn'],
    create: [],
    update: [],
    remove: ['customer', ...staff],
    mayTouch: ({ userId }, { userId: viewer }) => userId !== undefined && userId === viewer,
    subject: ({ userId }) => userId,
  },
);

export const whitelistedOwnerEntity = recordEntity(whitelistedOwnerResource, whitelistedOwner);
