import type { EntityManager } from 'typeorm';
import type { Ids } from '@cotta/kit/model/words/ids.js';
import { networkOf } from './network-of.js';

export interface AuthLogEntry {
  readonly kind:
    | 'signed-in'
    | 'sign-in-failed'
    | 'password-not-changed'
    | 'signed-out'
    | 'token-reuse'
    | 'sessions-revoked'
    | 'second-step-failed'
    | 'step-up-failed'
    | 'stepped-up';
  readonly userId: string | null;
  readonly area?: string | null;
  /** Of IPv6 only the network is kept: attempts are counted by it. Left out, like what follows, where no browser asked. */
  readonly address?: string;
  readonly userAgent?: string;
  readonly emailKey?: string;
  readonly now: Date;
}

const LONGEST_USER_AGENT = 500;

/** @returns the id of the entry */
export async function writeAuthLog(
  tx: EntityManager,
  ids: Ids,
  { kind, userId, area = null, address = '', userAgent = '', emailKey = '', now }: AuthLogEntry,
): Promise<string> {
  const id = ids.next();
  await tx.query(
    `insert into user_auth_log (id, created_at, updated_at, kind, user_id, area, address, user_agent, email_key) values ($1, $2, $2, $3, $4, $5, $6, $7, $8)`,
    [id, now, kind, userId, area, networkOf(address), userAgent.slice(0, LONGEST_USER_AGENT), emailKey],
  );
  return id;
}
