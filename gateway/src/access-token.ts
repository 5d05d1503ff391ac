import { createLocalJWKSet, importJWK, jwtVerify, SignJWT, type JSONWebKeySet, type JWK } from 'jose';
import { z } from 'zod';
import { BoundedCache } from './bounded-cache.js';
import type { Audience } from './audience.js';

/** What a bearer token says once its signature was checked. */
export interface AccessGrant {
  readonly userId: string;
  readonly role: 'customer' | 'lawyer' | 'admin' | 'partner';
  /** Id of the session it came from; dies with it. */
  readonly sessionId: string;
  readonly audience: Audience;
  readonly expiresAt: number;
  /** When they last proved who they are, seconds since 1970. */
  readonly authTime?: number;
}

export const accessTokenSeconds = 600;
const ISSUER = 'gateway';
const claims = z.object({
  sub: z.uuid(),
  role: z.enum(['customer', 'lawyer', 'admin', 'partner']),
  sid: z.string().min(1),
  aud: z.enum(['customer', 'admin']),
  exp: z.number(),
  auth_time: z.int().optional(),
});

/** Mints a token that no service accepts: it is only ever shown to this gateway. `until`: never outlives the session. */
export async function mintAccessToken(
  grant: Omit<AccessGrant, 'expiresAt'>,
  settings: { key: JWK; now: Date; until: Date },
): Promise<{ token: string; expiresAt: Date }> {
  const issuedAt = Math.floor(settings.now.getTime() / 1000);
  const expires = Math.min(issuedAt + accessTokenSeconds, Math.floor(settings.until.getTime() / 1000));
  const token = await new SignJWT({
    role: grant.role,
    sid: grant.sessionId,
    ...(grant.authTime === undefined ? {} : { auth_time: grant.authTime }),
  })
    .setProtectedHeader({
      alg: 'ES256',
      ...(settings.key.kid === undefined ? {} : { kid: settings.key.kid }),
    })
    .setIssuer(ISSUER)
    .setSubject(grant.userId)
    .setAudience(grant.audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expires)
    .sign(await importJWK(settings.key, 'ES256'));
  return { token, expiresAt: new Date(expires * 1000) };
}

export interface AccessTokens {
  read(token: string): Promise<AccessGrant | undefined>;
  /** Drops what is remembered about tokens that were revoked. */
  forget(matches: (grant: AccessGrant) => boolean): void;
}

/** Checks each token's signature once and remembers the answer until it expires. */
export function accessTokens(keys: JSONWebKeySet, now: () => Date): AccessTokens {
  const keySet = createLocalJWKSet(keys);
  const known = new BoundedCache<AccessGrant>(5_000, () => now().getTime());
  return {
    async read(token) {
      const remembered = known.get(token);
      if (remembered !== undefined) return remembered;
      const rules = {
        algorithms: ['ES256'],
        issuer: ISSUER,
        currentDate: now(),
        requiredClaims: ['exp', 'sub', 'aud'],
      };
      const payload = await jwtVerify(token, keySet, rules).then(
        (verified) => verified.payload,
        () => undefined,
      );
      const read = claims.safeParse(payload);
      if (!read.success) return undefined;
      const { sub, role, sid, aud, exp, auth_time: authTime } = read.data;
      if (aud === 'admin' && role !== 'lawyer' && role !== 'admin') return undefined;
      const grant: AccessGrant = {
        userId: sub,
        role,
        sessionId: sid,
        audience: aud,
        expiresAt: exp * 1000,
        ...(authTime === undefined ? {} : { authTime }),
      };
      known.set(token, grant, grant.expiresAt);
      return grant;
    },
    forget: (matches) => known.deleteWhere(matches),
  };
}
