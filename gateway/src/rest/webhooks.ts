import { signedWebhook, type SignedWebhook } from './signed-webhook.js';

export const webhookPaths = ['/api/revolut-payment/webhook', '/api/sms/status'] as const;

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
  };
}
