import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES } from '../local/processes.mjs';
import { vendorEnvironment } from '../simulators/addresses.mjs';
import { ROOT } from '../local/paths.mjs';

/** Files of vendors' settings and where the manifests mount them. */
const VENDOR_FILES = '/run/cotta/vendors';

/**
 * What a cluster keeps outside of the manifests, made up for one run: every Secret by name, and what replaces the settings
 * that name a real domain.
 * @param {{ keys: import('../local/keys.mjs').Keys, keyFolder: string, origin: string, subnet: string, redisPassword: string, authority: string }} run
 *   `subnet`: where all containers stand; `authority`: certificate (PEM) of whoever signed the servers' certificates
 * @returns {{ config: Record<string, Record<string, string>>, secret: Record<string, Record<string, string>> }}
 */
export function handedOut({ keys, keyFolder, origin, subnet, redisPassword, authority }) {
  const { environment, passwords } = keys;
  const files = Object.fromEntries(
    [
      environment.VIEWER_JWKS_FILE,
      environment.VIEWER_PRIVATE_JWK_FILE,
      environment.ACCESS_TOKEN_JWKS_FILE,
      environment.ACCESS_TOKEN_PRIVATE_JWK_FILE,
      environment.PARTNER_TOKEN_JWKS_FILE,
      environment.PARTNER_TOKEN_PRIVATE_JWK_FILE,
    ].map((path) => [
      path.split('/').at(-1) ?? '',
      readFileSync(path, 'utf8').replaceAll('"local-', '"run-'),
    ]),
  );
  const [LINK_TOKEN_KEY, SEAL_KEY, SESSION_KEY, CAPTURE_WORKER_KEY] = [
    environment.LINK_TOKEN_KEY,
    environment.SEAL_KEY,
    environment.SESSION_KEY,
    environment.CAPTURE_WORKER_KEY,
  ].map(ofARun);
  return {
    config: {
      'cotta-settings': {
        PUBLIC_ORIGIN: origin,
        TRUSTED_PROXIES: subnet,
        KAFKA_BROKERS: 'kafka:9092',
        KAFKA_TLS: '',
        KAFKA_CA_FILE: '',
        // One broker holds everything once.
        KAFKA_REPLICATION_FACTOR: '1',
        KAFKA_PARTITIONS: '3',
        KAFKA_SINGLE_COPY: 'allowed',
        SIMULATORS: 'allowed',
        SMTP_URL: 'smtp://mail:2525',
        // The sign-ins of the demo have a password alone.
        STAFF_SECOND_FACTOR: 'optional',
        CAPTURE_WORKER_URL: 'http://cases-capture:8080',
      },
      'cotta-servers': { DATABASE_OPTIONS: '', REDIS_SCHEME: 'redis', REDIS_PLACE: 'redis:6379' },
    },
    secret: {
      'cotta-keys': { LINK_TOKEN_KEY, SEAL_KEY, SESSION_KEY },
      'cotta-keys-files': files,
      'cotta-keys-service': files,
      'cotta-keys-edge': files,
      'cotta-capture': { CAPTURE_WORKER_KEY },
      'cotta-servers-ca': { 'ca.crt': authority },
      'cotta-servers': {
        REDIS_URL: `redis://:${redisPassword}@redis:6379`,
        KAFKA_USERNAME: 'accounts',
        KAFKA_PASSWORD: passwords.accounts ?? '',
      },
      'redis-users': Object.fromEntries([...SERVICES, 'gateway'].map((name) => [name, redisPassword])),
      ...Object.fromEntries(SERVICES.flatMap((service) => secretsOf(service, passwords))),
      ...vendorSecrets(keyFolder),
    },
  };
}

/** A production refuses the keys of a local copy, which it knows by their beginning: these are of a run. @param {string} key */
function ofARun(key) {
  return key.replace(/^local_/, 'a_run_');
}

/** @param {string} service @param {Record<string, string>} passwords */
function secretsOf(service, passwords) {
  const url = (/** @type {string} */ role) =>
    `postgres://${role}:${passwords[role]}@postgres:5432/cotta_${service}`;
  const owner = `${service}_owner`;
  return [
    [`${service}-database`, { url: url(service), password: passwords[service] ?? '' }],
    [`${service}-database-owner`, { url: url(owner), password: passwords[owner] ?? '' }],
    [`kafka-user-${service}`, { password: passwords[service] ?? '' }],
  ];
}

/** @param {string} keyFolder */
function vendorSecrets(keyFolder) {
  const origin = 'http://outside:8080';
  const of = (/** @type {string} */ service) => vendorEnvironment(service, origin, { keyDir: keyFolder });
  const bank = of('invoicing');
  const bankKey = readFileSync(bank.REVOLUT_BUSINESS_PRIVATE_KEY_FILE ?? '', 'utf8');
  const roots = readFileSync(join(ROOT, 'infra', 'simulators', 'tsa', 'root.pem'), 'utf8');
  return {
    'accounts-vendors': of('accounts'),
    'trademarks-vendors': of('trademarks'),
    'subscriptions-vendors': of('subscriptions'),
    'cases-vendors': { ...of('cases'), TSA_ROOTS_FILE: `${VENDOR_FILES}/tsa-roots.pem` },
    'cases-vendor-files': { 'tsa-roots.pem': roots },
    'invoicing-vendors': {
      ...bank,
      REVOLUT_BUSINESS_PRIVATE_KEY_FILE: `${VENDOR_FILES}/revolut-business.pem`,
    },
    'invoicing-vendor-files': { 'revolut-business.pem': bankKey },
    'workspace-vendor-files': { 'tsa-roots.pem': roots },
    'workspace-vendors': {
      ...of('workspace'),
      TSA_ROOTS_FILE: `${VENDOR_FILES}/tsa-roots.pem`,
      SMS_STATUS_CALLBACK_URL: 'http://gateway:8080/api/sms/status',
      INBOUND_EMAIL_SECRET: 'whsec_bG9jYWwtY29weS1vbmx5LWxvY2FsLWNvcHktb25seQ==',
      OFFICE_LETTERS_ADDRESS: 'docket@cotta.test',
    },
  };
}
