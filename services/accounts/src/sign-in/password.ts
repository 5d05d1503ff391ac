import { hash, verify } from '@node-rs/argon2';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { no } from '../refusals.js';

/** OWASP's minimum for argon2id. @source OWASP Password Storage Cheat Sheet */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const SHORTEST = 12;

/** The first that are tried, longer than the shortest allowed. */
const COMMON = new Set([
  '123456789012',
  '1234567890123',
  'passwordpassword',
  'password1234',
  'qwertyuiop123',
  'iloveyou1234',
  'adminadmin123',
  'administrator',
  'letmeinletmein',
]);

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), SETTINGS);
}

/** A hash nobody's password matches: unknown users cost the same time as known ones. */
const NOBODYS_HASH = hashPassword('no one signs in with this');

/** Compares a password with a hash, at the cost the hash says. */
export type VerifyHash = (hash: string, password: string) => Promise<boolean>;

export async function passwordMatches(
  password: string,
  storedHash: string | undefined,
  verifyHash: VerifyHash = verify,
): Promise<boolean> {
  const matches = await verifyHash(storedHash ?? (await NOBODYS_HASH), password.normalize('NFKC'));
  return storedHash !== undefined && matches;
}

/** Undefined when the password will do. `identity`: e-mail address and names it must not hold. */
export function passwordProblem(password: string, identity: readonly string[]): Refusal | undefined {
  const plain = password.toLowerCase();
  if ([...password].length < SHORTEST) return no('PASSWORD_TOO_SHORT', { min: SHORTEST });
  if (COMMON.has(plain) || new Set(plain).size < 4) return no('PASSWORD_TOO_COMMON');
  const telling = identity.map((part) => part.toLowerCase()).filter((part) => part.length >= 4);
  return telling.some((part) => plain.includes(part)) ? no('PASSWORD_IS_EMAIL') : undefined;
}
