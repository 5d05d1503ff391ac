import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

/** Where events are sent, or are not. Stored: never renamed. */
export const webhookStatuses = ['Enabled', 'Disabled'] as const;
/** Why nothing is sent any more. */
export const webhookEnds = ['by its owner', 'gone', 'failing'] as const;

export const partnerWebhookResource = defineResource({
  name: 'PartnerWebhook',
  table: 'partner_webhook',
  doc: 'Where a client has events of the account sent, signed as Standard Webhooks say.',
  tier: 'record',
  readableBy: ['customer', ...staff],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  fields: {
    userId: f.ref('User', 'Whose events.', { as: 'user', filterable: true }),
    url: f.url('Where they are sent: https, at a public address.', { personal: true }),
    eventTypes: f.list(f.text('A type of event, such as order.paid.', { max: 60 }), { max: 60 }),
    status: f.enumeration('Whether anything is sent.', {
      name: 'PartnerWebhookStatus',
      values: webhookStatuses,
      filterable: true,
    }),
    disabledBecause: f.enumeration('Why nothing is sent.', {
      name: 'PartnerWebhookEnd',
      values: webhookEnds,
      optional: true,
    }),
    secretNumber: f.integer('Which of its secrets signs, counted from the first.', { min: 1 }),
    formerSecretUntil: f.instant('Until then the secret before signs as well.', { optional: true }),
  },
});
