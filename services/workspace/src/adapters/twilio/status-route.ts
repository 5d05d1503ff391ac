import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { ExtraRoute, RouteCall } from '@cotta/kit/edge/call/extra-route.js';
import { readBody } from '@cotta/kit/edge/subgraph/http-body.js';
import { Counter } from 'prom-client';
import { isSignedByTwilio } from './twilio-signature.js';
import { reportAddress } from './twilio-sms.js';
import type { SmsSettings } from './sms-settings.js';
import { noteReport } from './note-report.js';

const MOST_BYTES = 16_384;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const reports = new Counter({
  name: 'cotta_sms_reports_total',
  help: 'Reports about text messages, by verdict.',
  labelNames: ['verdict'],
});

interface Parts {
  readonly runtime: CommandRuntime;
  readonly settings: Pick<SmsSettings, 'SMS_AUTH_TOKEN' | 'SMS_STATUS_CALLBACK_URL'>;
  readonly encryptionKey: string;
}

/** Reports of the provider about a message. Its signature stands for a sign-in: without it, 403 and nothing of it is believed. */
export function smsStatusRoute(parts: Parts): ExtraRoute {
  return { method: 'POST', path: '/internal/sms/status', handle: (call) => receive(call, parts) };
}

async function receive(
  { request, response, search }: RouteCall,
  { runtime, settings, encryptionKey }: Parts,
): Promise<void> {
  const form = new URLSearchParams((await readBody(request, MOST_BYTES)).toString('utf8'));
  const [id, signature] = [search.get('message') ?? '', request.headers['x-twilio-signature']];
  const genuine =
    ID.test(id) &&
    isSignedByTwilio(
      typeof signature === 'string' ? signature : undefined,
      reportAddress(settings, id),
      form,
      settings.SMS_AUTH_TOKEN,
    );
  if (!genuine) return answer(response, 'forged', 403);
  const report = {
    id,
    vendorId: form.get('MessageSid') ?? '',
    status: form.get('MessageStatus') ?? '',
    errorCode: form.get('ErrorCode') ?? '',
  };
  if (report.vendorId === '' || report.status === '') return answer(response, 'unreadable', 400);
  const news = await inTransaction(runtime.db, (tx) =>
    noteReport(tx, report, { encryptionKey, now: runtime.clock.now() }),
  );
  // Known, late or about nothing of ours: taken, so that it does not come again.
  return answer(response, news ? 'news' : 'known', 204);
}

function answer(response: RouteCall['response'], verdict: string, status: number): void {
  reports.inc({ verdict });
  response.writeHead(status).end();
}
