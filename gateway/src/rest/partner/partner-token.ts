import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { partnerPath, partnerScopes, type PartnerScope } from '@cotta/reference/partner-scopes.js';
import { BoundedCache } from '../../bounded-cache.js';

/** What an access token of a partner's program says once its signature was checked. */
export interface PartnerGrant {
  readonly clientId: string;
  /** Of the secret it was asked for with; dies with it. */
  readonly secretId: string;
  /** Whose account the program works for. */
  readonly userId: string;
  readonly scopes: readonly PartnerScope[];
}

export interface PartnerTokens {
  /** Undefined for a token that is not good, whatever is wrong with it. */
  read(token: string): Promise<PartnerGrant | undefined>;
}

const known: readonly string[] = partnerScopes;
const claims = z.object({
  client_id: z.uuid(),
  secret_id: z.uuid(),
  account_id: z.uuid(),
  scope: z.string().default(''),
  exp: z.number(),
});

/** Checks each token of the authorisation server once (RFC 9068) and remembers the answer until it expires. `origin`: of our pages, which issues them. */
export function partnerTokens(
  keys: JSONWebKeySet,
  { origin, now }: { readonly origin: string; readonly now: () => Date },
): PartnerTokens {
  const keySet = createLocalJWKSet(keys);
  const remembered = new BoundedCache<PartnerGrant>(5_000, () => now().getTime());
  return {
    async read(token) {
      const before = remembered.get(token);
      if (before !== undefined) return before;
      const payload = await jwtVerify(token, keySet, {
        algorithms: ['ES256'],
        typ: 'at+jwt',
        issuer: origin,
        audience: `${origin}${partnerPath}`,
        currentDate: now(),
        requiredClaims: ['exp', 'iat', 'jti'],
      }).then(
        (verified) => verified.payload,
        () => undefined,
      );
      const read = claims.safeParse(payload);
      if (!read.success) return undefined;
      const { client_id: clientId, secret_id: secretId, account_id: userId, scope, exp } = read.data;
      const scopes = scope.split(' ').filter((word): word is PartnerScope => known.includes(word));
      const grant: PartnerGrant = { clientId, secretId, userId, scopes };
      remembered.set(token, grant, exp * 1000);
      return grant;
    },
  };
}
