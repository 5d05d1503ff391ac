import { signedWebhook, type SignedWebhook } from './signed-webhook.js';

export const webhookPaths = ['/api/revolut-payment/webhook', '/api/sms/status', '/api/inbound-mail'] as const;

/** What our own workers ask of another service, signed in the same way. */
export const workerPaths = ['/api/brand-scan/names', '/api/brand-scan/registers'] as const;

/** Of one whole e-mail, with its files. */
const EMAIL_BYTES = 12_582_912;
/** An e-mail is read and its files are kept before it is answered. */
const EMAIL_ANSWER_MS = 30_000;

/** By the address it is reached at. */
export type Webhooks = Readonly<
  Record<(typeof webhookPaths)[number] | (typeof workerPaths)[number], SignedWebhook>
>;

/** What outside systems tell by themselves. */
export function webhooks(
  {
    invoicing,
    trademarks,
    workspace,
  }: { readonly invoicing: string; readonly trademarks: string; readonly workspace: string },
  systemToken: () => Promise<string>,
): Webhooks {
  return {
    '/api/revolut-payment/webhook': signedWebhook(
      {
        serviceUrl: invoicing,
        path: '/internal/revolut-payment/webhook',
        signedBy: ['revolut-signature', 'revolut-request-timestamp'],
        contentType: 'application/json',
      },
      systemToken,
    ),
    '/api/sms/status': signedWebhook(
      {
        serviceUrl: workspace,
        path: '/internal/sms/status',
        signedBy: ['x-twilio-signature'],
        contentType: 'application/x-www-form-urlencoded',
      },
      systemToken,
    ),
    '/api/inbound-mail': signedWebhook(
      {
        serviceUrl: workspace,
        path: '/internal/inbound-mail',
        signedBy: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
        contentType: 'message/rfc822',
        mostBytes: EMAIL_BYTES,
        answerMs: EMAIL_ANSWER_MS,
      },
      systemToken,
    ),
    '/api/brand-scan/names': scanWebhook(trademarks, 'names', systemToken),
    '/api/brand-scan/registers': scanWebhook(trademarks, 'registers', systemToken),
  };
}

/** Five hundred names to compare. */
const NAMES_BYTES = 262_144;
const NAMES_ANSWER_MS = 20_000;

function scanWebhook(
  trademarks: string,
  part: 'names' | 'registers',
  systemToken: () => Promise<string>,
): SignedWebhook {
  return signedWebhook(
    {
      serviceUrl: trademarks,
      path: `/internal/brand-scan/${part}`,
      signedBy: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
      contentType: 'application/json',
      mostBytes: NAMES_BYTES,
      answerMs: NAMES_ANSWER_MS,
      answers: true,
    },
    systemToken,
  );
}
