import { createHash, hash, randomBytes } from 'node:crypto';
import { v7, validate } from 'uuid';

/** Where ids come from, so that tests can foresee them. */
export interface Ids {
  /** A new UUIDv7: grows with time, so primary keys stay append-friendly. */
  next(): string;
}

/** Ids of running programs. */
export const systemIds: Ids = { next: () => v7() };

const NAMESPACE = Buffer.from('5c8f1a527b0e4d0c9a573f1b0f6e2a41', 'hex');

/** The same id for the same parts, always: repeated causes find their first effect. A UUID of version 5, made here since rows are named by the million.
 *  @source RFC 9562, 5.5 */
export function nameBasedId(...parts: readonly string[]): string {
  const name = Buffer.from(parts.map((part) => `${part.length}:${part}`).join('|'));
  const digits = hash('sha1', Buffer.concat([NAMESPACE, name]), 'hex');
  // Its first two bits are 10.
  const variant = '89ab'[Number.parseInt(digits.charAt(16), 16) % 4] ?? '';
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-5${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

/** Whether a text is a UUID, of any version. */
export function isId(text: string): boolean {
  return validate(text);
}

const SPOKEN = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What people quote on the phone: `V-7K2M9Q4X`, without signs that are mistaken for one another.
 *  Derived from the id, so it needs no counter; the table's unique index catches a clash. */
export function spokenId(prefix: string, id: string): string {
  const digest = createHash('sha256').update(id).digest();
  const letters = Array.from(digest.subarray(0, 8), (byte) => SPOKEN[byte % SPOKEN.length]);
  return `${prefix}-${letters.join('')}`;
}

/** `bytes` of randomness as base64url text; the only source of secrets. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}
