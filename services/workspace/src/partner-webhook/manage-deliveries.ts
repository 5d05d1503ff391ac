import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import { isId } from '@cotta/kit/model/words/ids.js';
import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { partnerEventTypeNames } from '@cotta/reference/partner-event-types.js';
import type { EntityManager } from 'typeorm';
import { partnerDeliveryResource } from './partner-delivery.resource.js';
import { deliveryId, planDeliveries, type PlannedDelivery } from '../partner-event/plan-deliveries.js';
import { TEST_EVENT } from './webhook-test-event.js';

export const manageDeliveriesTypeDefs = /* GraphQL */ `
  "A secret with the webhook it signs for; shown this once."
  type PartnerWebhookSecret {
    id: ID!
    webhook: PartnerWebhook!
    "As Standard Webhooks write it: whsec_…"
    secret: String!
  }

  extend type Query {
    "Types of events that a webhook can have. For: customer."
    partnerEventTypes: [String!]!
  }

  extend type Mutation {
    "Sends a test event to one of one's own webhooks; null where there is no such one, or it is disabled. For: customer."
    testPartnerWebhook(id: ID!): PartnerDelivery
    "Sends one event once more, from now on; null where there is no such delivery of one's own. For: customer."
    sendPartnerDeliveryAgain(id: ID!): PartnerDelivery
    "Sends everything that happened since a moment once more to one of one's own webhooks, as far as it has those types: at most ten thousand events, the oldest first. How many; null where there is no such webhook. For: customer."
    replayPartnerWebhook(id: ID!, from: DateTime!): Int
  }
`;

const MOST = 10_000;

interface OwnWebhook {
  readonly id: string;
  readonly userId: string;
  readonly eventTypes: string[];
}

/** What owners do with their deliveries besides reading them. Of others there is nothing. */
export function manageDeliveriesResolvers({ db, clock, ids }: CommandRuntime): Resolvers {
  const plan = (
    { viewer }: RequestContext,
    id: string,
    planned: (tx: EntityManager, userId: string) => Promise<PlannedDelivery[] | undefined>,
  ): Promise<number | null> => {
    requireOneOf(['customer'], viewer);
    const { userId } = viewer;
    if (userId === undefined || !isId(id)) return Promise.resolve(null);
    return inTransaction(db, async (tx) => {
      const found = await planned(tx, userId);
      return found === undefined ? null : planDeliveries(tx, found, clock.now());
    });
  };
  const shown = async (id: string, { manager, viewer }: RequestContext) =>
    (await readByIds(manager, partnerDeliveryResource, viewer, [id]))[0] ?? null;
  return {
    Query: {
      partnerEventTypes: (_: unknown, __: unknown, { viewer }: RequestContext) => {
        requireOneOf(['customer'], viewer);
        return partnerEventTypeNames;
      },
    },
    Mutation: {
      testPartnerWebhook: async (_: unknown, { id }: { id: string }, context: RequestContext) => {
        const event = { id: ids.next(), type: TEST_EVENT };
        const count = await plan(context, id, async (tx, userId) => {
          const webhook = await ownWebhook(tx, id, userId);
          return webhook && [{ webhookId: webhook.id, userId, event }];
        });
        return count === null ? null : shown(deliveryId(id, event.id), context);
      },
      sendPartnerDeliveryAgain: async (_: unknown, { id }: { id: string }, context: RequestContext) => {
        const count = await plan(context, id, async (tx, userId) => {
          const row = await queryRow<{ webhookId: string; eventId: string; eventType: string }>(
            tx,
            `select d.webhook_id as "webhookId", d.event_id as "eventId", d.event_type as "eventType" from partner_delivery d
               join partner_webhook w on w.id = d.webhook_id where d.id = $1 and d.user_id = $2 and w.user_id = $2`,
            [id, userId],
          );
          return (
            row && [{ webhookId: row.webhookId, userId, event: { id: row.eventId, type: row.eventType } }]
          );
        });
        return count === null ? null : shown(id, context);
      },
      replayPartnerWebhook: (_: unknown, { id, from }: { id: string; from: Date }, context: RequestContext) =>
        plan(context, id, async (tx, userId) => {
          const webhook = await ownWebhook(tx, id, userId);
          if (webhook === undefined) return undefined;
          const events = await queryRows<{ id: string; type: string }>(
            tx,
            'select id, type from partner_event where user_id = $1 and type = any($2) and occurred_at >= $3 order by position limit $4',
            [userId, webhook.eventTypes, from, MOST],
          );
          return events.map((event) => ({ webhookId: webhook.id, userId, event }));
        }),
    },
  };
}

function ownWebhook(tx: EntityManager, id: string, userId: string): Promise<OwnWebhook | undefined> {
  return queryRow<OwnWebhook>(
    tx,
    `select id, user_id as "userId", event_types as "eventTypes" from partner_webhook where id = $1 and user_id = $2 and status = 'Enabled'`,
    [id, userId],
  );
}
