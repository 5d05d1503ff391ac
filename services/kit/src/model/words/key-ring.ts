/** A key as it is given: 32 bytes as base64url, behind `@` the day it was made, and `#` where digests are made with it: `…@2026-11-29#`. */
const ONE = String.raw`[A-Za-z0-9_-]{43}(?:@\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))?#?`;

/** What the setting of a key looks like: the present key, then after commas those that are still believed. */
export const KEY_RING = new RegExp(`^${ONE}(?:,${ONE})*$`);

/** One key of a ring. */
export interface RingKey {
  /** Without its day. */
  readonly text: string;
  readonly bytes: Buffer;
  /** When it was made; null where it does not say. */
  readonly made: Date | null;
  /** Digests are made with it: what they were made of is not kept, so they cannot be made again with another. */
  readonly digests: boolean;
}

/** The keys of a ring, the present one first: with it everything is made, with all of them it is read. `ring`: as {@link KEY_RING} has it. */
export function keysIn(ring: string): readonly [RingKey, ...RingKey[]] {
  const [first = '', ...others] = ring.split(',');
  return [ringKey(first), ...others.map(ringKey)];
}

/** The key with which everything is made now, 32 bytes. */
export const presentKey = (ring: string): Buffer => keysIn(ring)[0].bytes;

/** The key with which digests are made, 32 bytes: the marked one, or the only one. */
export function digestKey(ring: string): Buffer {
  const keys = keysIn(ring);
  return (keys.find(({ digests }) => digests) ?? keys[0]).bytes;
}

/** Of several keys exactly one is marked: else a new key would quietly make other digests. */
export function saysDigestKey(ring: string): boolean {
  const keys = keysIn(ring);
  return keys.length === 1 || keys.filter(({ digests }) => digests).length === 1;
}

function ringKey(given: string): RingKey {
  const digests = given.endsWith('#');
  const [text = '', day] = given.replace('#', '').split('@');
  return {
    text,
    bytes: Buffer.from(text, 'base64url'),
    made: day === undefined ? null : new Date(`${day}T00:00:00Z`),
    digests,
  };
}
