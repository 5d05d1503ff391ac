import type { JWK } from 'jose';
import { mintAccessToken } from '../access-token.js';
import type { OpenSession } from './accounts-client.js';

/** What the pages know of a session. */
export interface SessionBody {
  readonly user: {
    readonly id: string;
    readonly name: string | null;
    readonly email: string;
    readonly role: string;
    readonly missiveDigest: string | null;
  };
  /** When the session ends. */
  readonly expires: string;
  /** Absent for whoever has to add a second step first. */
  readonly accessToken?: string;
  /** A second step has to be added before anything else; there are no tokens until then. */
  readonly mustAddSecondStep?: true;
  /** Only after a sign-in in the staff area. */
  readonly accessTokenAdminUser?: string;
  /** When the tokens end; ask again before. */
  readonly accessTokenExpires?: string;
}

export async function sessionBody(
  open: OpenSession,
  settings: { key: JWK; now: Date },
): Promise<SessionBody> {
  const { user } = open;
  const until = new Date(open.expires);
  const mint = (audience: 'customer' | 'admin') =>
    mintAccessToken(
      { userId: user.id, role: user.role, sessionId: open.sessionId, audience, authTime: open.authTime },
      { ...settings, until },
    );
  const about = {
    user: {
      id: user.id,
      name: user.name ?? null,
      email: user.email,
      role: user.role,
      missiveDigest: user.missiveDigest ?? null,
    },
    expires: open.expires,
  };
  if (open.mustAddSecondStep) return { ...about, mustAddSecondStep: true };
  const own = await mint('customer');
  const staff = open.area === 'admin' && isStaff(user.role) ? await mint('admin') : undefined;
  return {
    ...about,
    accessToken: own.token,
    ...(staff === undefined ? {} : { accessTokenAdminUser: staff.token }),
    accessTokenExpires: own.expiresAt.toISOString(),
  };
}

export function isStaff(role: string): boolean {
  return role === 'lawyer' || role === 'admin';
}
