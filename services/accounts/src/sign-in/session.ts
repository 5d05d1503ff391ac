import { createHmac } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { keysIn, presentKey } from '@cotta/kit/model/words/key-ring.js';
import { randomToken, type Ids } from '@cotta/kit/model/words/ids.js';
import { isStaff } from '../user/user.js';
import { tokenHash } from '../user/account-link.js';
import { writeAuthLog } from './auth-log.js';
import type { AccessDeps, SessionUser } from './access-deps.js';

export type SessionArea = 'customer' | 'admin';

const CUSTOMER_MS = 30 * 86_400_000;
/** By whichever door they come: their role goes with them into the portal. */
const STAFF_MS = 8 * 3_600_000;

/** A used refresh token still names its successor this long: several tabs ask at once. */
const OVERLAP_MS = 30_000;

export interface OpenedSession {
  readonly sessionId: string;
  /** Cookie value; only its hash is stored. */
  readonly session: string;
  /** Refresh token; only its hash is stored. */
  readonly refresh: string;
  readonly user: SessionUser;
  readonly area: SessionArea;
  readonly expires: Date;
  /** When the person last proved who they are. */
  readonly provedAt: Date;
}

export async function openSession(
  tx: EntityManager,
  deps: Pick<AccessDeps, 'clock' | 'ids'>,
  opening: { user: SessionUser; area: SessionArea; address: string; userAgent: string },
): Promise<OpenedSession> {
  const now = deps.clock.now();
  const { user, area } = opening;
  const made = {
    sessionId: deps.ids.next(),
    session: randomToken(),
    refresh: randomToken(),
    expires: new Date(now.getTime() + (isStaff(user.role) ? STAFF_MS : CUSTOMER_MS)),
    provedAt: now,
  };
  await tx.query(
    `insert into session (id, token_hash, user_id, area, created_at, expires_at, address, user_agent, proved_at, last_seen_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $5, $5)`,
    [
      made.sessionId,
      tokenHash(made.session),
      user.id,
      area,
      now,
      made.expires,
      opening.address,
      opening.userAgent.slice(0, 500),
    ],
  );
  await issueRefresh(tx, made.sessionId, made.refresh, now);
  return { ...made, user, area };
}

async function issueRefresh(tx: EntityManager, sessionId: string, token: string, now: Date): Promise<void> {
  await tx.query(
    `insert into refresh_token (token_hash, session_id, issued_at) values ($1, $2, $3) on conflict do nothing`,
    [tokenHash(token), sessionId, now],
  );
}

/** Always the same successor for the same token, so that tabs that ask at once get one answer and nothing has to be kept in clear. */
function successorOf(refresh: string, key: Buffer): string {
  return createHmac('sha256', key).update(`refresh ${refresh}`).digest('base64url');
}

export interface LiveSession {
  readonly id: string;
  readonly userId: string;
  readonly area: SessionArea;
  readonly expires: Date;
  readonly provedAt: Date;
}

/** `revoked`: it was ended before its time. Undefined: unknown or expired. */
export async function findSession(
  tx: EntityManager,
  session: string,
  now: Date,
): Promise<LiveSession | 'revoked' | undefined> {
  const rows: {
    id: string;
    user_id: string;
    area: SessionArea;
    expires_at: Date;
    revoked_at: Date | null;
    proved_at: Date;
  }[] = await tx.query(
    `select id, user_id, area, expires_at, revoked_at, proved_at from session where token_hash = $1 and expires_at > $2`,
    [tokenHash(session), now],
  );
  const row = rows[0];
  if (row === undefined) return undefined;
  return row.revoked_at !== null
    ? 'revoked'
    : { id: row.id, userId: row.user_id, area: row.area, expires: row.expires_at, provedAt: row.proved_at };
}

export type Rotation = { readonly refresh: string } | 'unknown' | 'reused';

/** One step of the chain. `reused`: an old token came back after its overlap, perhaps from a thief. */
export async function rotate(
  tx: EntityManager,
  live: LiveSession,
  refresh: string,
  at: { now: Date; sessionKey: string },
): Promise<Rotation> {
  const rows: { used_at: Date | null }[] = await tx.query(
    `select used_at from refresh_token where token_hash = $1 and session_id = $2 for update`,
    [tokenHash(refresh), live.id],
  );
  const row = rows[0];
  if (row === undefined) return 'unknown';
  if (row.used_at === null) {
    const successor = successorOf(refresh, presentKey(at.sessionKey));
    await tx.query(`update refresh_token set used_at = $2 where token_hash = $1`, [
      tokenHash(refresh),
      at.now,
    ]);
    await issueRefresh(tx, live.id, successor, at.now);
    return { refresh: successor };
  }
  if (at.now.getTime() - row.used_at.getTime() > OVERLAP_MS) return 'reused';
  const successor = await issuedSuccessor(tx, refresh, at.sessionKey);
  return successor === undefined ? 'reused' : { refresh: successor };
}

/** The one that was given for it, whichever key of the ring was the present one then. */
async function issuedSuccessor(
  tx: EntityManager,
  refresh: string,
  sessionKey: string,
): Promise<string | undefined> {
  const possible = keysIn(sessionKey).map(({ bytes }) => successorOf(refresh, bytes));
  const issued: { token_hash: string }[] = await tx.query(
    'select token_hash from refresh_token where token_hash = any($1)',
    [possible.map(tokenHash)],
  );
  return possible.find((token) => issued.some((row) => row.token_hash === tokenHash(token)));
}

/** Ends all sessions of a user and writes that down; returns their ids, so that gateways forget them. */
export async function revokeSessions(
  tx: EntityManager,
  { userId, now, ids }: { userId: string; now: Date; ids: Ids },
): Promise<string[]> {
  const result: [{ id: string }[], number] = await tx.query(
    `update session set revoked_at = $2 where user_id = $1 and revoked_at is null returning id`,
    [userId, now],
  );
  const ended = result[0].map((row) => row.id);
  if (ended.length > 0)
    await writeAuthLog(tx, ids, {
      kind: 'sessions-revoked',
      userId,
      now,
    });
  return ended;
}

export interface EndedSession {
  readonly id: string;
  readonly userId: string;
  readonly area: SessionArea;
  /** Where it was opened. */
  readonly address: string;
  readonly userAgent: string;
}

export async function revokeSession(
  tx: EntityManager,
  session: string,
  now: Date,
): Promise<EndedSession | undefined> {
  const result: [
    { id: string; user_id: string; area: SessionArea; address: string | null; user_agent: string | null }[],
    number,
  ] = await tx.query(
    `update session set revoked_at = $2 where token_hash = $1 and revoked_at is null returning id, user_id, area, address, user_agent`,
    [tokenHash(session), now],
  );
  const row = result[0][0];
  return row === undefined
    ? undefined
    : {
        id: row.id,
        userId: row.user_id,
        area: row.area,
        address: row.address ?? '',
        userAgent: row.user_agent ?? '',
      };
}
