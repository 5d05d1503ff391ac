import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { handleCommandIn } from '@cotta/kit/runtime/commands/handle-command.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { isFresh, stepUpNeeded } from '@cotta/kit/model/decider/step-up.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { allOrRefused } from './all-or-refused.js';
import { findSession, type LiveSession } from './session.js';
import { findSessionUser } from './sign-in.js';
import type { SessionUser } from './access-deps.js';
import type { TwoStepDeps } from './second-step-sign-in.js';
import { no } from '../refusals.js';
import type { SecondFactorKind } from '../user/user.js';
import { addSecondFactor, removeSecondFactor } from '../user/second-factor.js';
import { dropFactors, factorsOf, keepTotpDraft, takeStep, totpKeys } from '../second-step/factor.js';
import { addPasskey, passkeyToAdd } from '../second-step/passkey.js';
import { beginAttempt, endAttempt, findAttempt } from '../second-step/proof-attempt.js';
import { makeRecoveryCodes } from '../second-step/recovery-codes.js';
import { base32, matchingStep, TOTP_KEY_BYTES, totpUri } from '../second-step/totp.js';

/** Who sits at this session: every change of the second step begins with a fresh proof of it. */
interface Owner {
  readonly live: LiveSession;
  readonly user: SessionUser;
  readonly now: Date;
}

async function fresh<T extends object>(
  deps: TwoStepDeps,
  session: string,
  work: (tx: EntityManager, owner: Owner) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const now = deps.clock.now();
  const outcome = await allOrRefused(deps.db, async (tx): Promise<T | Refusal> => {
    const live = await findSession(tx, session, now);
    const user =
      live === undefined || live === 'revoked'
        ? undefined
        : await findSessionUser(tx, live.userId, deps.chatSecret);
    if (live === undefined || live === 'revoked' || user === undefined) return no('NO_SESSION');
    if (
      !isFresh({ role: 'customer', locale: 'en', scopes: [], authTime: live.provedAt.getTime() / 1000 }, now)
    )
      return stepUpNeeded();
    return work(tx, { live, user, now });
  });
  deps.runtime.afterCommit();
  return outcome;
}

/** A key for a code app, as text and as what its picture says. It works once a code of it was shown. */
export function beginCodeApp(
  deps: TwoStepDeps,
  session: string,
): Promise<{ readonly key: string; readonly uri: string } | Refusal> {
  return fresh(deps, session, async (tx, { user, now }) => {
    const key = randomBytes(TOTP_KEY_BYTES);
    await keepTotpDraft(tx, {
      id: deps.ids.next(),
      userId: user.id,
      name: '',
      key,
      encryptionKey: deps.encryptionKey,
      now,
    });
    return { key: base32(key), uri: totpUri(key, user.email) };
  });
}

/** What is shown after a second step was added. `recoveryCodes`: only with the first one. */
export interface Added {
  readonly factorId: string;
  readonly recoveryCodes: readonly string[];
}

export function confirmCodeApp(deps: TwoStepDeps, session: string, code: string): Promise<Added | Refusal> {
  return fresh(deps, session, async (tx, owner) => {
    for (const { id, key } of await totpKeys(tx, owner.user.id, {
      confirmed: false,
      encryptionKey: deps.encryptionKey,
    })) {
      const step = matchingStep(key, code, { now: owner.now, after: null });
      if (step !== undefined && (await takeStep(tx, id, step, owner.now)))
        return added(tx, deps, owner, { factorId: id, kind: 'CodeApp', name: '' });
    }
    return no('CODE_WRONG');
  });
}

export function beginPasskey(
  deps: TwoStepDeps,
  session: string,
): Promise<{ readonly attempt: string; readonly passkey: object } | Refusal> {
  return fresh(deps, session, async (tx, { live, user, now }) => {
    const passkey = await passkeyToAdd(tx, user, deps.site);
    const attempt = await beginAttempt(tx, {
      userId: user.id,
      sessionId: live.id,
      area: live.area,
      purpose: 'add-passkey',
      challenge: passkey.challenge,
      now,
    });
    return { attempt, passkey };
  });
}

export function confirmPasskey(
  deps: TwoStepDeps,
  session: string,
  given: { attempt: string; response: unknown; name: string },
): Promise<Added | Refusal> {
  return fresh(deps, session, async (tx, owner) => {
    const attempt = await findAttempt(tx, given.attempt, 'add-passkey', owner.now);
    if (attempt?.sessionId !== owner.live.id) return no('ATTEMPT_OVER');
    const factorId = deps.ids.next();
    const made = await addPasskey(tx, {
      id: factorId,
      userId: owner.user.id,
      name: given.name,
      response: given.response,
      challenge: attempt.challenge,
      site: deps.site,
      now: owner.now,
    });
    if (!made) return no('PASSKEY_WRONG');
    await endAttempt(tx, given.attempt, owner.now);
    return added(tx, deps, owner, { factorId, kind: 'Passkey', name: given.name });
  });
}

async function added(
  tx: EntityManager,
  { runtime }: TwoStepDeps,
  { user, now }: Owner,
  factor: { factorId: string; kind: SecondFactorKind; name: string },
): Promise<Added | Refusal> {
  const isFirst = (await factorsOf(tx, user.id)).length === 1;
  const done = await handleCommandIn(tx, runtime, {
    command: addSecondFactor,
    streamId: user.id,
    input: factor,
    viewer: systemViewer,
    commandId: runtime.ids.next(),
  });
  if ('refusal' in done) return done.refusal;
  return {
    factorId: factor.factorId,
    recoveryCodes: isFirst ? await makeRecoveryCodes(tx, user.id, now) : [],
  };
}

/** The last one of a person of the firm stays while the firm wants one. */
export function removeFactor(
  deps: TwoStepDeps,
  session: string,
  factorId: string,
): Promise<{ readonly removed: string } | Refusal> {
  return fresh(deps, session, async (tx, { user }) => {
    const factors = await factorsOf(tx, user.id);
    if (!factors.some(({ id }) => id === factorId)) return no('FACTOR_UNKNOWN');
    if (
      factors.length === 1 &&
      deps.staffSecondFactor === 'required' &&
      (user.role === 'lawyer' || user.role === 'admin')
    )
      return no('SECOND_FACTOR_REQUIRED');
    const done = await handleCommandIn(tx, deps.runtime, {
      command: removeSecondFactor,
      streamId: user.id,
      input: { factorId },
      viewer: systemViewer,
      commandId: deps.runtime.ids.next(),
    });
    if ('refusal' in done) return done.refusal;
    await dropFactors(tx, user.id, [factorId]);
    return { removed: factorId };
  });
}

export function renewRecoveryCodes(
  deps: TwoStepDeps,
  session: string,
): Promise<{ readonly recoveryCodes: readonly string[] } | Refusal> {
  return fresh(deps, session, async (tx, { user, now }) =>
    (await factorsOf(tx, user.id)).length === 0
      ? no('NO_SECOND_FACTOR')
      : { recoveryCodes: await makeRecoveryCodes(tx, user.id, now) },
  );
}
