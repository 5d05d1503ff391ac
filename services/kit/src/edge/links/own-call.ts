import { createHmac } from 'node:crypto';

/** The secret with which one program of ours signs calls of one kind to another, as `standard-webhooks` takes it. A secret of its own a kind: a signature
 *  for one opens nothing else. `key`: 32 bytes, base64url, the same in every service. */
export function ownCallSecret(key: string, kind: string): string {
  const secret = createHmac('sha256', Buffer.from(key, 'base64url')).update(`own call: ${kind}`).digest();
  return `whsec_${secret.toString('base64')}`;
}
