import type { EntityManager } from 'typeorm';
import { encrypt, decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { SecondFactorKind } from '../user/user.js';

/** What the sealed key of a code app is bound to. */
const TOTP_PURPOSE = 'totp-key';

/** A second step that was set up and works. */
export interface Factor {
  readonly id: string;
  readonly kind: SecondFactorKind;
  /** Given by its owner. */
  readonly name: string;
  readonly addedAt: Date;
  readonly lastUsedAt: Date | null;
}

interface FactorRow {
  readonly id: string;
  readonly kind: 'totp' | 'passkey';
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

export const kindOf = (kind: FactorRow['kind']): SecondFactorKind =>
  kind === 'totp' ? 'CodeApp' : 'Passkey';

export async function factorsOf(tx: EntityManager, userId: string): Promise<Factor[]> {
  const rows: FactorRow[] = await tx.query(
    'select id, kind, name, created_at, last_used_at from second_factor where user_id = $1 and confirmed_at is not null order by created_at, id',
    [userId],
  );
  return rows.map((row) => ({
    id: row.id,
    kind: kindOf(row.kind),
    name: row.name,
    addedAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}

/** The key of a code app; it works once a code from it was shown. An older one that was never confirmed goes. */
export async function keepTotpDraft(
  tx: EntityManager,
  draft: { id: string; userId: string; name: string; key: Uint8Array; encryptionKey: string; now: Date },
): Promise<void> {
  await tx.query(`delete from second_factor where user_id = $1 and kind = 'totp' and confirmed_at is null`, [
    draft.userId,
  ]);
  const sealed = Buffer.from(encrypt(draft.key, draft.encryptionKey, TOTP_PURPOSE));
  await tx.query(
    `insert into second_factor (id, user_id, kind, name, secret, created_at) values ($1, $2, 'totp', $3, $4, $5)`,
    [draft.id, draft.userId, draft.name, sealed, draft.now],
  );
}

export interface TotpKey {
  readonly id: string;
  readonly name: string;
  readonly key: Uint8Array;
  readonly lastStep: number | null;
}

/** `confirmed`: those that work; else the one that is being set up. */
export async function totpKeys(
  tx: EntityManager,
  userId: string,
  from: { confirmed: boolean; encryptionKey: string },
): Promise<TotpKey[]> {
  const rows: { id: string; name: string; secret: Buffer; last_step: string | null }[] = await tx.query(
    `select id, name, secret, last_step from second_factor where user_id = $1 and kind = 'totp' and (confirmed_at is not null) = $2`,
    [userId, from.confirmed],
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    key: decrypt(row.secret, from.encryptionKey, TOTP_PURPOSE),
    lastStep: row.last_step === null ? null : Number(row.last_step),
  }));
}

/** Marks a step as used. False when another sign-in was quicker with the same code: a code is good once. */
export async function takeStep(tx: EntityManager, id: string, step: number, now: Date): Promise<boolean> {
  const taken: [unknown[], number] = await tx.query(
    'update second_factor set last_step = $2, last_used_at = $3, confirmed_at = coalesce(confirmed_at, $3) where id = $1 and (last_step is null or last_step < $2)',
    [id, step, now],
  );
  return taken[1] === 1;
}

export async function dropFactors(tx: EntityManager, userId: string, ids: readonly string[]): Promise<void> {
  await tx.query('delete from second_factor where user_id = $1 and id = any($2)', [userId, ids]);
  // Codes are worth nothing without the step they stand in for, and must not outlive it.
  await tx.query(
    'delete from recovery_code where user_id = $1 and not exists (select from second_factor where user_id = $1 and confirmed_at is not null)',
    [userId],
  );
}
