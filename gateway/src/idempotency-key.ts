import type { IncomingMessage } from 'node:http';
import { EdgeRefusal } from './graph-error.js';

const KEY = /^[A-Za-z0-9_.:-]{8,128}$/;

/** Which wish a write is. Another one is refused here: a service that refuses it would count as one that fails, for everybody. @throws EdgeRefusal BAD_REQUEST */
export function idempotencyKeyOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !KEY.test(key)))
    throw new EdgeRefusal('BAD_REQUEST', 'The idempotency key must be 8 to 128 letters, digits or ._:-');
  return key;
}
