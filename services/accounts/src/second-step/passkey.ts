import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport as Transport,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { EntityManager } from 'typeorm';

/** Our site, as browsers bind passkeys to it. */
export interface Site {
  /** Origins of our own pages; passkeys belong to the host of the first. */
  readonly origins: readonly string[];
}

interface PasskeyRow {
  readonly id: string;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly sign_count: string;
  readonly transports: Transport[] | null;
}

const hostOf = ({ origins }: Site): string => new URL(origins[0] ?? 'http://localhost').hostname;

function keysOf(tx: EntityManager, userId: string): Promise<PasskeyRow[]> {
  return tx.query(
    `select id, credential_id, public_key, sign_count, transports from second_factor where user_id = $1 and kind = 'passkey' and confirmed_at is not null`,
    [userId],
  );
}

const named = ({ credential_id: id, transports }: PasskeyRow) => ({
  id,
  ...(transports === null ? {} : { transports }),
});

/** What a browser needs to make a new passkey; one that is there already is not made twice. */
export async function passkeyToAdd(
  tx: EntityManager,
  user: { id: string; email: string; name: string },
  site: Site,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpName: 'Cotta',
    rpID: hostOf(site),
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: 'none',
    excludeCredentials: (await keysOf(tx, user.id)).map(named),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** What a browser needs to show a passkey; undefined for whoever has none. */
export async function passkeyToShow(
  tx: EntityManager,
  userId: string,
  site: Site,
): Promise<PublicKeyCredentialRequestOptionsJSON | undefined> {
  const keys = await keysOf(tx, userId);
  return keys.length === 0
    ? undefined
    : generateAuthenticationOptions({
        rpID: hostOf(site),
        allowCredentials: keys.map(named),
        userVerification: 'preferred',
      });
}

/** Keeps a new passkey. @returns false when the browser's answer is not good, or the key is somebody's already. */
export async function addPasskey(
  tx: EntityManager,
  passkey: {
    id: string;
    userId: string;
    name: string;
    response: unknown;
    challenge: string;
    site: Site;
    now: Date;
  },
): Promise<boolean> {
  const { id, userId, name, site, now } = passkey;
  const checked = await verifyRegistrationResponse({
    // The edge: the library checks every part of what the browser sent.
    response: passkey.response as RegistrationResponseJSON,
    expectedChallenge: passkey.challenge,
    expectedOrigin: [...site.origins],
    expectedRPID: hostOf(site),
    requireUserVerification: false,
  }).catch(() => undefined);
  if (checked?.verified !== true) return false;
  const { credential } = checked.registrationInfo;
  const kept: unknown[] = await tx.query(
    `insert into second_factor (id, user_id, kind, name, credential_id, public_key, sign_count, transports, created_at, confirmed_at)
     values ($1, $2, 'passkey', $3, $4, $5, $6, $7, $8, $8) on conflict do nothing returning id`,
    [
      id,
      userId,
      name,
      credential.id,
      Buffer.from(credential.publicKey),
      credential.counter,
      credential.transports ?? null,
      now,
    ],
  );
  return kept.length === 1;
}

/** Is this the answer of one of the person's passkeys to our challenge? A counter that stands still or falls tells of a copy: refused. */
export async function showsPasskey(
  tx: EntityManager,
  shown: { userId: string; response: unknown; challenge: string; site: Site; now: Date },
): Promise<boolean> {
  const { userId, challenge, site, now } = shown;
  // The edge: as above.
  const response = shown.response as AuthenticationResponseJSON;
  const key = (await keysOf(tx, userId)).find(({ credential_id: id }) => id === response.id);
  if (key === undefined) return false;
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: [...site.origins],
    expectedRPID: hostOf(site),
    requireUserVerification: false,
    credential: {
      id: key.credential_id,
      publicKey: new Uint8Array(key.public_key),
      counter: Number(key.sign_count),
    },
  }).catch(() => undefined);
  if (checked?.verified !== true) return false;
  await tx.query('update second_factor set sign_count = $2, last_used_at = $3 where id = $1', [
    key.id,
    checked.authenticationInfo.newCounter,
    now,
  ]);
  return true;
}
