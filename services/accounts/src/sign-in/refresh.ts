import { retryTroubles } from '@cotta/kit/runtime/database/retry.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { noteTokenReuse } from '../user/change-password.js';
import { writeAuthLog } from './auth-log.js';
import {
  findSession,
  revokeSession,
  revokeSessions,
  rotate,
  type LiveSession,
  type OpenedSession,
} from './session.js';
import { findSessionUser } from './sign-in.js';
import type { AccessDeps } from './access-deps.js';

export interface RefreshRequest {
  readonly session: string;
  readonly refresh: string;
  readonly address: string;
  readonly userAgent: string;
}

export type RefreshOutcome =
  | { readonly session: OpenedSession }
  | { readonly code: 'NO_SESSION' | 'ErrorRefreshingToken'; readonly revoked: readonly string[] };

/** The next step of a session. Only an Active user is found. */
export async function refreshSession(
  deps: AccessDeps,
  runtime: CommandRuntime,
  request: RefreshRequest,
): Promise<RefreshOutcome> {
  const now = deps.clock.now();
  const outcome = await retryTroubles(() =>
    inTransaction(deps.db, async (tx): Promise<RefreshOutcome> => {
      const live = await findSession(tx, request.session, now);
      if (live === undefined) return { code: 'NO_SESSION', revoked: [] };
      // Whoever ended it: the door signs out and says so, also when the consumer of a deactivation was here first.
      if (live === 'revoked') return { code: 'ErrorRefreshingToken', revoked: [] };
      const user = await findSessionUser(tx, live.userId, deps.chatSecret);
      if (user === undefined)
        return {
          code: 'ErrorRefreshingToken',
          revoked: await revokeSessions(tx, { userId: live.userId, now, ids: deps.ids }),
        };
      const rotation = await rotate(tx, live, request.refresh, { now, sessionKey: deps.sessionKey });
      if (rotation === 'unknown') return { code: 'ErrorRefreshingToken', revoked: [] };
      if (rotation === 'reused') {
        const family = await revokeSession(tx, request.session, now);
        const revoked = family === undefined ? [] : [family.id];
        await writeAuthLog(tx, deps.ids, {
          kind: 'token-reuse',
          userId: live.userId,
          area: live.area,
          address: request.address,
          userAgent: request.userAgent,
          now,
        });
        await handleCommandIn(tx, runtime, {
          command: noteTokenReuse,
          streamId: live.userId,
          input: {},
          viewer: systemViewer,
          commandId: nameBasedId(live.id, request.refresh),
        });
        return { code: 'ErrorRefreshingToken', revoked };
      }
      await tx.query('update session set last_seen_at = $2 where id = $1', [live.id, now]);
      return { session: { ...opened(live), session: request.session, refresh: rotation.refresh, user } };
    }),
  );
  runtime.afterCommit();
  return outcome;
}

function opened(live: LiveSession) {
  return { sessionId: live.id, area: live.area, expires: live.expires, provedAt: live.provedAt };
}
