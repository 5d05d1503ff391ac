import { createHash, createHmac } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { isStaff } from '../user/user.js';
import { askSecondStep, type AskedProof } from './ask-second-step.js';
import { writeAuthLog } from './auth-log.js';
import { beginAttempt, forgetFailure, nameFailure } from './attempts.js';
import { rememberBrowser } from './known-browser.js';
import { passwordMatches } from './password.js';
import { openSession, type OpenedSession, type SessionArea } from './session.js';
import type { AccessDeps, SessionUser } from './access-deps.js';

export interface SignInRequest {
  readonly email: string;
  readonly password: string;
  readonly area: SessionArea;
  /** Network address of the person. */
  readonly address: string;
  readonly userAgent: string;
  /** What this browser keeps to be known again; empty: it keeps nothing. */
  readonly browser: string;
}

export type SignInOutcome =
  | { readonly session: OpenedSession }
  | { readonly code: 'INVALID_CREDENTIALS' }
  /** The password was right; no session before the second step. */
  | ({ readonly code: 'SECOND_STEP_NEEDED' } & AskedProof)
  | { readonly code: 'TOO_MANY_ATTEMPTS'; readonly retryAfterMs: number };

export interface SignInDeps extends AccessDeps {
  readonly runtime: CommandRuntime;
}

interface Candidate {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly status: string;
  readonly display_name: string;
  readonly password_hash: string | null;
}

/** The same answer, and the same time, whether the address is unknown, the password wrong or the account not active. */
export async function signIn(deps: SignInDeps, request: SignInRequest): Promise<SignInOutcome> {
  const now = deps.clock.now();
  const emailKey = keyOf(request.email);
  const attempt = await beginAttempt(deps, { ...request, emailKey, now });
  if (attempt.retryAfterMs > 0) return { code: 'TOO_MANY_ATTEMPTS', retryAfterMs: attempt.retryAfterMs };
  const candidate = await findByEmail(deps.db, request.email);
  const matches = await passwordMatches(
    request.password,
    candidate?.password_hash ?? undefined,
    deps.verifyHash,
  );
  const welcome =
    matches &&
    candidate !== undefined &&
    candidate.status === 'Active' &&
    mayEnter(candidate.role, request.area);
  const entry = { area: request.area, address: request.address, userAgent: request.userAgent, emailKey, now };
  if (!welcome) {
    await nameFailure(deps.db.manager, attempt.id, candidate?.id ?? null);
    return { code: 'INVALID_CREDENTIALS' };
  }
  const outcome = await deps.db.transaction(async (tx): Promise<SignInOutcome> => {
    await forgetFailure(tx, attempt.id);
    const asked = await askSecondStep(tx, {
      userId: candidate.id,
      sessionId: null,
      area: request.area,
      purpose: 'sign-in',
      site: deps.site,
      now,
    });
    if (asked !== undefined) return { code: 'SECOND_STEP_NEEDED', ...asked };
    await writeAuthLog(tx, deps.ids, { ...entry, kind: 'signed-in', userId: candidate.id });
    await rememberBrowser(tx, deps.runtime, { userId: candidate.id, browser: request.browser });
    return {
      session: await openSession(tx, deps, {
        user: sessionUser(candidate, deps.chatSecret),
        area: request.area,
        address: request.address,
        userAgent: request.userAgent,
      }),
    };
  });
  deps.runtime.afterCommit();
  return outcome;
}

function mayEnter(role: string, area: SessionArea): boolean {
  return area === 'customer' || isStaff(role);
}

async function findByEmail(db: DataSource, email: string): Promise<Candidate | undefined> {
  const rows: Candidate[] = await db.query(
    `select u.id, u.email, u.role, u.status, u.display_name, s.password_hash from "user" u left join user_secret s on s.user_id = u.id where lower(u.email) = $1`,
    [email.trim().toLowerCase()],
  );
  return rows[0];
}

export function keyOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

export function sessionUser(
  row: { id: string; email: string; role: string; display_name: string },
  chatSecret: string | undefined,
): SessionUser {
  // The vendor makes the same of the address it is told, and compares.
  const missiveDigest =
    chatSecret === undefined ? null : createHmac('sha256', chatSecret).update(row.email).digest('hex');
  return { id: row.id, name: row.display_name, email: row.email, role: row.role, missiveDigest };
}

export async function findSessionUser(
  tx: EntityManager,
  userId: string,
  chatSecret: string | undefined,
): Promise<SessionUser | undefined> {
  const rows: { id: string; email: string; role: string; display_name: string }[] = await tx.query(
    `select id, email, role, display_name from "user" where id = $1 and status = 'Active'`,
    [userId],
  );
  const row = rows[0];
  return row === undefined ? undefined : sessionUser(row, chatSecret);
}
