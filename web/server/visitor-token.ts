import { importJWK, SignJWT } from 'jose';

/** Says for whom this server asks: 60 seconds, readable by the gateway only. */
export type VisitorSigner = (address: string) => Promise<string | undefined>;

/** `x-web-visitor` for the gateway: without it all visitors of rendered pages would share one rate limit. */
export async function createVisitorSigner(jwk: Record<string, unknown> | undefined): Promise<VisitorSigner> {
  if (jwk === undefined) return () => Promise.resolve(undefined);
  const key = await importJWK(jwk, 'ES256');
  const kid = typeof jwk['kid'] === 'string' ? jwk['kid'] : undefined;
  return (address) =>
    new SignJWT({ address })
      .setProtectedHeader(kid === undefined ? { alg: 'ES256' } : { alg: 'ES256', kid })
      .setAudience('gateway')
      .setIssuer('web')
      .setIssuedAt()
      .setExpirationTime('60s')
      .sign(key);
}
