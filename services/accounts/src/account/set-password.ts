import type { EntityManager } from 'typeorm';
import {
  handleCommandIn,
  type CommandOutcome,
  type CommandRuntime,
} from '@cotta/kit/runtime/commands/handle-command.js';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { askAtDoor, type Asked, type DoorDeps } from '@cotta/kit/runtime/door-asks/door-asks.js';
import { nameBasedId, type Ids } from '@cotta/kit/model/words/ids.js';
import type { RevocationFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { activateUser } from '../user/activate-user.js';
import { notePasswordChange, requestPasswordReset } from '../user/change-password.js';
import {
  draftAccountLink,
  endAccountLinks,
  findAccountLink,
  keepAccountLink,
  linkedJustNow,
  samePress,
  tokenHash,
  useAccountLink,
  type AccountLinkPurpose,
} from '../user/account-link.js';
import { allOrRefused } from '../sign-in/all-or-refused.js';
import { beginChange, forgetFailure } from '../sign-in/attempts.js';
import { findUser, inviteWaiting } from './invite.js';
import { hashPassword, passwordMatches, passwordProblem } from '../sign-in/password.js';
import { revokeSessions } from '../sign-in/session.js';
import { keyOf } from '../sign-in/sign-in.js';

export interface PasswordDeps {
  readonly runtime: CommandRuntime;
  readonly encryptionKey: string;
  readonly feed: RevocationFeed;
}

/** Sets the first or the next password with a link from a letter; all sessions end. Returns the user's id. */
export async function setPasswordByLink(
  { runtime, feed }: PasswordDeps,
  request: { token: string; password: string; purpose: AccountLinkPurpose },
): Promise<{ userId: string } | Refusal> {
  const { token, password, purpose } = request;
  const now = runtime.clock.now();
  const found = await findAccountLink(runtime.db.manager, token, purpose, now);
  const problem = passwordProblem(
    password,
    found === undefined ? [] : [found.email, found.email.split('@')[0] ?? ''],
  );
  // The link is looked at first: a weak password must not use it up.
  if (found?.state === 'VALID' && problem !== undefined) return problem;
  const passwordHash = await hashPassword(password);
  const outcome = await allOrRefused(runtime.db, async (tx) => {
    const link = await useAccountLink(tx, token, purpose, now);
    if (isRefusal(link)) return link;
    const command = purpose === 'activate' ? activateUser : notePasswordChange;
    const done = await handleCommandIn(tx, runtime, {
      command,
      streamId: link.userId,
      input: {},
      viewer: systemViewer,
      commandId: nameBasedId('link', tokenHash(token)),
    });
    if ('refusal' in done) return done.refusal;
    return {
      userId: link.userId,
      ended: await storePassword(tx, { userId: link.userId, passwordHash, now, ids: runtime.ids }),
    };
  });
  runtime.afterCommit();
  if (!isRefusal(outcome)) await feed.announce(outcome.ended);
  return isRefusal(outcome) && outcome.refused === 'LINK_USED'
    ? ((await samePassword(runtime, request)) ?? outcome)
    : outcome;
}

/** The same press again: the same link and the password it has just set. */
async function samePassword(
  runtime: CommandRuntime,
  { token, password, purpose }: { token: string; password: string; purpose: AccountLinkPurpose },
): Promise<{ userId: string } | undefined> {
  const pressed = await samePress(runtime.db.manager, { token, purpose, now: runtime.clock.now() });
  if (pressed === undefined) return undefined;
  const rows: { password_hash: string }[] = await runtime.db.query(
    'select password_hash from user_secret where user_id = $1',
    [pressed.userId],
  );
  return (await passwordMatches(password, rows[0]?.password_hash)) ? pressed : undefined;
}

export async function changeOwnPassword(
  { runtime, feed }: PasswordDeps,
  request: { userId: string; current: string; next: string; commandId: string },
): Promise<{ userId: string } | Refusal> {
  const { userId, current, next, commandId } = request;
  const rows: { password_hash: string; email: string }[] = await runtime.db.query(
    'select s.password_hash, u.email from user_secret s join "user" u on u.id = s.user_id where s.user_id = $1',
    [userId],
  );
  const attempt = await beginChange(runtime, userId);
  if (attempt.retryAfterMs > 0)
    return no('TOO_MANY_ATTEMPTS', { minutes: Math.ceil(attempt.retryAfterMs / 60_000) });
  if (!(await passwordMatches(current, rows[0]?.password_hash))) return no('WRONG_PASSWORD');
  await forgetFailure(runtime.db.manager, attempt.id);
  const problem = passwordProblem(next, [rows[0]?.email ?? '']);
  if (problem !== undefined) return problem;
  const passwordHash = await hashPassword(next);
  const outcome = await allOrRefused(runtime.db, async (tx) => {
    const done = await handleCommandIn(tx, runtime, {
      command: notePasswordChange,
      streamId: userId,
      input: {},
      viewer: systemViewer,
      commandId,
    });
    if ('refusal' in done) return done.refusal;
    return {
      userId,
      ended: await storePassword(tx, { userId, passwordHash, now: runtime.clock.now(), ids: runtime.ids }),
    };
  });
  runtime.afterCommit();
  if (!isRefusal(outcome)) await feed.announce(outcome.ended);
  return outcome;
}

/** Keeps the wish for a link; what becomes of it does not show. `id`: the same wish once. */
export function askForReset(deps: DoorDeps, email: string, id: string): Promise<Asked> {
  return askAtDoor(deps, { id, kind: 'reset', emailKey: keyOf(email), request: { email } }, sendReset(deps));
}

/** Who uses his account, and who was asked to and has not come yet. */
const HAS_A_LINK: readonly string[] = ['Active', 'Initiated', 'Invited'];

/** Sends a link when the address has an account: to set the password anew, or the first one while the account waits for its owner. */
export function sendReset({ runtime, encryptionKey }: DoorDeps) {
  return async (
    tx: EntityManager,
    { email }: { readonly email: string },
    commandId: string,
  ): Promise<void> => {
    const known = await findUser(tx, email);
    if (known === undefined || !HAS_A_LINK.includes(known.status)) return;
    const about = {
      userId: known.id,
      purpose: known.status === 'Active' ? 'set-password' : 'activate',
      now: runtime.clock.now(),
    } as const;
    // One after another, so that of two at once the second sees the first's.
    await tx.query('select id from "user" where id = $1 for update', [known.id]);
    if (await linkedJustNow(tx, about)) return;
    if (about.purpose === 'activate') {
      await inviteWaiting(tx, { runtime, encryptionKey }, { userId: known.id, causeId: commandId });
      return;
    }
    await sendPasswordLink(tx, { runtime, encryptionKey }, { userId: known.id, commandId });
  };
}

/** A letter with a link to set the password anew. A repeat sends none: the link of the first one stays good. */
export async function sendPasswordLink(
  tx: EntityManager,
  { runtime, encryptionKey }: DoorDeps,
  { userId, commandId, viewer = systemViewer }: { userId: string; commandId: string; viewer?: Viewer },
): Promise<CommandOutcome> {
  const { token, sealedLink } = draftAccountLink('set-password', encryptionKey);
  const request = {
    command: requestPasswordReset,
    streamId: userId,
    input: { sealedLink },
    viewer,
    commandId,
  };
  const done = await handleCommandIn(tx, runtime, request);
  if (!('refusal' in done) && !done.replayed)
    await keepAccountLink(tx, { token, userId, purpose: 'set-password', now: runtime.clock.now() });
  return done;
}

/** Letters that offered to set the old one are over. @returns the ids of the sessions that ended with it */
async function storePassword(
  tx: EntityManager,
  secret: { userId: string; passwordHash: string; now: Date; ids: Ids },
): Promise<string[]> {
  await tx.query(
    `insert into user_secret (user_id, password_hash, changed_at) values ($1, $2, $3)
     on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at`,
    [secret.userId, secret.passwordHash, secret.now],
  );
  await endAccountLinks(tx, { userId: secret.userId, purpose: 'set-password', now: secret.now });
  return revokeSessions(tx, secret);
}
