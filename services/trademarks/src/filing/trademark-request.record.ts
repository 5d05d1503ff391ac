import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

/** Why a request touches a mark. The specification names the link and the two extensions. */
export const trademarkRequestKinds = [
  'Registration',
  'Extension to another country',
  'Extension to another class',
] as const;

export const trademarkRequestResource = defineResource({
  name: 'TrademarkRequest',
  table: 'trademark_request',
  doc: 'Which order a mark came from, or was extended by.',
  tier: 'record',
  readableBy: ['customer', ...staff],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  unique: [['trademarkId', 'registrationRequestId']],
  fields: {
    trademarkId: f.ref('Trademark', 'The mark.', {
      as: 'trademark',
      many: 'requests',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    registrationRequestId: f.ref('RegistrationRequest', 'The order.', {
      as: 'registrationRequest',
      many: 'trademarkRequests',
      filterable: true,
    }),
    kind: f.enumeration('What was ordered.', {
      name: 'TrademarkRequestKind',
      values: trademarkRequestKinds,
      filterable: true,
    }),
    assignedAdminId: f.ref('User', 'Who is in charge.', {
      as: 'assignedAdmin',
      many: 'assignedTrademarkRequests',
      manyFor: staff,
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
    userId: f.ref('User', "Whose it is; follows the mark's.", {
      as: 'user',
      many: 'trademarkRequests',
      optional: true,
      filterable: true,
    }),
  },
});

export const trademarkRequest = recordDecider(
  trademarkRequestResource,
  {
    added: 'TrademarkRequestLinked',
    amended: 'TrademarkRequestAmended',
    removed: 'TrademarkRequestUnlinked',
  },
  {
    writable: ['trademarkId', 'registrationRequestId', 'userId', 'kind', 'assignedAdminId'],
    fixed: ['trademarkId', 'registrationRequestId', 'userId'],
    create: staff,
    update: staff,
    remove: staff,
    subject: ({ userId }) => userId ?? undefined,
  },
);

export const trademarkRequestEntity = recordEntity(trademarkRequestResource, trademarkRequest);
