import { signedWebhook, type SignedWebhook } from './signed-webhook.js';

export const webhookPaths = ['/api/revolut-payment/webhook', '/api/sms/status', '/api/inbound-mail'] as const;

/** Of one whole e-mail, with its files. */
const EMAIL_BYTES = 12_582_912;
/** An e-mail is read and its files are kept before it is answered. */
const EMAIL_ANSWER_MS = 30_000;

/** By the address it is reached at. */
export type Webhooks = Readonly<Record<(typeof webhookPaths)[number], SignedWebhook>>;

/** What outside systems tell by themselves. */
export function webhooks(
  { invoicing, workspace }: { readonly invoicing: string; readonly workspace: string },
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
  };
}
