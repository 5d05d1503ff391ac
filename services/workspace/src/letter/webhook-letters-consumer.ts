import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  PartnerWebhookChangedSchema,
  PartnerWebhookEvent,
} from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { raiseNotification } from '../notification/notify.js';
import { publicLinks } from '../words/public-links.js';
import { addressedTo, addresseeOf } from './addressee.js';
import { letterWriter } from './drafts/letter-writer.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';

/** The owner of a webhook to which nothing is sent any more is written to, and told in the portal. */
export function webhookLettersConsumer(parts: LettersConsumerParts): Consumer {
  const links = publicLinks(parts.publicOrigin);
  const write = letterWriter(parts);
  return defineConsumer({
    name: 'webhook-letters',
    sources: ['workspace'],
    mode: 'once',
    handlers: [
      on(
        PartnerWebhookChangedSchema,
        async ({ message: { entityId: id, event, facts }, envelope, tx, run }) => {
          if (event !== PartnerWebhookEvent.PARTNER_WEBHOOK_STOPPED) return;
          const webhook = await queryRow<{ url: string; userId: string }>(
            tx,
            'select url, user_id as "userId" from partner_webhook where id = $1',
            [id],
          );
          // Removed, or forgotten with its owner.
          if (webhook === undefined || !URL.canParse(webhook.url)) return;
          const { userId } = webhook;
          const { host } = new URL(webhook.url);
          await run(raiseNotification, {
            input: {
              userId,
              kind: 'webhook-stopped',
              subjectType: 'partner_webhook',
              subjectId: id,
              title: host,
            },
          });
          const addressee = await addresseeOf(tx, userId);
          if (addressee === undefined) return;
          await write(tx, {
            ...addressedTo(addressee),
            businessKey: envelope.eventId,
            template: 'webhook-stopped',
            params: { host, because: facts?.disabledBecause ?? '', link: links.portal('/portal/webhooks') },
            legal: true,
          });
        },
      ),
    ],
  });
}
