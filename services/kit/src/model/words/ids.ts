import { createHash, randomBytes } from 'node:crypto';
import { v5, v7, validate } from 'uuid';

/** Where ids come from, so that tests can foresee them. */
export interface Ids {
  /** A new UUIDv7: grows with time, so primary keys stay append-friendly. */
  next(): string;
}

/** Ids of running programs. */
export const systemIds: Ids = { next: () => v7() };

const NAMESPACE = '5c8f1a52-7b0e-4d0c-9a57-3f1b0f6e2a41';

/** The same id for the same parts, always: repeated causes find their first effect. */
export function nameBasedId(...parts: readonly string[]): string {
  return v5(parts.map((part) => `${part.length}:${part}`).join('|'), NAMESPACE);
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
