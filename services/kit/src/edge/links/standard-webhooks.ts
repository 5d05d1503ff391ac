import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_MS = 5 * 60_000;

/** Headers of one signed message; with several secrets one signature of each, so that a receiver takes it by any of them. @source Standard Webhooks: base64 HMAC-SHA256 over `id.timestamp.body`, seconds */
export function signedHeaders(
  secret: string | readonly string[],
  messageId: string,
  body: string | Buffer,
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = [secret]
    .flat()
    .map((one) => `v1,${digest(one, `${messageId}.${timestamp}.`, body).toString('base64')}`);
  return {
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

/** Whether a message is from who holds one of `secrets` and at most five minutes old. Several signatures stand apart by spaces. */
export function isGenuine(
  headers: Readonly<Record<string, string | undefined>>,
  rawBody: string | Buffer,
  secrets: readonly string[],
  now: Date,
): boolean {
  const {
    'webhook-id': id = '',
    'webhook-timestamp': timestamp = '',
    'webhook-signature': signatures = '',
  } = headers;
  if (!/^\d{10}$/.test(timestamp) || Math.abs(now.getTime() - Number(timestamp) * 1000) > TOLERANCE_MS)
    return false;
  const right = secrets.map((secret) => digest(secret, `${id}.${timestamp}.`, rawBody));
  const given = signatures
    .split(' ')
    .flatMap((part) => (part.startsWith('v1,') ? [Buffer.from(part.slice(3), 'base64')] : []));
  return given.some((signature) =>
    right.some((expected) => signature.length === expected.length && timingSafeEqual(signature, expected)),
  );
}

function digest(secret: string, head: string, body: string | Buffer): Buffer {
  return createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(head)
    .update(body)
    .digest();
}
