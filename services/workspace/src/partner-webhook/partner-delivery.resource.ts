import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

/** How far a delivery is. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

export const partnerDeliveryResource = defineResource({
  name: 'PartnerDelivery',
  table: 'partner_delivery',
  doc: 'One event that is sent to one webhook until it was taken, or the plan of repeats is over.',
  tier: 'reference',
  readableBy: ['customer', ...staff],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  defaultOrder: [{ field: 'plannedAt', direction: 'DESC' }],
  fields: {
    userId: f.ref('User', 'Whose event.', { as: 'user', filterable: true }),
    webhookId: f.ref('PartnerWebhook', 'Where it is sent.', {
      as: 'webhook',
      many: 'deliveries',
      filterable: true,
    }),
    eventId: f.id('Which event; the same in the stream, and `webhook-id`.', { filterable: true }),
    eventType: f.text('What happened: order.paid.', { max: 60, filterable: true }),
    state: f.enumeration('How far it is.', {
      name: 'PartnerDeliveryState',
      values: deliveryStates,
      filterable: true,
    }),
    attempts: f.integer('Tries so far.', { min: 0 }),
    nextAttemptAt: f.instant('While it waits: when it is tried again.'),
    answerStatus: f.integer('What was answered last; empty where nothing was.', { optional: true }),
    trouble: f.text('Why the last try did not arrive.', { max: 200, optional: true }),
    durationMs: f.integer('How long the last try took, in milliseconds.', { optional: true }),
    plannedAt: f.instant('Since when it is to be sent.', { sortable: true, filterable: true }),
    deliveredAt: f.instant('When it was taken.', { optional: true }),
  },
});
