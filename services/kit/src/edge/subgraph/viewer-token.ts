import { createLocalJWKSet, importJWK, jwtVerify, SignJWT, type JSONWebKeySet, type JWK } from 'jose';
import { z } from 'zod';
import { linkPurposes, type LinkPurpose } from '@cotta/reference/link-purposes.js';
import type { Clock } from '../../model/time/clock.js';
import { roles, type Viewer } from '../../model/words/viewer.js';

const ISSUER = 'gateway';
const AUDIENCE = 'subgraph';
/** Seconds a token lives: long enough for one request, too short to be worth stealing. */
export const VIEWER_TOKEN_SECONDS = 60;

const linkGrant = z.object({
  purpose: z.enum(Object.keys(linkPurposes) as [LinkPurpose, ...LinkPurpose[]]),
  subjectId: z.uuid(),
  revision: z.int(),
});

const anonymous: readonly Viewer['role'][] = ['visitor', 'system'];

const claims = z
  .object({
    sub: z.uuid().optional(),
    role: z.enum(roles as [Viewer['role'], ...Viewer['role'][]]),
    actingAdminId: z.uuid().optional(),
    authTime: z.int().optional(),
    clientId: z.uuid().optional(),
    link: linkGrant.optional(),
    locale: z.string().max(35),
    scopes: z.array(z.string()),
    addressKey: z.string().max(128).optional(),
    exp: z.number(),
  })
  .refine(
    ({ sub, role }) => (sub === undefined) === anonymous.includes(role),
    'people have an id, visitors and services have none',
  );

/** ES256 token that carries a viewer from the gateway to a service. `privateJwk.kid` names the key. */
export async function signViewer(viewer: Viewer, privateJwk: JWK, now: Date): Promise<string> {
  const { userId, ...rest } = viewer;
  const issuedAt = Math.floor(now.getTime() / 1000);
  const token = new SignJWT({ ...rest })
    .setProtectedHeader({ alg: 'ES256', ...(privateJwk.kid === undefined ? {} : { kid: privateJwk.kid }) })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + VIEWER_TOKEN_SECONDS);
  if (userId !== undefined) token.setSubject(userId);
  return token.sign(await privateKey(privateJwk));
}

const imported = new WeakMap<JWK, ReturnType<typeof importJWK>>();

function privateKey(jwk: JWK): ReturnType<typeof importJWK> {
  const known = imported.get(jwk);
  if (known !== undefined) return known;
  const key = importJWK(jwk, 'ES256');
  imported.set(jwk, key);
  return key;
}

/** The viewer of a token; undefined for one that is not good, whatever is wrong with it. */
export type VerifyViewer = (token: string) => Promise<Viewer | undefined>;

const MOST_CACHED = 2000;

/** Checks tokens against the public keys (two at a time while they rotate), each token once; undefined when it is not good.
 *  A cached token still dies at its expiry. */
export function viewerVerifier(keys: JSONWebKeySet, clock: Clock): VerifyViewer {
  const keySet = createLocalJWKSet(keys);
  const cache = new Map<string, { viewer: Viewer; expiresAt: number }>();
  return async (token) => {
    const now = clock.now();
    const known = cache.get(token);
    if (known !== undefined && known.expiresAt > now.getTime()) return known.viewer;
    cache.delete(token);
    const fresh = await check(token, keySet, now);
    if (fresh === undefined) return undefined;
    if (cache.size >= MOST_CACHED) cache.delete(cache.keys().next().value ?? '');
    cache.set(token, fresh);
    return fresh.viewer;
  };
}

async function check(
  token: string,
  keySet: ReturnType<typeof createLocalJWKSet>,
  now: Date,
): Promise<{ viewer: Viewer; expiresAt: number } | undefined> {
  const rules = {
    algorithms: ['ES256'],
    issuer: ISSUER,
    audience: AUDIENCE,
    currentDate: now,
    maxTokenAge: VIEWER_TOKEN_SECONDS,
    clockTolerance: 5,
    requiredClaims: ['exp', 'iat'],
  };
  // Why a token is bad is the sender's business; here bad is bad.
  const payload = await jwtVerify(token, keySet, rules).then(
    (verified) => verified.payload,
    () => undefined,
  );
  const read = claims.safeParse(payload);
  return read.success ? { viewer: viewerOf(read.data), expiresAt: read.data.exp * 1000 } : undefined;
}

function viewerOf({
  sub,
  role,
  actingAdminId,
  authTime,
  clientId,
  link,
  locale,
  scopes,
  addressKey,
}: z.infer<typeof claims>): Viewer {
  return {
    role,
    locale,
    scopes,
    ...(sub === undefined ? {} : { userId: sub }),
    ...(actingAdminId === undefined ? {} : { actingAdminId }),
    ...(authTime === undefined ? {} : { authTime }),
    ...(clientId === undefined ? {} : { clientId }),
    ...(link === undefined ? {} : { link }),
    ...(addressKey === undefined ? {} : { addressKey }),
  };
}
