import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { objectStoreEnvironment, vendorEnvironment } from '../simulators/addresses.mjs';
import { ensureKeys } from '../local/keys.mjs';
import { ROOT, stateDir } from '../local/paths.mjs';
import { SERVICES } from '../local/processes.mjs';

/** Where pods of kind and Docker Desktop find the machine, and on it the simulators of `npm start`, made to listen there. */
const SIMULATORS = process.env.SIMULATORS_URL || 'http://host.docker.internal:4326';

/**
 * The secrets of the local overlay, drawn once and kept in the state folder: no secret of a cluster is in the repository.
 * @param {string} namespace
 * @param {string} [dir] where they are kept
 * @returns {import('./release.mjs').Manifest[]}
 */
export function localSecrets(namespace, dir = stateDir('k8s')) {
  const { environment: keys, passwords } = ensureKeys(dir);
  const redis = redisPasswords(join(dir, 'keys', 'redis.json'));
  const secret = (/** @type {string} */ name, /** @type {Record<string, string>} */ stringData) => ({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name, namespace },
    stringData,
  });
  const file = (/** @type {string | undefined} */ path) => readFileSync(path ?? '', 'utf8');
  return [
    secret('cotta-keys', pick(keys, ['LINK_TOKEN_KEY', 'SEAL_KEY', 'SESSION_KEY'])),
    secret('cotta-capture', pick(keys, ['CAPTURE_WORKER_KEY'])),
    secret('cotta-keys-files', {
      'viewer.jwks.json': file(keys.VIEWER_JWKS_FILE),
      'viewer.private.jwk.json': file(keys.VIEWER_PRIVATE_JWK_FILE),
      'access-token.jwks.json': file(keys.ACCESS_TOKEN_JWKS_FILE),
      'access-token.private.jwk.json': file(keys.ACCESS_TOKEN_PRIVATE_JWK_FILE),
      'partner-token.jwks.json': file(keys.PARTNER_TOKEN_JWKS_FILE),
      'partner-token.private.jwk.json': file(keys.PARTNER_TOKEN_PRIVATE_JWK_FILE),
    }),
    secret('local-postgres', { ...passwords, password: redis['postgres'] ?? '' }),
    ...SERVICES.flatMap((service) => [
      secret(`${service}-database`, { password: passwords[service] ?? '' }),
      secret(`${service}-database-owner`, { password: passwords[`${service}_owner`] ?? '' }),
    ]),
    secret('redis-users', redis),
    secret('redis-users-list', userLists(redis)),
    secret('object-store', storeCredentials()),
    ...vendorSecrets(dir).map(([name, values]) => secret(name, values)),
  ];
}

/** Who asks the simulated object store. */
function storeCredentials() {
  const given = objectStoreEnvironment(SIMULATORS);
  return pick(given, ['OBJECT_STORE_ACCESS_KEY', 'OBJECT_STORE_SECRET_KEY']);
}

/** @param {string} dir @returns {[string, Record<string, string>][]} */
function vendorSecrets(dir) {
  return SERVICES.flatMap((service) => {
    const variables = Object.entries(vendorEnvironment(service, SIMULATORS, { keyDir: join(dir, 'keys') }));
    const files = variables
      .filter(([name]) => name.endsWith('_FILE'))
      .map(([name, path]) => [FILES[name] ?? name, readFileSync(path, 'utf8')]);
    const values = Object.fromEntries(variables.filter(([name]) => !name.endsWith('_FILE')));
    if (service === 'workspace')
      Object.assign(values, {
        SMTP_URL: 'smtp://mail:1025',
        SMS_STATUS_CALLBACK_URL: 'http://localhost:4300/api/sms/status',
      });
    /** @type {[string, Record<string, string>][]} */
    const secrets = [];
    if (Object.keys(values).length > 0) secrets.push([`${service}-vendors`, values]);
    if (files.length > 0) secrets.push([`${service}-vendor-files`, Object.fromEntries(files)]);
    return secrets;
  });
}

/** @type {Readonly<Record<string, string>>} */
const FILES = { TSA_ROOTS_FILE: 'tsa-roots.pem', REVOLUT_BUSINESS_PRIVATE_KEY_FILE: 'revolut-business.pem' };

/** @param {Record<string, string>} from @param {string[]} names */
const pick = (from, names) => Object.fromEntries(names.map((name) => [name, from[name] ?? '']));

/** @param {string} file @returns {Record<string, string>} by user */
function redisPasswords(file) {
  if (!existsSync(file)) {
    mkdirSync(join(file, '..'), { recursive: true });
    const users = [...SERVICES, 'gateway', 'replica', 'sentinel', 'postgres'];
    const drawn = Object.fromEntries(users.map((user) => [user, randomBytes(24).toString('base64url')]));
    writeFileSync(file, JSON.stringify(drawn), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * The lists of users as External Secrets would write them from the same passwords.
 * @param {Record<string, string>} passwords
 * @returns {Record<string, string>}
 */
function userLists(passwords) {
  const text = readFileSync(join(ROOT, 'k8s', 'components', 'secrets', 'redis.yaml'), 'utf8');
  const list = parseAllDocuments(text)
    .map((document) => document.toJS())
    .find(({ metadata }) => metadata.name === 'redis-users-list');
  return Object.fromEntries(
    Object.entries(list.spec.target.template.data).map(([file, template]) => [
      file,
      String(template).replace(/\{\{ \.(\w+) \}\}/g, (_, user) => passwords[user] ?? ''),
    ]),
  );
}
