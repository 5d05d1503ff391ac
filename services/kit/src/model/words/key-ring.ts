/** A key as it is given: 32 bytes as base64url, and behind `@` the day it was made, `…@2026-11-29`. */
const ONE = String.raw`[A-Za-z0-9_-]{43}(?:@\d{4}-\d\d-\d\d)?`;

/** What the setting of a key looks like: the present key, then after commas those that are still believed. */
export const KEY_RING = new RegExp(`^${ONE}(?:,${ONE})*$`);

/** One key of a ring. */
export interface RingKey {
  /** Without its day. */
  readonly text: string;
  readonly bytes: Buffer;
  /** When it was made; null where it does not say. */
  readonly made: Date | null;
}

/** The keys of a ring, the present one first: with it everything is made, with all of them it is read. `ring`: as {@link KEY_RING} has it. */
export function keysIn(ring: string): readonly [RingKey, ...RingKey[]] {
  const [first = '', ...others] = ring.split(',');
  return [ringKey(first), ...others.map(ringKey)];
}

/** The key with which everything is made now, 32 bytes. */
export const presentKey = (ring: string): Buffer => keysIn(ring)[0].bytes;

function ringKey(given: string): RingKey {
  const [text = '', day] = given.split('@');
  return {
    text,
    bytes: Buffer.from(text, 'base64url'),
    made: day === undefined ? null : new Date(`${day}T00:00:00Z`),
  };
}
