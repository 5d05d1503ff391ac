import type { DataSource, EntityManager } from 'typeorm';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { Ids } from '@cotta/kit/model/words/ids.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import { writeAuthLog } from './auth-log.js';
import { networkOf } from './network-of.js';

const WINDOW_MS = 15 * 60_000;
/** Per account and address, so that a stranger's failures never lock the owner out. */
const MOST_PER_ACCOUNT = 5;
const MOST_PER_ADDRESS = 20;

/** Of one account, wherever they come from: from here on each failure doubles the wait of addresses that the account was never opened from. */
const FREE_FAILURES = 10;
const SLOWED_WINDOW_MS = 60 * 60_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** So long after a sign-in an address counts as the owner's own. */
const KNOWN_MS = 90 * 86_400_000;

export interface Attempt {
  /** As `keyOf` makes it: the address itself is not kept. */
  readonly emailKey: string;
  readonly email: string;
  readonly area: string;
  /** Network address of the person. */
  readonly address: string;
  readonly userAgent: string;
  readonly now: Date;
}

/** Notes the attempt as a failure before its password is looked at: a hundred at once are counted like a hundred one after the other. What was no failure is
 *  forgotten again (`forgetFailure`).
 *  @returns milliseconds until the next try is looked at, 0 = now, and the id of the entry */
export async function beginAttempt(
  { db, ids }: { readonly db: DataSource; readonly ids: Ids },
  attempt: Attempt,
): Promise<{ readonly retryAfterMs: number; readonly id: string }> {
  return inTransaction(db, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [attempt.emailKey]);
    const retryAfterMs = Math.max(await waitHere(tx, attempt), await waitEverywhere(tx, attempt));
    const { area, address, userAgent, emailKey, now } = attempt;
    const id =
      retryAfterMs > 0
        ? ''
        : await writeAuthLog(tx, ids, {
            kind: 'sign-in-failed',
            userId: null,
            area,
            address,
            userAgent,
            emailKey,
            now,
          });
    return { retryAfterMs, id };
  });
}

/** The same for who is signed in and says the current password: five wrong ones, then a quarter of an hour. */
export async function beginChange(
  { db, ids, clock }: { readonly db: DataSource; readonly ids: Ids; readonly clock: Clock },
  userId: string,
): Promise<{ readonly retryAfterMs: number; readonly id: string }> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 2))', [userId]);
    const rows: Failures[] = await tx.query(
      `select count(*)::int as count, min(created_at) as oldest from user_auth_log where user_id = $1 and kind = 'password-not-changed' and created_at > $2`,
      [userId, new Date(now.getTime() - WINDOW_MS)],
    );
    const retryAfterMs = waitFor(rows[0] ?? { count: 0, oldest: null }, MOST_PER_ACCOUNT, now);
    const id =
      retryAfterMs > 0
        ? ''
        : await writeAuthLog(tx, ids, {
            kind: 'password-not-changed',
            userId,
            now,
          });
    return { retryAfterMs, id };
  });
}

/** Whose account it was, where there is one. */
export async function nameFailure(tx: EntityManager, id: string, userId: string | null): Promise<void> {
  await tx.query('update user_auth_log set user_id = $2 where id = $1', [id, userId]);
}

export async function forgetFailure(tx: EntityManager, id: string): Promise<void> {
  await tx.query('delete from user_auth_log where id = $1', [id]);
}

/** Failures of one kind within the window. */
interface Failures {
  readonly count: number;
  readonly oldest: Date | null;
}

async function waitHere(tx: EntityManager, { emailKey, address, now }: Attempt): Promise<number> {
  const rows: ({ of: 'account' | 'address' } & Failures)[] = await tx.query(
    `with failure as (
       select email_key, created_at from user_auth_log where kind = 'sign-in-failed' and address = $2 and created_at > $3)
     select 'account' as of, count(*)::int as count, min(created_at) as oldest from failure where email_key = $1
     union all select 'address', count(*)::int, min(created_at) from failure`,
    [emailKey, networkOf(address), new Date(now.getTime() - WINDOW_MS)],
  );
  return Math.max(
    0,
    ...rows.map(({ of, ...failures }) =>
      waitFor(failures, of === 'account' ? MOST_PER_ACCOUNT : MOST_PER_ADDRESS, now),
    ),
  );
}

/** A place comes free when the oldest failure leaves the window. */
function waitFor({ count, oldest }: Failures, most: number, now: Date): number {
  return count < most || oldest === null ? 0 : Math.max(1000, oldest.getTime() + WINDOW_MS - now.getTime());
}

/** Guessing at one account from many addresses gets slower with each guess. Where the owner has come in before nothing is slowed, and a password set
 *  anew by the link of a letter wipes the slate clean: whoever guesses locks nobody out. */
async function waitEverywhere(
  tx: EntityManager,
  { emailKey, email, address, now }: Attempt,
): Promise<number> {
  const rows: { count: number; newest: Date | null; known: boolean }[] = await tx.query(
    `select count(*)::int as count, max(l.created_at) as newest,
            exists (select from user_auth_log where (email_key = $1 or user_id = (select id from "user" where lower(email) = $5)) and kind = 'signed-in' and address = $2 and created_at > $4) as known
       from user_auth_log l
      where l.email_key = $1 and l.kind = 'sign-in-failed' and l.created_at > $3
        and l.created_at >= coalesce((select s.changed_at from user_secret s join "user" u on u.id = s.user_id where lower(u.email) = $5), '-infinity')`,
    [
      emailKey,
      networkOf(address),
      new Date(now.getTime() - SLOWED_WINDOW_MS),
      new Date(now.getTime() - KNOWN_MS),
      email.trim().toLowerCase(),
    ],
  );
  const [found] = rows;
  if (found === undefined || found.known || found.newest === null || found.count < FREE_FAILURES) return 0;
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (found.count - FREE_FAILURES));
  return Math.max(0, found.newest.getTime() + wait - now.getTime());
}
