import type { EntityManager } from 'typeorm';
import { randomToken } from '@cotta/kit/model/words/ids.js';
import { tokenHash } from '../user/account-link.js';

export type AttemptPurpose = 'sign-in' | 'step-up' | 'add-passkey';

const LIFETIME_MS = 10 * 60_000;
/** Then one begins anew, with the password. */
const MOST_FAILURES = 5;

export interface Attempt {
  readonly userId: string;
  readonly sessionId: string | null;
  readonly area: 'customer' | 'admin';
  /** What a passkey signs. */
  readonly challenge: string;
}

/** Begins one try. @returns the token that goes on with it; only its hash is stored. */
export async function beginAttempt(
  tx: EntityManager,
  attempt: Attempt & { readonly purpose: AttemptPurpose; readonly now: Date },
): Promise<string> {
  const token = randomToken();
  const { userId, purpose, sessionId, area, challenge, now } = attempt;
  await tx.query('delete from proof_attempt where user_id = $1 and expires_at < $2', [userId, now]);
  await tx.query(
    'insert into proof_attempt (token_hash, user_id, purpose, session_id, area, challenge, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    [
      tokenHash(token),
      userId,
      purpose,
      sessionId,
      area,
      challenge,
      now,
      new Date(now.getTime() + LIFETIME_MS),
    ],
  );
  return token;
}

/** The try behind a token, locked until the transaction ends; undefined when it is over, used up, or for something else. */
export async function findAttempt(
  tx: EntityManager,
  token: string,
  purpose: AttemptPurpose,
  now: Date,
): Promise<Attempt | undefined> {
  const rows: {
    user_id: string;
    session_id: string | null;
    area: 'customer' | 'admin';
    challenge: string;
  }[] = await tx.query(
    'select user_id, session_id, area, challenge from proof_attempt where token_hash = $1 and purpose = $2 and expires_at > $3 and used_at is null and failures < $4 for update',
    [tokenHash(token), purpose, now, MOST_FAILURES],
  );
  const row = rows[0];
  return row === undefined
    ? undefined
    : { userId: row.user_id, sessionId: row.session_id, area: row.area, challenge: row.challenge };
}

export async function endAttempt(tx: EntityManager, token: string, now: Date): Promise<void> {
  await tx.query('update proof_attempt set used_at = $2 where token_hash = $1', [tokenHash(token), now]);
}

/** One failure more. @returns false when that was the last. */
export async function failAttempt(tx: EntityManager, token: string): Promise<boolean> {
  const rows: [{ failures: number }[], number] = await tx.query(
    'update proof_attempt set failures = failures + 1 where token_hash = $1 returning failures',
    [tokenHash(token)],
  );
  return (rows[0][0]?.failures ?? MOST_FAILURES) < MOST_FAILURES;
}
