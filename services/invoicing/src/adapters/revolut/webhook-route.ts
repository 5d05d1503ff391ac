import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { ExtraRoute, RouteCall } from '@cotta/kit/edge/call/extra-route.js';
import { readBody } from '@cotta/kit/edge/subgraph/http-body.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { Counter } from 'prom-client';
import { readPaymentNotification } from './revolut-webhook.js';
import { isAboutDispute, noteDispute } from '../../payment/dispute/dispute-notices.js';
import { planJob } from '../../payment/jobs/job-table.js';
import { answerNotification } from '../../payment/card/payment-notification.js';
import { productEvent } from '../../payment/card/product-event.record.js';

const MOST_BYTES = 65_536;

const notifications = new Counter({
  name: 'cotta_payment_notifications_total',
  help: 'Notifications of the payment provider, by verdict.',
  labelNames: ['verdict'],
});

/** `secrets`: those notifications are signed with, comma-separated. */
export function paymentWebhook(runtime: CommandRuntime, secrets: string): ExtraRoute {
  return {
    method: 'POST',
    path: '/internal/revolut-payment/webhook',
    handle: (call) => receive(call, { runtime, secrets }),
  };
}

/** A notification is a hint: it is kept, the order is looked at soon, and nothing of it is believed. @source money rules R-PAY-3 */
async function receive(
  { request, response }: RouteCall,
  { runtime, secrets }: { runtime: CommandRuntime; secrets: string },
): Promise<void> {
  const rawBody = await readBody(request, MOST_BYTES);
  const delivery = {
    rawBody,
    signature: header(request.headers['revolut-signature']),
    timestamp: header(request.headers['revolut-request-timestamp']),
  };
  const read = readPaymentNotification(delivery, secrets, runtime.clock.now());
  notifications.inc({ verdict: read.verdict });
  const event = read.verdict === 'genuine' ? read.notification.event : '';
  const { status, fetchOrder } = answerNotification(
    event,
    read.verdict === 'genuine' || read.verdict === 'unreadable',
  );
  if (read.verdict === 'genuine' && fetchOrder) await keep(runtime, read.notification);
  if (read.verdict === 'genuine' && isAboutDispute(event))
    await inTransaction(runtime.db, (tx) => noteDispute(tx, read.notification.orderId, runtime.clock.now()));
  response.writeHead(status).end();
}

async function keep(
  runtime: CommandRuntime,
  { event, orderId, dedupeKey }: { event: string; orderId: string; dedupeKey: string },
): Promise<void> {
  const now = runtime.clock.now();
  const known = await inTransaction(runtime.db, async (tx) => {
    const row = await queryRow<{ id: string }>(tx, 'select id from product where gateway_order_id = $1', [
      orderId,
    ]);
    if (row !== undefined) await planJob(tx, { kind: 'payment', subjectId: row.id, dueAt: now });
    return row;
  });
  // An order nobody here opened: another system of the firm, or one that has not told us its id yet; the next look finds it.
  if (known === undefined) return;
  const input = { productId: known.id, gatewayId: dedupeKey, kind: event, occurredAt: now.toISOString() };
  await handleCommand(runtime, {
    command: productEvent.create,
    streamId: nameBasedId('product-event', dedupeKey),
    input,
    viewer: systemViewer,
    commandId: nameBasedId('notification', dedupeKey),
  });
}

function header(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
