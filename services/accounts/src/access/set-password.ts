import type { EntityManager } from 'typeorm';
import { handleCommandIn, type CommandRuntime } from '@cotta/kit/decider/handle-command.js';
import { isRefusal, type Refusal } from '@cotta/kit/decider/refusal.js';
import { nameBasedId } from '@cotta/kit/ids/ids.js';
import { systemViewer } from '@cotta/kit/subgraph/viewer.js';
import { no } from '../domain/refusals.js';
import { activateUser } from '../slices/activate-user.js';
import { notePasswordChange, requestPasswordReset } from '../slices/change-password.js';
import { findAccountLink, makeAccountLink, tokenHash, useAccountLink, type AccountLinkPurpose } from './account-link.js';
import { findUser } from './invite.js';
import { hashPassword, passwordMatches, passwordProblem } from './password.js';
import { revokeSessions } from './session.js';

export interface PasswordDeps {
  readonly runtime: CommandRuntime;
  readonly sealKey: string;
}

/** Sets the first or the next password with a link from a letter; all sessions end. Returns the user's id. */
export async function setPasswordByLink(
  { runtime }: PasswordDeps,
  request: { token: string; password: string; purpose: AccountLinkPurpose },
): Promise<{ userId: string } | Refusal> {
  const { token, password, purpose } = request;
  const now = runtime.clock.now();
  const found = await findAccountLink(runtime.db.manager, token, purpose, now);
  const problem = passwordProblem(password, found === undefined ? [] : [found.email, found.email.split('@')[0] ?? '']);
  // The link is looked at first: a weak password must not use it up.
  if (found?.state === 'VALID' && problem !== undefined) return problem;
  const passwordHash = await hashPassword(password);
  const outcome = await runtime.db.transaction(async (tx) => {
    const link = await useAccountLink(tx, token, purpose, now);
    if (isRefusal(link)) return link;
    const command = purpose === 'activate' ? activateUser : notePasswordChange;
    const done = await handleCommandIn(tx, runtime, { command, streamId: link.userId, input: {}, viewer: systemViewer, commandId: nameBasedId('link', tokenHash(token)) });
    if ('refusal' in done) return done.refusal;
    await storePassword(tx, { userId: link.userId, passwordHash, now });
    return { userId: link.userId };
  });
  runtime.afterCommit();
  return outcome;
}

export async function changeOwnPassword(
  { runtime }: PasswordDeps,
  request: { userId: string; current: string; next: string; commandId: string },
): Promise<{ userId: string } | Refusal> {
  const { userId, current, next, commandId } = request;
  const rows: { password_hash: string; email: string }[] = await runtime.db.query(
    'select s.password_hash, u.email from user_secret s join "user" u on u.id = s.user_id where s.user_id = $1', [userId],
  );
  if (!(await passwordMatches(current, rows[0]?.password_hash))) return no('WRONG_PASSWORD');
  const problem = passwordProblem(next, [rows[0]?.email ?? '']);
  if (problem !== undefined) return problem;
  const passwordHash = await hashPassword(next);
  const outcome = await runtime.db.transaction(async (tx) => {
    const done = await handleCommandIn(tx, runtime, { command: notePasswordChange, streamId: userId, input: {}, viewer: systemViewer, commandId });
    if ('refusal' in done) return done.refusal;
    await storePassword(tx, { userId, passwordHash, now: runtime.clock.now() });
    return { userId };
  });
  runtime.afterCommit();
  return outcome;
}

/** Sends a link when the address belongs to an active account, and says nothing either way. */
export async function askForReset({ runtime, sealKey }: PasswordDeps, email: string, commandId: string): Promise<void> {
  await runtime.db.transaction(async (tx) => {
    const known = await findUser(tx, email);
    if (known?.status !== 'Active') return;
    const sealedLink = await makeAccountLink(tx, { userId: known.id, purpose: 'set-password', now: runtime.clock.now(), sealKey });
    await handleCommandIn(tx, runtime, { command: requestPasswordReset, streamId: known.id, input: { sealedLink }, viewer: systemViewer, commandId });
  });
  runtime.afterCommit();
}

async function storePassword(tx: EntityManager, secret: { userId: string; passwordHash: string; now: Date }): Promise<void> {
  await tx.query(
    `insert into user_secret (user_id, password_hash, changed_at) values ($1, $2, $3)
     on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at`,
    [secret.userId, secret.passwordHash, secret.now],
  );
  await revokeSessions(tx, secret.userId, secret.now);
}
