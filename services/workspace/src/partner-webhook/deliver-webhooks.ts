import type { PublicNetwork } from '@cotta/kit/runtime/public-fetch/public-network.js';
import { postPublic, type PostOutcome } from '@cotta/kit/runtime/public-fetch/public-fetch.js';
import { signedHeaders } from '@cotta/kit/edge/links/standard-webhooks.js';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import {
  publicEvent,
  type PartnerEventRow,
  type PublicPartnerEvent,
} from '../partner-event/partner-event.js';
import { claimDeliveries, type ClaimedDelivery } from './claim-deliveries.js';
import { TEST_EVENT } from './webhook-test-event.js';
import { settleDelivery, type Tried } from './settle-delivery.js';
import { partnerWebhook } from './partner-webhook.work-item.js';
import { webhookSecret } from './webhook-secret.js';

/** What deliveries are made with. `network`: which addresses may be asked. */
export interface WebhookParts {
  readonly runtime: CommandRuntime;
  readonly network: PublicNetwork;
  readonly encryptionKey: string;
  /** Milliseconds a receiver has for its answer. @defaultValue ten seconds */
  readonly answerMs?: number;
}

const ANSWER_MS = 10_000;
/** Of an answer nobody reads. */
const MOST_BYTES = 65_536;
const USER_AGENT = 'Cotta-Webhooks/1.0';

/** Sends what is due, side by side, and says what came of it. One that is in hand when a worker ends is sent again. @returns how many were tried */
export async function deliverWebhooks(parts: WebhookParts): Promise<number> {
  const { db, clock, log } = parts.runtime;
  const claimed = await claimDeliveries(db, clock.now());
  const outcomes = await Promise.allSettled(claimed.map((delivery) => deliver(delivery, parts)));
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      log.warn({ err: outcome.reason }, 'a webhook was left for the next round');
  return claimed.length;
}

async function deliver(delivery: ClaimedDelivery, parts: WebhookParts): Promise<void> {
  const { runtime } = parts;
  const event = await eventOf(delivery, parts);
  const begun = performance.now();
  const outcome: PostOutcome =
    event === undefined
      ? { state: 'refused', reason: 'the event is kept no longer' }
      : await send(event, delivery, parts);
  const tried: Tried = {
    now: runtime.clock.now(),
    durationMs: Math.round(performance.now() - begun),
    isLast: event === undefined,
    ...(outcome.state === 'answered' ? { answerStatus: outcome.status } : { trouble: outcome.reason }),
  };
  const end = await settleDelivery(runtime.db, delivery, tried);
  if (end === undefined) return;
  await handleCommand(runtime, {
    command: partnerWebhook.steps.stopPartnerWebhook,
    streamId: delivery.webhookId,
    input: { because: end },
    viewer: systemViewer,
    commandId: runtime.ids.next(),
  });
}

async function eventOf(
  { eventId, eventType, plannedAt }: ClaimedDelivery,
  { runtime: { db } }: WebhookParts,
): Promise<PublicPartnerEvent | undefined> {
  if (eventType === TEST_EVENT)
    return {
      id: eventId,
      type: TEST_EVENT,
      version: 1,
      timestamp: plannedAt.toISOString(),
      record: { type: 'webhook', id: eventId, version: 1 },
      data: {},
    };
  const [row]: PartnerEventRow[] = await db.query(
    `select position, id, type, type_version as "typeVersion", record_type as "recordType", record_id as "recordId",
       record_version as "recordVersion", occurred_at as "occurredAt", data from partner_event where id = $1`,
    [eventId],
  );
  return row === undefined ? undefined : publicEvent(row);
}

async function send(
  event: PublicPartnerEvent,
  { url, webhookId, secretNumber, formerSecretUntil }: ClaimedDelivery,
  { runtime: { db, clock }, network, encryptionKey, answerMs = ANSWER_MS }: WebhookParts,
): Promise<PostOutcome> {
  const now = clock.now();
  const both = formerSecretUntil !== null && formerSecretUntil > now && secretNumber > 1;
  const numbers = both ? [secretNumber, secretNumber - 1] : [secretNumber];
  const secrets = await Promise.all(
    numbers.map((number) => webhookSecret(db, { webhookId, number }, encryptionKey)),
  );
  const body = Buffer.from(JSON.stringify(event));
  const headers = { 'content-type': 'application/json', ...signedHeaders(secrets, event.id, body, now) };
  const limits = { connectMs: answerMs, headersMs: answerMs, totalMs: answerMs, bodyBytes: MOST_BYTES };
  return postPublic(url, { headers, body }, { network, clock, userAgent: USER_AGENT, limits });
}
