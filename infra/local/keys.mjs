import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES } from './processes.mjs';

const TEXT_KEYS = ['LINK_TOKEN_KEY', 'SEAL_KEY', 'SESSION_KEY', 'CAPTURE_WORKER_KEY'];

/**
 * The keys of one copy, made once and kept in its state folder.
 * @typedef {object} Keys
 * @property {Record<import('./processes.mjs').Key, string>} environment
 * @property {Record<string, string>} passwords by database role
 */

/**
 * @param {string} dir the state folder
 * @returns {Keys}
 */
export function ensureKeys(dir) {
  const folder = join(dir, 'keys');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const viewer = keyPair(folder, 'viewer');
  const access = keyPair(folder, 'access-token');
  const partner = keyPair(folder, 'partner-token');
  const secrets = textSecrets(join(folder, 'secrets.json'));
  return {
    environment: {
      VIEWER_JWKS_FILE: viewer.publicFile,
      VIEWER_PRIVATE_JWK_FILE: viewer.privateFile,
      ACCESS_TOKEN_JWKS_FILE: access.publicFile,
      ACCESS_TOKEN_PRIVATE_JWK_FILE: access.privateFile,
      PARTNER_TOKEN_JWKS_FILE: partner.publicFile,
      PARTNER_TOKEN_PRIVATE_JWK_FILE: partner.privateFile,
      LINK_TOKEN_KEY: secrets.LINK_TOKEN_KEY ?? '',
      SEAL_KEY: secrets.SEAL_KEY ?? '',
      SESSION_KEY: secrets.SESSION_KEY ?? '',
      CAPTURE_WORKER_KEY: secrets.CAPTURE_WORKER_KEY ?? '',
    },
    passwords: Object.fromEntries(roles().map((role) => [role, secrets[role] ?? ''])),
  };
}

/**
 * Keys of the copy that were replaced: its next start gives them.
 * @param {string} dir the state folder
 * @param {Record<string, string>} rings by name
 */
export function keepKeys(dir, rings) {
  const file = join(dir, 'keys', 'secrets.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...rings }, undefined, 2), {
    mode: 0o600,
  });
}

function roles() {
  return SERVICES.flatMap((service) => [service, `${service}_owner`]);
}

/**
 * An ES256 key: the private half as a JWK, the public half as a JWKS, as JSON files.
 * @param {string} folder
 * @param {string} name
 */
function keyPair(folder, name) {
  const privateFile = join(folder, `${name}.private.jwk.json`);
  const publicFile = join(folder, `${name}.jwks.json`);
  if (!existsSync(privateFile) || !existsSync(publicFile)) {
    const { privateKey, publicKey } = signingKey(name);
    writeFileSync(privateFile, JSON.stringify(privateKey), { mode: 0o600 });
    writeFileSync(publicFile, JSON.stringify({ keys: [publicKey] }));
  }
  return { privateFile, publicFile };
}

/** Both halves of a new ES256 key, as JWKs. @param {string} name */
export function signingKey(name) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const about = {
    kid: `local-${name}-${randomBytes(6).toString('hex')}`,
    alg: 'ES256',
    use: 'sig',
    iat: Math.floor(Date.now() / 1000),
  };
  return {
    privateKey: { ...privateKey.export({ format: 'jwk' }), ...about },
    publicKey: { ...publicKey.export({ format: 'jwk' }), ...about },
  };
}

/** A password for a role of the databases. */
export const rolePassword = () => randomBytes(32).toString('base64url');

/** One from before keys said when they were made: not after its file was written. @param {string} ring @param {string} file */
function withDay(ring, file) {
  return /^[^,@#]+$/.test(ring) ? `${ring}@${statSync(file).mtime.toISOString().slice(0, 10)}` : ring;
}

/** 32 bytes as base64url, random but for their beginning, by which a production knows that it must not use them, and the day they are made. */
export function localKey() {
  return `local_${randomBytes(32).toString('base64url').slice(6)}@${new Date().toISOString().slice(0, 10)}`;
}

/**
 * 32 random bytes each, base64url. A name that is new gets its secret at the next start, the others keep theirs.
 * @param {string} file
 * @returns {Record<string, string>}
 */
function textSecrets(file) {
  /** @type {Record<string, string>} */
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  for (const name of TEXT_KEYS) known[name] = withDay(known[name] ?? localKey(), file);
  for (const name of roles()) known[name] ??= rolePassword();
  writeFileSync(file, JSON.stringify(known, undefined, 2), { mode: 0o600 });
  return known;
}
