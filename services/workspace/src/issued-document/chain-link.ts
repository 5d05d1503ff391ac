import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** What the firm issues to somebody as a file whose bytes stay as they were. */
export const issuedKinds = [
  'report',
  'approved application',
  'power of attorney',
  'invoice',
  'credit note',
  'evidence',
  'letter to the other side',
] as const;
export type IssuedKind = (typeof issuedKinds)[number];

/** What is known of an issued document: nothing of a person, and not what is in it. */
export interface IssuedFacts {
  /** SHA-256 of the bytes, hexadecimal in lower case. */
  readonly fingerprint: string;
  readonly kind: IssuedKind;
  /** `YYYY-MM-DD` in the zone of the firm. */
  readonly issuedOn: string;
}

/** One place in the chain. Who has a link of somebody else's document learns nothing of that document: `entry` hides its fingerprint, which may open a page. */
export interface ChainLink {
  /** From 1 on, without holes. */
  readonly n: number;
  /** `YYYY-MM` in which it joined the chain; never before that of the link before it. */
  readonly month: string;
  /** SHA-256 of the facts in canonical form. */
  readonly entry: string;
  /** SHA-256 of the link before it; null: it is the first. */
  readonly previous: string | null;
}

/** What a chain takes for a fingerprint. */
export const FINGERPRINT = /^[0-9a-f]{64}$/;

/** What stands for a document in the chain: SHA-256, hexadecimal, of its facts in canonical form. */
export function entryOf({ fingerprint, kind, issuedOn }: IssuedFacts): string {
  return sha256(canonicalBytes({ fingerprint, kind, issuedOn }));
}

/** A link as bytes, which is what a time stamp is of. */
export function linkBytes({ n, month, entry, previous }: ChainLink): Buffer {
  return canonicalBytes({ n, month, entry, previous });
}

/** What the next link names as the one before it: SHA-256, hexadecimal. */
export function linkHash(link: ChainLink): string {
  return sha256(linkBytes(link));
}

/** JSON in its one canonical form (RFC 8785). @throws TypeError for what JSON cannot say */
export function canonicalBytes(value: object): Buffer {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('an object always has a canonical form');
  return Buffer.from(text);
}

/** SHA-256, hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
