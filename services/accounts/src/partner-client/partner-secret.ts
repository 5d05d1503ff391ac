import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { execute, queryRows } from '@cotta/kit/model/rows/sql.js';
import { isId, randomToken } from '@cotta/kit/model/words/ids.js';

/** By it scanners of leaked secrets know whose they are. */
const PREFIX = 'cotta_sk_';
const HINT_LETTERS = 4;
/** How exactly it is known when a secret was used last: each token asked for would be a write otherwise. */
const NOTED_EACH_MS = 60_000;

/** 256 random bits; nobody can show it again. */
export const newPartnerSecret = (): string => `${PREFIX}${randomToken(32)}`;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A secret as its owner sees it afterwards. */
export interface PartnerSecret {
  readonly id: string;
  readonly clientId: string;
  /** Its last letters. */
  readonly hint: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export async function keepSecret(
  tx: EntityManager,
  made: { readonly id: string; readonly clientId: string; readonly secret: string; readonly now: Date },
): Promise<void> {
  await execute(
    tx,
    'insert into partner_secret (id, client_id, secret_hash, hint, created_at) values ($1, $2, $3, $4, $5)',
    [made.id, made.clientId, hashOf(made.secret), made.secret.slice(-HINT_LETTERS), made.now],
  );
}

/** Those that live, the oldest first. */
export async function secretsOf(
  tx: EntityManager,
  clientIds: readonly string[],
): Promise<readonly PartnerSecret[]> {
  return tx.query<PartnerSecret[]>(
    'select id, client_id as "clientId", hint, created_at as "createdAt", last_used_at as "lastUsedAt" from partner_secret where client_id = any($1) and ended_at is null order by created_at, id',
    [clientIds],
  );
}

/** Ends one, or all of a program. */
export async function endSecrets(
  tx: EntityManager,
  ended: { readonly clientId: string; readonly secretId?: string; readonly now: Date },
): Promise<void> {
  await execute(
    tx,
    'update partner_secret set ended_at = $3 where client_id = $1 and ended_at is null and ($2::uuid is null or id = $2)',
    [ended.clientId, ended.secretId ?? null, ended.now],
  );
}

/** Secrets of a program that were ended after a moment. */
export async function endedSecrets(tx: EntityManager, clientId: string, after: Date): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    tx,
    'select id from partner_secret where client_id = $1 and ended_at > $2',
    [clientId, after],
  );
  return rows.map(({ id }) => id);
}

/** A program that may ask for tokens. */
export interface LiveClient {
  readonly clientId: string;
  readonly userId: string;
  readonly scopes: readonly string[];
}

/** Undefined for one that is not there, was ended, or whose account is not in use. */
export async function findLiveClient(tx: EntityManager, clientId: string): Promise<LiveClient | undefined> {
  if (!isId(clientId)) return undefined;
  const [found] = await tx.query<LiveClient[]>(
    `select c.id as "clientId", c.user_id as "userId", c.scopes from partner_client c join "user" u on u.id = c.user_id where c.id = $1 and u.status = 'Active'`,
    [clientId],
  );
  return found;
}

/** The id of the secret that was shown, if it is one of the program's and lives; says when it was used. */
export async function useSecret(
  tx: EntityManager,
  shown: { readonly clientId: string; readonly secret: string; readonly now: Date },
): Promise<string | undefined> {
  const [found] = await tx.query<{ id: string; last_used_at: Date | null }[]>(
    'select id, last_used_at from partner_secret where client_id = $1 and secret_hash = $2 and ended_at is null',
    [shown.clientId, hashOf(shown.secret)],
  );
  if (found === undefined) return undefined;
  if (found.last_used_at === null || shown.now.getTime() - found.last_used_at.getTime() >= NOTED_EACH_MS)
    await tx.query('update partner_secret set last_used_at = $2 where id = $1', [found.id, shown.now]);
  return found.id;
}
