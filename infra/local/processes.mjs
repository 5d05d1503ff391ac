// Which programs make up Cotta. One row per program; the launcher, the page it prints and the test launcher read this.

/** The services, each with a database and an API process. */
export const SERVICES = /** @type {const} */ ([
  'accounts',
  'requests',
  'trademarks',
  'subscriptions',
  'cases',
  'invoicing',
  'workspace',
]);

/** The services that also have work to do by the clock, in a worker process. */
const WITH_WORKER = /** @type {const} */ ([
  'requests',
  'trademarks',
  'subscriptions',
  'workspace',
  'invoicing',
]);

/** Those with rows that fall due or letters that wait. */
export const WORKERS = /** @type {const} */ ([
  'requests',
  'trademarks',
  'subscriptions',
  'workspace',
  'invoicing',
]);

/**
 * @typedef {object} Program
 * @property {string} name also the name of its log file
 * @property {string[]} command arguments of Node, relative to the checkout
 * @property {keyof import('./ports.mjs').Ports} port where it answers `/livez` and `/readyz`
 * @property {keyof import('./ports.mjs').Ports} [metricsPort] where it says how it is, for programs whose port is the public's; others say it at their own
 * @property {typeof SERVICES[number]} [service] whose database it opens
 * @property {readonly Key[]} keys secrets it gets, beyond the addresses that all get
 */

/** @typedef {'VIEWER_JWKS_FILE' | 'VIEWER_PRIVATE_JWK_FILE' | 'ACCESS_TOKEN_PRIVATE_JWK_FILE' | 'ACCESS_TOKEN_JWKS_FILE' | 'PARTNER_TOKEN_PRIVATE_JWK_FILE' | 'PARTNER_TOKEN_JWKS_FILE' | 'LINK_TOKEN_KEY' | 'SEAL_KEY' | 'SESSION_KEY' | 'CAPTURE_WORKER_KEY'} Key */

/** @type {readonly Key[]} */
const SERVICE_KEYS = ['VIEWER_JWKS_FILE', 'LINK_TOKEN_KEY', 'SEAL_KEY', 'SESSION_KEY'];
/** @type {readonly Key[]} */
const EDGE_KEYS = [
  'VIEWER_JWKS_FILE',
  'VIEWER_PRIVATE_JWK_FILE',
  'ACCESS_TOKEN_PRIVATE_JWK_FILE',
  'ACCESS_TOKEN_JWKS_FILE',
  'LINK_TOKEN_KEY',
  'SEAL_KEY',
  'SESSION_KEY',
];

/** Keys that one service alone holds. @type {Readonly<Partial<Record<typeof SERVICES[number], readonly Key[]>>>} */
const OWN_KEYS = { accounts: ['PARTNER_TOKEN_PRIVATE_JWK_FILE'], cases: ['CAPTURE_WORKER_KEY'] };

/** @type {readonly Program[]} */
export const PROGRAMS = [
  ...SERVICES.map((service) => ({
    name: service,
    command: [`services/${service}/dist/main.js`],
    port: service,
    service,
    keys: [...SERVICE_KEYS, ...(OWN_KEYS[service] ?? [])],
  })),
  ...WITH_WORKER.map((service) => ({
    name: `${service}-worker`,
    command: [`services/${service}/dist/worker.js`],
    port: /** @type {const} */ (`${service}Worker`),
    service,
    keys: SERVICE_KEYS,
  })),
  // Goes out to pages of strangers: it gets the one key it is asked with, and no database.
  {
    name: 'cases-capture',
    command: ['services/cases/dist/capture-worker.js'],
    port: 'casesCapture',
    keys: ['CAPTURE_WORKER_KEY'],
  },
  { name: 'simulators', command: ['infra/simulators/main.mjs'], port: 'simulators', keys: [] },
  {
    name: 'gateway',
    command: ['gateway/dist/main.js'],
    port: 'gateway',
    metricsPort: 'gatewayMetrics',
    keys: [...EDGE_KEYS, 'PARTNER_TOKEN_JWKS_FILE'],
  },
  {
    name: 'web',
    command: ['web/dist/server/main.js'],
    port: 'web',
    metricsPort: 'webMetrics',
    keys: EDGE_KEYS,
  },
];

/** Runs once per service before its programs, as the owner of the database. */
export const MIGRATIONS = SERVICES.map((service) => ({
  service,
  command: [`services/${service}/dist/migrate.js`],
}));

/**
 * Load the labelled demo data, one after the other, once per state folder, when all programs are ready. The file named
 * by COTTA_DEMO_FILE takes the sign-ins as `{ "signIns": [{ "role", "email", "password" }] }` for the page.
 */
export const DEMOS = [
  ...SERVICES.map((service) => ({ name: `${service}-demo`, command: [`services/${service}/dist/demo.js`] })),
  // Reports rest on searches, so they come when there are registers to search.
  { name: 'reports-demo', command: ['services/requests/dist/demo-reports.js'] },
  // Orders name people, papers and marks of all the other stories.
  { name: 'orders-demo', command: ['services/requests/dist/demo-orders.js'] },
];
