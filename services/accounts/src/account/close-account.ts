import { handleCommandIn } from '@cotta/kit/runtime/commands/handle-command.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { ERASURE_DAYS, keepAccount, requestErasure } from '../user/erase-user.js';
import { draftAccountLink, keepAccountLink, tokenHash } from '../user/account-link.js';
import { allOrRefused } from '../sign-in/all-or-refused.js';
import { byLink } from './change-email.js';
import type { PasswordDeps } from './set-password.js';

const DAY_MS = 86_400_000;

/** Closes the account at once and sends the link that keeps it; staff erase it after thirty days. In the name of who asks, who must have signed in freshly. */
export async function closeToErase(
  { runtime, encryptionKey }: PasswordDeps,
  request: { userId: string; viewer: Viewer; commandId: string },
): Promise<{ userId: string } | Refusal> {
  const { userId, viewer, commandId } = request;
  const outcome = await allOrRefused(runtime.db, async (tx): Promise<{ userId: string } | Refusal> => {
    const { token, sealedLink } = draftAccountLink('keep-account', encryptionKey);
    const now = runtime.clock.now();
    const until = new Date(now.getTime() + ERASURE_DAYS * DAY_MS).toISOString().slice(0, 10);
    const done = await handleCommandIn(tx, runtime, {
      command: requestErasure,
      streamId: userId,
      input: { sealedLink, until },
      viewer,
      commandId,
    });
    if ('refusal' in done) return done.refusal;
    if (!done.replayed && done.eventIds.length > 0)
      await keepAccountLink(tx, { token, userId, purpose: 'keep-account', now });
    return { userId };
  });
  runtime.afterCommit();
  return outcome;
}

/** The press behind the link of the letter: the account is open again, with everything in it. */
export function keepClosedAccount(
  { runtime }: PasswordDeps,
  token: string,
): Promise<{ userId: string } | Refusal> {
  return byLink(runtime, { token, purpose: 'keep-account' }, async (tx, userId) => {
    const done = await handleCommandIn(tx, runtime, {
      command: keepAccount,
      streamId: userId,
      input: {},
      viewer: systemViewer,
      commandId: nameBasedId('link', tokenHash(token)),
    });
    return 'refusal' in done ? done.refusal : { userId };
  });
}
