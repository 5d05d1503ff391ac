import type { EntityManager } from 'typeorm';
import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { askForEmailChange, confirmEmailChange, refuseEmailChange } from '../user/change-email.js';
import {
  draftAccountLink,
  endAccountLinks,
  keepAccountLink,
  samePress,
  tokenHash,
  useAccountLink,
  type AccountLinkPurpose,
} from '../user/account-link.js';
import { allOrRefused } from '../sign-in/all-or-refused.js';
import { beginChange, forgetFailure } from '../sign-in/attempts.js';
import { findUser } from './invite.js';
import { passwordMatches } from '../sign-in/password.js';
import { revokeSessions } from '../sign-in/session.js';
import type { PasswordDeps } from './set-password.js';

/** Sends the link to the new address and a notice to the old; the answer is the same when the new one has an account already. */
export async function askToChangeEmail(
  { runtime, encryptionKey }: PasswordDeps,
  request: { userId: string; email: string; password: string; commandId: string },
): Promise<{ userId: string } | Refusal> {
  const { userId, email, password, commandId } = request;
  const rows: { password_hash: string }[] = await runtime.db.query(
    'select password_hash from user_secret where user_id = $1',
    [userId],
  );
  const attempt = await beginChange(runtime, userId);
  if (attempt.retryAfterMs > 0)
    return no('TOO_MANY_ATTEMPTS', { minutes: Math.ceil(attempt.retryAfterMs / 60_000) });
  if (!(await passwordMatches(password, rows[0]?.password_hash))) return no('WRONG_PASSWORD');
  await forgetFailure(runtime.db.manager, attempt.id);
  const outcome = await allOrRefused(runtime.db, async (tx): Promise<{ userId: string } | Refusal> => {
    const [confirm, refuse] = [
      draftAccountLink('confirm-email', encryptionKey),
      draftAccountLink('refuse-email', encryptionKey),
    ];
    const input = { email, sealedLink: confirm.sealedLink, sealedRefuse: refuse.sealedLink };
    const done = await handleCommandIn(tx, runtime, {
      command: askForEmailChange,
      streamId: userId,
      input,
      viewer: systemViewer,
      commandId,
    });
    if ('refusal' in done) return done.refusal;
    if (done.replayed) return { userId };
    const now = runtime.clock.now();
    await keepAccountLink(tx, { token: confirm.token, userId, purpose: 'confirm-email', now });
    await keepAccountLink(tx, { token: refuse.token, userId, purpose: 'refuse-email', now });
    return { userId };
  });
  runtime.afterCommit();
  return outcome;
}

/** A press on the page behind the link. Refused when somebody else has an account with the address by now. */
export function confirmNewEmail(deps: PasswordDeps, token: string): Promise<{ userId: string } | Refusal> {
  return byLink(deps.runtime, { token, purpose: 'confirm-email' }, async (tx, userId) => {
    const rows: { pending_email: string | null }[] = await tx.query(
      'select pending_email from "user" where id = $1',
      [userId],
    );
    const taken = await findUser(tx, rows[0]?.pending_email ?? '');
    if (taken !== undefined && taken.id !== userId) return no('EMAIL_TAKEN');
    const done = await handleCommandIn(tx, deps.runtime, {
      command: confirmEmailChange,
      streamId: userId,
      input: {},
      viewer: systemViewer,
      commandId: nameBasedId('link', tokenHash(token)),
    });
    return 'refusal' in done ? done.refusal : { userId };
  });
}

/** «It was not me»: the change is dropped or undone, all sessions end, and so does what the other address got to set a password with. */
export async function refuseNewEmail(
  { runtime, feed }: PasswordDeps,
  token: string,
): Promise<{ userId: string } | Refusal> {
  const outcome = await byLink(runtime, { token, purpose: 'refuse-email' }, async (tx, userId) => {
    const done = await handleCommandIn(tx, runtime, {
      command: refuseEmailChange,
      streamId: userId,
      input: {},
      viewer: systemViewer,
      commandId: nameBasedId('link', tokenHash(token)),
    });
    if ('refusal' in done) return done.refusal;
    const now = runtime.clock.now();
    await endAccountLinks(tx, { userId, purpose: 'set-password', now });
    return { userId, ended: await revokeSessions(tx, { userId, now, ids: runtime.ids }) };
  });
  if (!isRefusal(outcome) && 'ended' in outcome) await feed.announce(outcome.ended);
  return outcome;
}

/** Takes the link and does what it is for, together or not at all; the same press again does nothing and hears the same. */
export async function byLink<T extends object>(
  runtime: CommandRuntime,
  link: { token: string; purpose: AccountLinkPurpose },
  work: (tx: EntityManager, userId: string) => Promise<T | Refusal>,
): Promise<T | { userId: string } | Refusal> {
  const outcome = await allOrRefused(runtime.db, async (tx): Promise<T | Refusal> => {
    const used = await useAccountLink(tx, link.token, link.purpose, runtime.clock.now());
    return isRefusal(used) ? used : work(tx, used.userId);
  });
  runtime.afterCommit();
  const again =
    isRefusal(outcome) && outcome.refused === 'LINK_USED'
      ? await samePress(runtime.db.manager, { ...link, now: runtime.clock.now() })
      : undefined;
  return again ?? outcome;
}
