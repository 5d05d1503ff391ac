import { createHmac, timingSafeEqual } from 'node:crypto';
import { keysIn, presentKey } from '../../model/words/key-ring.js';

/** Facts one service vouches for and another believes without asking: who holds the text can read it, nobody can change it. */
export interface SignedFacts {
  /** What they may be used for: text signed for one use says nothing in another. */
  readonly use: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly expiresAt: Date;
}

/** What became of reading them: `expired` ones are ours and out of date; of `invalid` ones nothing is known. */
export type FactsReading =
  | { readonly state: 'valid' | 'expired'; readonly facts: Readonly<Record<string, unknown>> }
  | { readonly state: 'invalid' };

const LONGEST = 8000;
/** For facts that hold lists; whoever reads them says so. */
export const LONGEST_FACTS = 200_000;

/** Text for a browser to carry. `key`: as `keysIn` takes it; the same in every service. */
export function signFacts({ use, facts, expiresAt }: SignedFacts, key: string): string {
  const body = Buffer.from(JSON.stringify({ facts, until: Math.floor(expiresAt.getTime() / 1000) })).toString(
    'base64url',
  );
  return `${body}.${mac(use, body, presentKey(key))}`;
}

/** Checks the signature, by any key of the ring, then the time. `longest`: characters of the text. */
export function readFacts(
  text: string,
  use: string,
  { key, now, longest = LONGEST }: { key: string; now: Date; longest?: number },
): FactsReading {
  const [body = '', signature = '', ...more] = text.split('.');
  if (text.length > longest || more.length > 0) return { state: 'invalid' };
  if (!keysIn(key).some(({ bytes }) => equal(signature, mac(use, body, bytes)))) return { state: 'invalid' };
  // What we signed ourselves has our own form.
  const { facts, until } = JSON.parse(Buffer.from(body, 'base64url').toString()) as {
    facts: Record<string, unknown>;
    until: number;
  };
  return { state: until * 1000 <= now.getTime() ? 'expired' : 'valid', facts };
}

function mac(use: string, body: string, key: Buffer): string {
  return createHmac('sha256', key).update(`${use}\n${body}`).digest('base64url');
}

function equal(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
