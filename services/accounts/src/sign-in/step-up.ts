import type { EntityManager } from 'typeorm';
import { retryTroubles } from '@cotta/kit/runtime/database/retry.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { beginAttempt, endAttempt, failAttempt, findAttempt } from '../second-step/proof-attempt.js';
import { provesSecondStep, type SecondStep } from '../second-step/second-step.js';
import { askSecondStep, type AskedProof } from './ask-second-step.js';
import { writeAuthLog } from './auth-log.js';
import { passwordMatches } from './password.js';
import { waitAfterFailures, type SecondStepRefusal, type TwoStepDeps } from './second-step-sign-in.js';
import { findSession, type LiveSession } from './session.js';

export type Proof = SecondStep | { readonly kind: 'password'; readonly password: string };

export interface StepUpRequest {
  readonly session: string;
  readonly attempt: string;
  readonly proof: Proof;
  readonly address: string;
  readonly userAgent: string;
}

export type StepUpOutcome =
  | { readonly authTime: number }
  | SecondStepRefusal
  | { readonly code: 'NO_SESSION' | 'WRONG_PASSWORD' };

/** What can prove a session's person again: the password, or the second step. */
export async function beginStepUp(
  deps: TwoStepDeps,
  session: string,
): Promise<AskedProof | { readonly code: 'NO_SESSION' }> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx): Promise<AskedProof | { readonly code: 'NO_SESSION' }> => {
    const live = await findSession(tx, session, now);
    if (live === undefined || live === 'revoked') return { code: 'NO_SESSION' };
    const about = {
      userId: live.userId,
      sessionId: live.id,
      area: live.area,
      purpose: 'step-up',
      now,
    } as const;
    const asked = await askSecondStep(tx, { ...about, site: deps.site });
    return asked === undefined
      ? { attempt: await beginAttempt(tx, { ...about, challenge: '' }), kinds: ['password'], passkey: null }
      : { ...asked, kinds: ['password', ...asked.kinds] };
  });
}

/** From now on the session's sign-in is fresh. A failure ends nothing: the session stays as it was. */
export async function stepUp(deps: TwoStepDeps, request: StepUpRequest): Promise<StepUpOutcome> {
  const now = deps.clock.now();
  const outcome = await retryTroubles(() =>
    inTransaction(deps.db, async (tx): Promise<StepUpOutcome> => {
      const live = await findSession(tx, request.session, now);
      if (live === undefined || live === 'revoked') return { code: 'NO_SESSION' };
      const attempt = await findAttempt(tx, request.attempt, 'step-up', now);
      if (attempt?.sessionId !== live.id) return { code: 'ATTEMPT_OVER' };
      const retryAfterMs = await waitAfterFailures(tx, live.userId, now);
      if (retryAfterMs > 0) return { code: 'TOO_MANY_ATTEMPTS', retryAfterMs };
      const entry = {
        userId: live.userId,
        area: live.area,
        address: request.address,
        userAgent: request.userAgent,
        now,
      };
      if (!(await proves(tx, deps, { live, challenge: attempt.challenge, proof: request.proof }))) {
        await writeAuthLog(tx, deps.ids, { ...entry, kind: 'step-up-failed' });
        if (!(await failAttempt(tx, request.attempt))) return { code: 'ATTEMPT_OVER' };
        return { code: request.proof.kind === 'password' ? 'WRONG_PASSWORD' : 'SECOND_STEP_WRONG' };
      }
      await endAttempt(tx, request.attempt, now);
      await tx.query('update session set proved_at = $2 where id = $1', [live.id, now]);
      await writeAuthLog(tx, deps.ids, { ...entry, kind: 'stepped-up' });
      return { authTime: Math.floor(now.getTime() / 1000) };
    }),
  );
  deps.runtime.afterCommit();
  return outcome;
}

async function proves(
  tx: EntityManager,
  deps: TwoStepDeps,
  { live, challenge, proof }: { live: LiveSession; challenge: string; proof: Proof },
): Promise<boolean> {
  if (proof.kind !== 'password')
    return provesSecondStep(tx, deps, { userId: live.userId, challenge, step: proof });
  const rows: { password_hash: string }[] = await tx.query(
    'select password_hash from user_secret where user_id = $1',
    [live.userId],
  );
  return passwordMatches(proof.password, rows[0]?.password_hash);
}
