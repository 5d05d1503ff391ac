import { createHmac } from 'node:crypto';
import { digestKey } from '@cotta/kit/model/words/key-ring.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';

/** Stands for an e-mail address where the address itself has no business: follows from a keyed hash. `key`: as `keysIn` takes it. */
export function addressId(email: string, key: string): string {
  const hash = createHmac('sha256', digestKey(key))
    .update(`letters to ${email.trim().toLowerCase()}`)
    .digest('base64url');
  return nameBasedId('address', hash);
}
