import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

export const trademarkIpoDataResource = defineResource({
  name: 'TrademarkIpoData',
  table: 'trademark_ipo_data',
  doc: 'What the register of the office says of a mark, as it was last read.',
  tier: 'record',
  readableBy: ['customer', ...staff],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  unique: [['trademarkId']],
  fields: {
    trademarkId: f.ref('Trademark', 'The mark.', {
      as: 'trademark',
      many: 'ipoData',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    data: f.json('The record in the shape of its source.', { maxBytes: 200_000 }),
    source: f.text('Register or service it was read from.', { max: 100, filterable: true }),
    readAt: f.instant('When it was read.', { filterable: true, sortable: true }),
    userId: f.ref('User', "Whose it is; follows the mark's.", {
      as: 'user',
      optional: true,
      filterable: true,
    }),
  },
});

export const trademarkIpoData = recordDecider(
  trademarkIpoDataResource,
  { added: 'IpoDataRead', amended: 'IpoDataReadAgain', removed: 'IpoDataRemoved' },
  {
    writable: ['trademarkId', 'userId', 'data', 'source', 'readAt'],
    fixed: ['trademarkId', 'userId'],
    create: staff,
    update: staff,
    remove: ['admin'],
    subject: ({ userId }) => userId ?? undefined,
  },
);

export const trademarkIpoDataEntity = recordEntity(trademarkIpoDataResource, trademarkIpoData, {
  saveBy: ['trademarkId'],
});
