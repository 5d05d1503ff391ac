import { randomUUID } from 'node:crypto';
import { importJWK, SignJWT, type JWK } from 'jose';
import { partnerPath, partnerTokenSeconds } from '@cotta/reference/partner-scopes.js';
import type { PartnerGrant } from '../rest/partner/partner-token.js';

/** A token as the authorisation server makes it. `said`: claims, and `typ` of its head, that are other than they should be. */
export async function partnerTokenOf(
  grant: PartnerGrant,
  made: {
    readonly key: JWK;
    readonly origin: string;
    readonly now: Date;
    readonly said: Readonly<Record<string, unknown>>;
  },
): Promise<string> {
  const issuedAt = Math.floor(made.now.getTime() / 1000);
  const { typ = 'at+jwt', ...said } = made.said;
  return new SignJWT({
    iss: made.origin,
    aud: `${made.origin}${partnerPath}`,
    sub: grant.clientId,
    client_id: grant.clientId,
    secret_id: grant.secretId,
    account_id: grant.userId,
    scope: grant.scopes.join(' '),
    jti: randomUUID(),
    iat: issuedAt,
    exp: issuedAt + partnerTokenSeconds,
    ...said,
  })
    .setProtectedHeader({ alg: 'ES256', typ: String(typ), kid: made.key.kid ?? '' })
    .sign(await importJWK(made.key, 'ES256'));
}
