import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { CommandDone, ExposedCommand } from '@cotta/kit/edge/call/exposed-command.js';
import { workItemEntity, type Entity } from '@cotta/kit/edge/service/entity.js';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { partnerDeliveryResource } from './partner-delivery.resource.js';
import { partnerWebhookDesk } from './partner-webhook.desk.js';
import { partnerWebhookResource } from './partner-webhook.resource.js';
import { partnerWebhook } from './partner-webhook.work-item.js';
import { webhookSecret } from './webhook-secret.js';

/** Webhooks and what is sent to them. A secret is shown to whoever made it, in the answer, and never again. */
export function partnerWebhookEntity(encryptionKey: string): Entity {
  const result: ExposedCommand['result'] = {
    typeName: 'PartnerWebhookSecret',
    resolve: (done, context) => withSecret(done, context, encryptionKey),
  };
  const entity = workItemEntity(partnerWebhookResource, partnerWebhook, { desk: partnerWebhookDesk });
  const showing: ReadonlySet<object> = new Set([
    partnerWebhook.create,
    partnerWebhook.steps.rotatePartnerWebhookSecret,
  ]);
  return {
    ...entity,
    resources: [...entity.resources, partnerDeliveryResource],
    commands: entity.commands.map(({ batch: _, ...one }) =>
      showing.has(one.command) ? { ...one, result } : one,
    ),
  };
}

async function withSecret(
  { streamId: webhookId }: CommandDone,
  { manager, viewer }: RequestContext,
  encryptionKey: string,
): Promise<object> {
  const [webhook] = await readByIds(manager, partnerWebhookResource, viewer, [webhookId]);
  const number: unknown = webhook?.['secretNumber'];
  if (typeof number !== 'number') throw new Fault('a webhook that was just changed is not there');
  return {
    id: webhookId,
    webhook,
    secret: await webhookSecret(manager, { webhookId, number }, encryptionKey),
  };
}
