import type { ExtraRoute, RouteCall } from '@cotta/kit/edge/call/extra-route.js';
import { isGenuine } from '@cotta/kit/edge/links/standard-webhooks.js';
import { readBody } from '@cotta/kit/edge/subgraph/http-body.js';
import { Counter } from 'prom-client';
import { readEmail } from './read-email.js';
import type { EmailDoor } from './email-door.js';
import { takeInEmail } from './take-in-email.js';

/** Of one whole e-mail, with its files; the gateway turns larger ones away. */
const MOST_BYTES = 12_582_912;
const SIGNED_BY = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

const emails = new Counter({
  name: 'cotta_inbound_emails_total',
  help: 'Mails that came in, by what became of them.',
  labelNames: ['outcome'],
});

/** Mails as the mail server hands them over, whole. Its signature stands for a sign-in: without it, 401 and nothing of it is read. */
export function inboundEmailRoute(door: EmailDoor & { readonly secret: string }): ExtraRoute {
  return { method: 'POST', path: '/internal/inbound-mail', handle: (call) => receive(call, door) };
}

async function receive(
  { request, response }: RouteCall,
  { secret, ...door }: EmailDoor & { readonly secret: string },
): Promise<void> {
  const raw = await readBody(request, MOST_BYTES);
  const headers = Object.fromEntries(
    SIGNED_BY.map((name) => {
      const value = request.headers[name];
      return [name, typeof value === 'string' ? value : undefined];
    }),
  );
  if (!isGenuine(headers, raw, [secret], door.runtime.clock.now())) {
    emails.inc({ outcome: 'forged' });
    response.writeHead(401).end();
    return;
  }
  const mail = await readEmail(raw).catch(() => undefined);
  if (mail === undefined) {
    // The mail server keeps it, and tells whoever sent it.
    emails.inc({ outcome: 'unreadable' });
    response.writeHead(400).end();
    return;
  }
  emails.inc({ outcome: await takeInEmail(door, mail) });
  response.writeHead(204).end();
}
