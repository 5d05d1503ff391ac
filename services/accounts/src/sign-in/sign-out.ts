import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { writeAuthLog } from './auth-log.js';
import { revokeSession } from './session.js';
import type { AccessDeps } from './access-deps.js';

/** Ends the session and writes it down. @returns ids of what ended; none when it had ended before. */
export async function signOut(
  deps: Pick<AccessDeps, 'db' | 'clock' | 'ids'>,
  session: string,
): Promise<string[]> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const ended = await revokeSession(tx, session, now);
    if (ended === undefined) return [];
    const { id, userId, area, address, userAgent } = ended;
    await writeAuthLog(tx, deps.ids, {
      kind: 'signed-out',
      userId,
      area,
      address,
      userAgent,
      now,
    });
    return [id];
  });
}
