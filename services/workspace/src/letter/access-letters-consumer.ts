import type { EntityManager } from 'typeorm';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  PartnerClientChangedSchema,
  PartnerClientEvent,
} from '@cotta/proto/cotta/accounts/v1/entities_pb.js';
import {
  PartnerWebhookChangedSchema,
  PartnerWebhookEvent,
} from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import type { Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { publicLinks } from '../words/public-links.js';
import { addressedTo, addresseeOf } from './addressee.js';
import { happenedAt } from './drafts/letter-of-fact.js';
import { letterWriter } from './drafts/letter-writer.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';

const webhookTemplates: ReadonlyMap<PartnerWebhookEvent, string> = new Map([
  [PartnerWebhookEvent.PARTNER_WEBHOOK_ADDED, 'webhook-added'],
  [PartnerWebhookEvent.PARTNER_WEBHOOK_SECRET_ROTATED, 'webhook-secret-changed'],
]);

interface AccessLetter {
  readonly template: string;
  readonly userId: string;
  readonly path: string;
  readonly more?: Readonly<Record<string, string>>;
}

/** Whoever let a program or a server at an account, its owner reads of it, as of a second step: a stranger's does not go unnoticed. */
export function accessLettersConsumer(parts: LettersConsumerParts): Consumer {
  const links = publicLinks(parts.publicOrigin);
  const write = letterWriter(parts);
  const inform = async (tx: EntityManager, envelope: Envelope, letter: AccessLetter): Promise<void> => {
    const addressee = await addresseeOf(tx, letter.userId);
    if (addressee === undefined) return;
    await write(tx, {
      ...addressedTo(addressee),
      businessKey: envelope.eventId,
      template: letter.template,
      params: {
        happenedAt: happenedAt(envelope, parts.clock).toISOString(),
        link: links.portal(letter.path),
        ...letter.more,
      },
      legal: true,
    });
  };
  return defineConsumer({
    name: 'access-letters',
    sources: ['accounts', 'workspace'],
    mode: 'once',
    handlers: [
      on(PartnerClientChangedSchema, async ({ message: { event, facts }, envelope, tx }) => {
        if (event !== PartnerClientEvent.PARTNER_SECRET_ADDED || !facts?.userId) return;
        // The first one is what lets it in.
        const template = facts.liveSecretIds.length > 1 ? 'api-secret-added' : 'api-key-added';
        await inform(tx, envelope, { template, userId: facts.userId, path: '/portal/profile?tab=api-keys' });
      }),
      on(PartnerWebhookChangedSchema, async ({ message: { entityId, event }, envelope, tx }) => {
        const template = webhookTemplates.get(event);
        if (template === undefined) return;
        const webhook = await queryRow<{ url: string; userId: string }>(
          tx,
          'select url, user_id as "userId" from partner_webhook where id = $1',
          [entityId],
        );
        // Removed, or forgotten with its owner.
        if (webhook === undefined || !URL.canParse(webhook.url)) return;
        await inform(tx, envelope, {
          template,
          userId: webhook.userId,
          path: '/portal/webhooks',
          more: { host: new URL(webhook.url).host },
        });
      }),
    ],
  });
}
