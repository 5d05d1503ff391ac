import { createHmac, timingSafeEqual } from 'node:crypto';

/** A delivery as it came in: the body untouched, header values as text. */
export interface SignedDelivery {
  readonly rawBody: Buffer;
  /** `Revolut-Signature`: `v1=<hex>`, several separated by commas while the secret rotates. */
  readonly signature: string | undefined;
  /** `Revolut-Request-Timestamp`: milliseconds; seconds are understood too. */
  readonly timestamp: string | undefined;
}

const TOLERANCE_MS = 5 * 60_000;

/** Whether the delivery was signed with one of `secrets` and sent within five minutes of `now`; `forged` is checked first, so that an
 *  age says nothing to who has no secret. @source Revolut webhooks: HMAC-SHA256 over `v1.<timestamp>.<body>` */
export function judgeDelivery(
  { rawBody, signature = '', timestamp = '' }: SignedDelivery,
  secrets: readonly string[],
  now: Date,
): 'genuine' | 'forged' | 'stale' {
  const given = signature.split(',').flatMap((part) => /^\s*v1=([0-9a-f]{64})\s*$/i.exec(part)?.[1] ?? []);
  const right = secrets.map((secret) =>
    createHmac('sha256', secret).update(`v1.${timestamp}.`).update(rawBody).digest(),
  );
  const matches = given.filter((hex) =>
    right.some((expected) => timingSafeEqual(expected, Buffer.from(hex, 'hex'))),
  );
  if (matches.length === 0) return 'forged';
  const sentAt = instantOf(timestamp);
  return sentAt !== undefined && Math.abs(now.getTime() - sentAt) <= TOLERANCE_MS ? 'genuine' : 'stale';
}

function instantOf(timestamp: string): number | undefined {
  if (/^\d{13}$/.test(timestamp)) return Number(timestamp);
  return /^\d{10}$/.test(timestamp) ? Number(timestamp) * 1000 : undefined;
}
