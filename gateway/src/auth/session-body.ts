import type { JWK } from 'jose';
import { mintAccessToken } from '../access-token.js';
import type { OpenSession } from './accounts-client.js';

/** What the pages know of a session. */
export interface SessionBody {
  readonly user: { readonly id: string; readonly name: string | null; readonly email: string; readonly role: string; readonly missiveDigest: string | null };
  /** When the session ends. */
  readonly expires: string;
  readonly accessToken: string;
  /** Only after a sign-in in the staff area. */
  readonly accessTokenAdminUser?: string;
  /** When the tokens end; ask again before. */
  readonly accessTokenExpires: string;
}

export async function sessionBody(open: OpenSession, settings: { key: JWK; now: Date }): Promise<SessionBody> {
  const { user } = open;
  const until = new Date(open.expires);
  const mint = (audience: 'customer' | 'admin') => mintAccessToken({ userId: user.id, role: user.role, sessionId: open.sessionId, audience }, { ...settings, until });
  const own = await mint('customer');
  const staff = open.area === 'admin' && isStaff(user.role) ? await mint('admin') : undefined;
  return {
    user: { id: user.id, name: user.name ?? null, email: user.email, role: user.role, missiveDigest: user.missiveDigest ?? null },
    expires: open.expires,
    accessToken: own.token,
    ...(staff === undefined ? {} : { accessTokenAdminUser: staff.token }),
    accessTokenExpires: own.expiresAt.toISOString(),
  };
}

export function isStaff(role: string): boolean {
  return role === 'lawyer' || role === 'admin';
}
