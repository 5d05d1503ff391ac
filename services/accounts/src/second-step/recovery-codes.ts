import { createHash, randomInt } from 'node:crypto';
import type { EntityManager } from 'typeorm';

export const RECOVERY_CODES = 10;
/** Without signs that are mistaken for one another; 16 of 31 are more than 79 bits: too many to guess, so a plain hash keeps them. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';
const SIGNS_PER_CODE = 16;

function newCode(): string {
  const signs = Array.from({ length: SIGNS_PER_CODE }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return (signs.match(/.{4}/g) ?? []).join('-');
}

function hashOf(code: string): string {
  return createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('base64url');
}

/** Ten new codes, shown this once; the ones before are worthless. */
export async function makeRecoveryCodes(tx: EntityManager, userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.query('delete from recovery_code where user_id = $1', [userId]);
  await tx.query(
    'insert into recovery_code (user_id, code_hash, created_at) select $1, hash, $3 from unnest($2::text[]) as hash',
    [userId, codes.map(hashOf), now],
  );
  return codes;
}

/** Takes a code once. @returns how many are left; undefined when it was none of theirs or had been used. */
export async function useRecoveryCode(
  tx: EntityManager,
  userId: string,
  code: string,
  now: Date,
): Promise<number | undefined> {
  const taken: [unknown[], number] = await tx.query(
    'update recovery_code set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null',
    [userId, hashOf(code), now],
  );
  return taken[1] === 1 ? recoveryCodesLeft(tx, userId) : undefined;
}

export async function recoveryCodesLeft(tx: EntityManager, userId: string): Promise<number> {
  const rows: { left: number }[] = await tx.query(
    'select count(*)::int as left from recovery_code where user_id = $1 and used_at is null',
    [userId],
  );
  return rows[0]?.left ?? 0;
}
