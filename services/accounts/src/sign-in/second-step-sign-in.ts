import type { EntityManager } from 'typeorm';
import { retryTroubles } from '@cotta/kit/runtime/database/retry.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { endAttempt, failAttempt, findAttempt } from '../second-step/proof-attempt.js';
import { provesSecondStep, type SecondStep, type SecondStepDeps } from '../second-step/second-step.js';
import { rememberBrowser } from './known-browser.js';
import { writeAuthLog } from './auth-log.js';
import { openSession, type OpenedSession } from './session.js';
import { findSessionUser } from './sign-in.js';
import type { AccessDeps } from './access-deps.js';

/** Does the firm let its own people in with a password alone? */
export type StaffSecondFactor = 'required' | 'optional';

export interface TwoStepDeps extends AccessDeps, SecondStepDeps {
  readonly staffSecondFactor: StaffSecondFactor;
}

const WINDOW_MS = 15 * 60_000;
/** Failures of one account, whatever the try: whoever gets here knows the password, so a stranger locks nobody out. */
const MOST_FAILURES = 10;

export type SecondStepRefusal =
  | { readonly code: 'SECOND_STEP_WRONG' }
  /** Too old, used, or failed too often: begin anew with the password. */
  | { readonly code: 'ATTEMPT_OVER' }
  | { readonly code: 'TOO_MANY_ATTEMPTS'; readonly retryAfterMs: number };

export interface SecondStepRequest {
  readonly attempt: string;
  readonly step: SecondStep;
  readonly address: string;
  readonly userAgent: string;
  /** What this browser keeps to be known again; empty: it keeps nothing. */
  readonly browser: string;
}

/** The second step after a right password. */
export async function finishSignIn(
  deps: TwoStepDeps,
  request: SecondStepRequest,
): Promise<{ readonly session: OpenedSession } | SecondStepRefusal> {
  const now = deps.clock.now();
  const outcome = await retryTroubles(() =>
    inTransaction(deps.db, async (tx): Promise<{ readonly session: OpenedSession } | SecondStepRefusal> => {
      const attempt = await findAttempt(tx, request.attempt, 'sign-in', now);
      if (attempt === undefined) return { code: 'ATTEMPT_OVER' };
      const { userId, area, challenge } = attempt;
      const retryAfterMs = await waitAfterFailures(tx, userId, now);
      if (retryAfterMs > 0) return { code: 'TOO_MANY_ATTEMPTS', retryAfterMs };
      const user = await findSessionUser(tx, userId, deps.chatSecret);
      if (user === undefined) return { code: 'ATTEMPT_OVER' };
      const entry = {
        userId,
        area,
        address: request.address,
        userAgent: request.userAgent,
        now,
      };
      if (!(await provesSecondStep(tx, deps, { userId, challenge, step: request.step }))) {
        await writeAuthLog(tx, deps.ids, { ...entry, kind: 'second-step-failed' });
        return { code: (await failAttempt(tx, request.attempt)) ? 'SECOND_STEP_WRONG' : 'ATTEMPT_OVER' };
      }
      await endAttempt(tx, request.attempt, now);
      await writeAuthLog(tx, deps.ids, { ...entry, kind: 'signed-in' });
      await rememberBrowser(tx, deps.runtime, { userId, browser: request.browser });
      return {
        session: await openSession(tx, deps, {
          user,
          area,
          address: request.address,
          userAgent: request.userAgent,
        }),
      };
    }),
  );
  deps.runtime.afterCommit();
  return outcome;
}

/** Milliseconds until the next try of this account is looked at; 0 = now. Counts wrong second steps and wrong fresh proofs. */
export async function waitAfterFailures(tx: EntityManager, userId: string, now: Date): Promise<number> {
  const rows: { count: number; oldest: Date | null }[] = await tx.query(
    `select count(*)::int as count, min(created_at) as oldest from user_auth_log where user_id = $1 and kind in ('second-step-failed', 'step-up-failed') and created_at > $2`,
    [userId, new Date(now.getTime() - WINDOW_MS)],
  );
  const { count = 0, oldest = null } = rows[0] ?? {};
  return count < MOST_FAILURES || oldest === null
    ? 0
    : Math.max(1000, oldest.getTime() + WINDOW_MS - now.getTime());
}
