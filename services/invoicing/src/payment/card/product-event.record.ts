import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

export const productEventResource = defineResource({
  name: 'ProductEvent',
  table: 'product_event',
  doc: 'What the payment provider or the bank told of a product; each of its messages once.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  defaultOrder: [{ field: 'occurredAt', direction: 'DESC' }],
  unique: [['gatewayId']],
  fields: {
    productId: f.ref('Product', 'What it is about.', { as: 'product', many: 'events', filterable: true }),
    gatewayId: f.text('Number of the message at its sender.', { max: 120, min: 1, filterable: true }),
    kind: f.text('What happened, as the sender names it.', {
      max: 80,
      min: 1,
      filterable: true,
      sortable: true,
    }),
    occurredAt: f.instant('When, as the sender says.', { filterable: true, sortable: true }),
    payload: f.json('The message as it came.', { optional: true }),
  },
});

export const productEvent = recordDecider(
  productEventResource,
  { added: 'ProductEventRecorded', amended: 'ProductEventAmended', removed: 'ProductEventRemoved' },
  {
    writable: ['productId', 'gatewayId', 'kind', 'occurredAt', 'payload'],
    fixed: ['productId', 'gatewayId'],
    create: ['admin'],
    update: ['admin'],
    remove: ['admin'],
  },
);

export const productEventEntity = recordEntity(productEventResource, productEvent);
