import type { EntityManager } from 'typeorm';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { isId, nameBasedId, randomToken } from '@cotta/kit/model/words/ids.js';
import { Rejection } from '@cotta/kit/model/words/rejection.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import type { CommandOutcome } from '@cotta/kit/runtime/commands/handle-command.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import { no } from '../refusals.js';
import { allOrRefused } from '../sign-in/all-or-refused.js';
import { linkedJustNow } from '../user/account-link.js';
import { userResource } from '../user/user.resource.js';
import { inviteWaiting } from './invite.js';
import { sendPasswordLink, type PasswordDeps } from './set-password.js';

const TEN_MINUTES_MS = 600_000;

interface Asked {
  readonly userId: string;
  readonly viewer: Viewer;
  readonly causeId: string;
}

type Send = (tx: EntityManager, asked: Asked) => Promise<CommandOutcome>;

/** Letters that staff have sent to somebody who cannot come in; the history of the account says who did. */
export function staffLinkMutations(deps: PasswordDeps) {
  const mutation =
    (purpose: 'activate' | 'set-password', send: Send) =>
    async (_: unknown, { id }: { id: string }, { viewer, manager, idempotencyKey }: RequestContext) => {
      if (!staff.some((role) => role === viewer.role))
        throw new Rejection('FORBIDDEN', 'only staff send such a letter');
      const asked = { userId: id, viewer, causeId: idempotencyKey ?? randomToken() };
      const outcome = isId(id) ? await sendOnce(deps, purpose, send, asked) : no('NOT_FOUND');
      if (isRefusal(outcome)) return refusalAnswer(outcome);
      return { __typename: 'User', ...(await readByIds(manager, userResource, viewer, [id]))[0] };
    };
  return {
    sendInvitationAgain: mutation('activate', (tx, asked) => inviteWaiting(tx, deps, asked)),
    sendPasswordLink: mutation('set-password', (tx, { userId, viewer, causeId }) =>
      sendPasswordLink(tx, deps, {
        userId,
        viewer,
        commandId: nameBasedId(causeId, 'send-password-link', userId),
      }),
    ),
  };
}

/** One letter in ten minutes, whoever sent the last one; the same press twice is the first. */
async function sendOnce(
  { runtime }: PasswordDeps,
  purpose: 'activate' | 'set-password',
  send: Send,
  asked: Asked,
): Promise<object | Refusal> {
  const outcome = await allOrRefused(runtime.db, async (tx) => {
    const { userId, viewer } = asked;
    // One after another, so that of two at once the second sees the first's.
    const rows: { role: string }[] = await tx.query('select role from "user" where id = $1 for update', [
      userId,
    ]);
    const [known] = rows;
    if (known === undefined) return no('NOT_FOUND');
    if (known.role !== 'customer' && viewer.role !== 'admin')
      throw new Rejection('FORBIDDEN', 'letters to people of the firm are sent by an admin');
    const now = runtime.clock.now();
    const late = await linkedJustNow(tx, { userId, purpose, now, withinMs: TEN_MINUTES_MS });
    const done = await send(tx, asked);
    if ('refusal' in done) return done.refusal;
    return late && !done.replayed ? no('LINK_SENT_LATELY') : done;
  });
  runtime.afterCommit();
  return outcome;
}
