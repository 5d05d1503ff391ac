import { createHmac } from 'node:crypto';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';

/** Stands for an e-mail address where the address itself has no business: follows from a keyed hash. `key`: 32 bytes, base64url. */
export function addressId(email: string, key: string): string {
  const hash = createHmac('sha256', Buffer.from(key, 'base64url'))
    .update(`letters to ${email.trim().toLowerCase()}`)
    .digest('base64url');
  return nameBasedId('address', hash);
}
