import { createHash, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CREDENTIALS } from './credentials.mjs';

/**
 * What points the adapters of a service at the simulators; an address or a credential in `given` wins, so that one system can be the real one.
 * @param {string | undefined} service services that call no one outside get nothing
 * @param {string} origin of the simulators, such as `http://127.0.0.1:4326`
 * @param {{ keyDir: string, given?: NodeJS.ProcessEnv }} options `keyDir`: where the made-up key of the bank's client is kept
 * @returns {Record<string, string>}
 */
export function vendorEnvironment(service, origin, { keyDir, given = {} }) {
  const simulated =
    service === 'invoicing'
      ? ofInvoicing(origin, keyDir)
      : service === 'trademarks'
        ? ofTrademarks(origin)
        : service === 'workspace'
          ? ofWorkspace(origin)
          : service === 'accounts'
            ? ofAccounts(origin)
            : service === 'subscriptions'
              ? ofSubscriptions(origin)
              : service === 'cases'
                ? ofTimeStamps(origin)
                : {};
  return Object.fromEntries(Object.entries(simulated).map(([name, value]) => [name, given[name] || value]));
}

/**
 * What points whoever keeps bytes outside the databases at the simulated object store.
 * @param {string} origin
 * @param {NodeJS.ProcessEnv} [given] wins
 * @param {{ readsOnly?: boolean }} [options] `readsOnly`: by the key that can put and remove nothing
 * @returns {Record<string, string>}
 */
export function objectStoreEnvironment(origin, given = {}, { readsOnly = false } = {}) {
  const simulated = {
    OBJECT_STORE_URL: `${origin}/object-store`,
    OBJECT_STORE_REGION: 'local',
    OBJECT_STORE_BUCKET: CREDENTIALS.objectStoreBucket,
    OBJECT_STORE_ACCESS_KEY: readsOnly ? CREDENTIALS.objectStoreReadKey : CREDENTIALS.objectStoreKey,
    OBJECT_STORE_SECRET_KEY: readsOnly ? CREDENTIALS.objectStoreReadSecret : CREDENTIALS.objectStoreSecret,
  };
  return Object.fromEntries(Object.entries(simulated).map(([name, value]) => [name, given[name] || value]));
}

/** @param {string} origin */
function ofTimeStamps(origin) {
  return {
    TSA_URL: `${origin}/tsa/granted`,
    TSA_URL_2: `${origin}/tsa/granted`,
    TSA_ROOTS_FILE: fileURLToPath(new URL('tsa/root.pem', import.meta.url)),
  };
}

/** @param {string} origin */
function ofAccounts(origin) {
  return {
    ARES_BASE_URL: `${origin}/ares/ekonomicke-subjekty-v-be/rest`,
    RPO_BASE_URL: `${origin}/rpo/v1`,
  };
}

/** @param {string} origin */
function ofSubscriptions(origin) {
  return {
    ...ofAccounts(origin),
    DOH_BASE_URL: `${origin}/doh/resolve`,
    RDAP_BOOTSTRAP_URL: `${origin}/rdap/dns.json`,
    CRTSH_BASE_URL: `${origin}/crtsh`,
    CH_BASE_URL: `${origin}/companies-house`,
    CH_API_KEY: CREDENTIALS.companiesHouseKey,
    EBAY_BASE_URL: `${origin}/ebay`,
    EBAY_CLIENT_ID: CREDENTIALS.ebayClient,
    EBAY_CLIENT_SECRET: CREDENTIALS.ebaySecret,
    APPLE_BASE_URL: `${origin}/apple`,
    SCAN_PICTURE_HOSTS: origin,
  };
}

/**
 * @param {string} origin
 * @param {string} keyDir
 */
