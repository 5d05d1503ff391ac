import { createHmac } from 'node:crypto';
import { keysIn, presentKey } from '../../model/words/key-ring.js';

/** The secret with which one program of ours signs calls of one kind to another, as `standard-webhooks` takes it. A secret of its own a kind: a signature
 *  for one opens nothing else. `key`: as `keysIn` takes it, the same in every service. */
export const ownCallSecret = (key: string, kind: string): string => secretOf(presentKey(key), kind);

/** The secrets with which such a call may be signed: one for each key of the ring. */
export const ownCallSecrets = (key: string, kind: string): readonly string[] =>
  keysIn(key).map(({ bytes }) => secretOf(bytes, kind));

function secretOf(key: Buffer, kind: string): string {
  const secret = createHmac('sha256', key).update(`own call: ${kind}`).digest();
  return `whsec_${secret.toString('base64')}`;
}
