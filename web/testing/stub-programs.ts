import type { AnswersByName } from './answers-to.js';
import { ids } from './stub-facts.js';

const ID = ids.approved;

/** One webhook in this state, and what was delivered to it. */
export const webhooks = (status: string): AnswersByName => ({
  PortalWebhooks: () => ({
    partnerWebhookList: {
      __typename: 'PartnerWebhookPage',
      items: [
        {
          __typename: 'PartnerWebhook',
          id: ID,
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
          id: ID,
          version: 1,
          webhookId: ID,
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

/** A key whose secret is alone, so that another can be made. */
export const oneKey = {
  partnerClientList: {
    __typename: 'PartnerClientPage',
    items: [
      {
        __typename: 'PartnerClient',
        id: 'k1',
        version: 1,
        name: 'Bookkeeping',
        scopes: ['TRADEMARKS_READ'],
        createdAt: '2026-11-03T10:00:00.000Z',
        secrets: [
          {
            __typename: 'PartnerSecret',
            id: 's1',
            hint: 'wxyz',
            createdAt: '2026-11-03T10:00:00.000Z',
            lastUsedAt: null,
          },
        ],
      },
    ],
  },
};
