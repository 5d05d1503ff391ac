import type { AnswersByName } from '../answers-to.js';
import { ids } from '../stub-facts.js';

const webhooks = (status: string): AnswersByName => ({
  PortalWebhooks: () => ({
    partnerEventTypes: ['order.paid'],
    partnerWebhookList: {
      __typename: 'PartnerWebhookPage',
      items: [
        {
          __typename: 'PartnerWebhook',
          id: ids.approved,
          version: 1,
          url: 'https://hooks.partner.com/all',
          eventTypes: ['order.paid'],
          status,
          disabledBecause: null,
          formerSecretUntil: null,
        },
      ],
    },
    partnerDeliveryList: {
      __typename: 'PartnerDeliveryPage',
      items: [
        {
          __typename: 'PartnerDelivery',
          id: ids.approved,
          version: 1,
          webhookId: ids.approved,
          eventType: 'order.paid',
          state: 'DELIVERED',
          attempts: 1,
          answerStatus: 204,
          trouble: null,
          nextAttemptAt: '2026-11-30T08:00:00.000Z',
          plannedAt: '2026-11-30T08:00:00.000Z',
        },
      ],
    },
  }),
});

/** What an owner does with a webhook, each where it can be done. */
export const webhookSituations = (
  [
    ['ENABLED', 'Disable'],
    ['DISABLED', 'Enable'],
    ['ENABLED', 'Remove'],
    ['ENABLED', 'Send again'],
    ['ENABLED', 'Make a new secret'],
    ['ENABLED', 'Send past events again'],
  ] as const
).map(([status, only]) => ({ answers: webhooks(status), only }));
