import type { EntityManager } from 'typeorm';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { RevocationFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { writeAuthLog } from './auth-log.js';
import { findSession } from './session.js';
import type { AccessDeps } from './access-deps.js';

/** One browser that is signed in. */
export interface Device {
  readonly id: string;
  readonly isThis: boolean;
  readonly area: 'customer' | 'admin';
  /** As the browser calls itself; the reader sees a name made from it. */
  readonly userAgent: string;
  readonly signedInAt: Date;
  readonly lastSeenAt: Date;
}

export async function devicesOf(
  tx: EntityManager,
  about: { userId: string; sessionId: string; now: Date },
): Promise<Device[]> {
  const rows: {
    id: string;
    area: 'customer' | 'admin';
    user_agent: string | null;
    created_at: Date;
    last_seen_at: Date | null;
  }[] = await tx.query(
    `select id, area, user_agent, created_at, last_seen_at from session where user_id = $1 and revoked_at is null and expires_at > $2
     order by id = $3 desc, coalesce(last_seen_at, created_at) desc limit 50`,
    [about.userId, about.now, about.sessionId],
  );
  return rows.map((row) => ({
    id: row.id,
    isThis: row.id === about.sessionId,
    area: row.area,
    userAgent: row.user_agent ?? '',
    signedInAt: row.created_at,
    lastSeenAt: row.last_seen_at ?? row.created_at,
  }));
}

/** Signs other browsers of the same person out: one of them, or all but this one. @returns their ids; undefined when this session is over. */
export async function endDevices(
  deps: Pick<AccessDeps, 'db' | 'clock' | 'ids'> & { feed: RevocationFeed },
  session: string,
  which: { readonly id: string } | 'others',
): Promise<string[] | undefined> {
  const now = deps.clock.now();
  const ended = await inTransaction(deps.db, async (tx) => {
    const live = await findSession(tx, session, now);
    if (live === undefined || live === 'revoked') return undefined;
    const [rows]: [{ id: string }[], number] = await tx.query(
      'update session set revoked_at = $2 where user_id = $1 and revoked_at is null and id <> $3 and ($4::uuid is null or id = $4::uuid) returning id',
      [live.userId, now, live.id, which === 'others' ? null : which.id],
    );
    if (rows.length > 0)
      await writeAuthLog(tx, deps.ids, {
        kind: 'sessions-revoked',
        userId: live.userId,
        area: live.area,
        now,
      });
    return rows.map(({ id }) => id);
  });
  if (ended !== undefined) await deps.feed.announce(ended);
  return ended;
}