function ofInvoicing(origin, keyDir) {
  return {
    REVOLUT_MERCHANT_BASE_URL: `${origin}/revolut-merchant`,
    REVOLUT_MERCHANT_SECRET_KEY: CREDENTIALS.merchantKey,
    REVOLUT_MERCHANT_WEBHOOK_SECRET: CREDENTIALS.merchantWebhookSecret,
    REVOLUT_BUSINESS_BASE_URL: `${origin}/revolut-business/api/1.0`,
    REVOLUT_BUSINESS_CLIENT_ID: CREDENTIALS.businessClient,
    REVOLUT_BUSINESS_ISSUER: 'simulator.cotta.test',
    REVOLUT_BUSINESS_REFRESH_TOKEN: CREDENTIALS.businessRefreshToken,
    REVOLUT_BUSINESS_PRIVATE_KEY_FILE: businessKeyFile(keyDir),
    REVOLUT_BUSINESS_WEBHOOK_SECRET: CREDENTIALS.businessWebhookSecret,
    VIES_BASE_URL: `${origin}/vies`,
    ECB_BASE_URL: `${origin}/ecb`,
    CNB_BASE_URL: `${origin}/cnb`,
    E_INVOICE_BASE_URL: `${origin}/epostak/api/v1`,
    E_INVOICE_CLIENT_ID: CREDENTIALS.eInvoiceClient,
    E_INVOICE_CLIENT_SECRET: CREDENTIALS.eInvoiceSecret,
  };
}

const keyDigest = createHash('sha256').update(CREDENTIALS.partnerKey).digest('hex');
const scopes = ['filings:read', 'filings:write'];

/** Made-up partners; the last part of an address says how each behaves. */
const PARTNERS = [
  {
    code: 'northbridge',
    name: 'Northbridge IP (SIMULATOR)',
    offices: ['US', 'CA'],
    webhookUrl: '/partner/webhooks/prompt',
    secret: CREDENTIALS.partnerSecret,
    keyDigest,
    scopes,
  },
  {
    code: 'slow-lane',
    name: 'Slow Lane Patents (SIMULATOR)',
    offices: ['US', 'AU'],
    webhookUrl: '/partner/webhooks/never',
    secret: CREDENTIALS.partnerSecret,
    keyDigest: createHash('sha256').update('SIMULATOR-slow-key').digest('hex'),
    scopes,
  },
];

/** @param {string} origin */
function ofTrademarks(origin) {
  return {
    EUIPO_BASE_URL: `${origin}/euipo/api`,
    EUIPO_AUTH_URL: `${origin}/euipo/auth`,
    EUIPO_CLIENT_ID: CREDENTIALS.euipoClient,
    EUIPO_CLIENT_SECRET: CREDENTIALS.euipoSecret,
    EUIPO_REFRESH_TOKEN: CREDENTIALS.euipoRefreshToken,
    FILING_PARTNERS: JSON.stringify(
      PARTNERS.map((partner) => ({ ...partner, webhookUrl: `${origin}${partner.webhookUrl}` })),
    ),
    FILING_TICK_MS: '2000',
    REGISTER_POLL_MS: '10000',
    USPTO_BASE_URL: `${origin}/uspto`,
    USPTO_API_KEY: CREDENTIALS.usptoKey,
    MARKIFY_BASE_URL: `${origin}/markify`,
    MARKIFY_API_KEY: CREDENTIALS.markifyKey,
  };
}

/** @param {string} origin */
function ofWorkspace(origin) {
  return {
    ...ofTimeStamps(origin),
    SMS_BASE_URL: `${origin}/twilio`,
    SMS_ACCOUNT_SID: CREDENTIALS.smsAccount,
    SMS_AUTH_TOKEN: CREDENTIALS.smsAuthToken,
    SMS_FROM: CREDENTIALS.smsNumber,
  };
}

/** A key made once per copy; the simulated bank takes any. @param {string} dir */
function businessKeyFile(dir) {
  const file = join(dir, 'simulated-bank-client.pem');
  if (existsSync(file)) return file;
  mkdirSync(dir, { recursive: true });
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  writeFileSync(file, privateKey, { mode: 0o600 });
  return file;
}
