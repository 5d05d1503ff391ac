import { join } from 'node:path';
import { vendorEnvironment } from '../simulators/addresses.mjs';
import { databaseUrl } from './databases.mjs';
import { portsFrom } from './ports.mjs';
import { PROGRAMS, SERVICES } from './processes.mjs';

/**
 * What every program of one copy is told.
 * @param {number} base
 * @param {import('./start-servers.mjs').ServerEnvironment} servers
 * @param {NodeJS.ProcessEnv} [given] LOG_LEVEL, MAIL_FROM, SMS_STATUS_CALLBACK_URL, STAFF_SECOND_FACTOR, GATEWAY_DEV_ROUTES, GRAPH_ENGINE, REDIS_ANSWER_MS, DRAIN_MS, SANDBOX and OTEL_… are taken from here
 * @returns {Record<string, string>}
 */
export function sharedEnvironment(base, servers, given = {}) {
  const ports = portsFrom(base);
  const at = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
  return {
    NODE_ENV: 'production',
    // A copy on one machine: its keys lie in the folder of the checkout.
    LOCAL_KEYS: 'allowed',
    SIMULATORS: 'allowed',
    // Programs of partners try everything out here.
    SANDBOX: given.SANDBOX || '1',
    COTTA_PORT_BASE: String(base),
    HOST: '127.0.0.1',
    KAFKA_BROKERS: servers.KAFKA_BROKERS,
    ...(servers.OPENSEARCH_URL === undefined
      ? {}
      : { SEARCH_CANDIDATES: 'opensearch', OPENSEARCH_URL: servers.OPENSEARCH_URL }),
    // There is one broker.
    KAFKA_PARTITIONS: '3',
    KAFKA_REPLICATION_FACTOR: '1',
    KAFKA_SINGLE_COPY: 'allowed',
    REDIS_URL: servers.REDIS_URL,
    SMTP_URL: servers.SMTP_URL,
    MAIL_INBOX_URL: servers.MAIL_INBOX_URL,
    MAIL_FROM: given.MAIL_FROM || 'Cotta <office@cotta.test>',
    PUBLIC_ORIGIN: `http://localhost:${ports.web}`,
    // All programs stand on this machine.
    TRUSTED_PROXIES: '127.0.0.0/8,::1/128',
    GATEWAY_URL: at(ports.gateway),
    ...Object.fromEntries(SERVICES.map((service) => [`${service.toUpperCase()}_URL`, at(ports[service])])),
    // Who looks at pages of strangers, and with what; where no browser is, pages are kept without a picture.
    CAPTURE_WORKER_URL: at(ports.casesCapture),
    CHROMIUM_PATH: given.CHROMIUM_PATH || '/usr/bin/chromium',
    // Where the simulated payment provider sends its notifications.
    PAYMENT_RECEIVER_URL: `${at(ports.gateway)}/api/revolut-payment/webhook`,
    // Where the simulated provider of text messages reports, and what its signature covers.
    SMS_STATUS_CALLBACK_URL: given.SMS_STATUS_CALLBACK_URL || `${at(ports.gateway)}/api/sms/status`,
    // With which whoever takes the firm's mail signs what it hands over to /api/inbound-mail.
    INBOUND_EMAIL_SECRET: given.INBOUND_EMAIL_SECRET || 'whsec_bG9jYWwtY29weS1vbmx5LWxvY2FsLWNvcHktb25seQ==',
    // Where offices write.
    OFFICE_LETTERS_ADDRESS: given.OFFICE_LETTERS_ADDRESS || 'docket@cotta.test',
    // Where simulated filing partners answer.
    PARTNER_RECEIVER_URL: `${at(ports.gateway)}/api/partner`,
    // A simulated transfer is seen while one looks.
    BANK_POLL_SECONDS: given.BANK_POLL_SECONDS || '5',
    // The printed demo sign-ins have a password alone; everywhere else the firm's people need a second step.
    STAFF_SECOND_FACTOR: given.STAFF_SECOND_FACTOR || 'optional',
    // Previews of letters and rows of the facade that only help to look, both for staff.
    GATEWAY_DEV_ROUTES: given.GATEWAY_DEV_ROUTES || '1',
    GRAPH_ENGINE: given.GRAPH_ENGINE || 'compiled',
    APOLLO_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: given.LOG_LEVEL || 'info',
    // Everything shares this machine: when it stands still for a second, Redis is not away.
    REDIS_ANSWER_MS: given.REDIS_ANSWER_MS || '10000',
    // For the screens of operations.
    METRICS_TARGETS: metricsAddresses(base)
      .map(({ name, address }) => `${name}=http://${address}`)
      .join(' '),
    // The simulated virus scanner: it listens there, and workspace asks it there.
    VIRUS_CHECK_PORT: String(ports.virusCheck),
    VIRUS_CHECK_URL: given.VIRUS_CHECK_URL || `tcp://127.0.0.1:${ports.virusCheck}`,
    // Nobody collects spans unless it is said where.
    OTEL_EXPORTER_OTLP_ENDPOINT: given.OTEL_EXPORTER_OTLP_ENDPOINT || '',
    OTEL_TRACES_SAMPLER_ARG: given.OTEL_TRACES_SAMPLER_ARG || '',
    // Nobody collects errors unless it is said where; the simulated collector: http://simulator@127.0.0.1:4326/sentry/1.
    ERROR_REPORT_DSN: given.ERROR_REPORT_DSN || '',
    // No balancer has to notice first that this copy stops.
    DRAIN_MS: given.DRAIN_MS || '0',
  };
}

/**
 * Where the programs of one copy say how they are.
 * @param {number} base
 * @returns {{ name: string, address: string }[]} `address`: host and port
 */
export function metricsAddresses(base) {
  const ports = portsFrom(base);
  return PROGRAMS.filter(({ name }) => name !== 'simulators').map(({ name, port, metricsPort = port }) => ({
    name,
    address: `127.0.0.1:${ports[metricsPort]}`,
  }));
}

/**
 * What one program is told on top: its port, the secrets of its row, and its database as the role that only reads and
 * writes, and where its outside systems are.
 * @param {import('./processes.mjs').Program} program
 * @param {{ base: number, dir: string, servers: import('./start-servers.mjs').ServerEnvironment, keys: import('./keys.mjs').Keys }} copy
 * @returns {Record<string, string>}
 */
export function programEnvironment(program, { base, dir, servers, keys }) {
  const { service } = program;
  // What is put into the simulated object store is data of the copy, and lies with it.
  const objects = program.name === 'simulators' ? { OBJECT_STORE_DIR: join(dir, 'objects') } : {};
  const database =
    service === undefined
      ? {}
      : {
          DATABASE_URL: databaseUrl(
            servers.POSTGRES_ADMIN_URL,
            service,
            service,
            keys.passwords[service] ?? '',
          ),
        };
  const secrets = Object.fromEntries(program.keys.map((key) => [key, keys.environment[key]]));
  const ports = portsFrom(base);
  const outside = vendorEnvironment(service, `http://127.0.0.1:${ports.simulators}`, {
    keyDir: join(dir, 'keys'),
    given: process.env,
  });
  const measured =
    program.metricsPort === undefined ? {} : { METRICS_PORT: String(ports[program.metricsPort]) };
  return { PORT: String(ports[program.port]), ...measured, ...secrets, ...database, ...outside, ...objects };
}

/**
 * What a migration is told: the address of the owner, who may change tables.
 * @param {string} service
 * @param {{ servers: import('./start-servers.mjs').ServerEnvironment, keys: import('./keys.mjs').Keys }} copy
 * @returns {Record<string, string>}
 */
export function migrationEnvironment(service, { servers, keys }) {
  const url = (/** @type {string} */ role) =>
    databaseUrl(servers.POSTGRES_ADMIN_URL, service, role, keys.passwords[role] ?? '');
  return { DATABASE_URL: url(service), DATABASE_OWNER_URL: url(`${service}_owner`) };
}

/**
 * What the loader of demo data is told: every secret, and each service's database as `ACCOUNTS_DATABASE_URL` and so on.
 * @param {{ servers: import('./start-servers.mjs').ServerEnvironment, keys: import('./keys.mjs').Keys }} copy
 * @returns {Record<string, string>}
 */
export function demoEnvironment({ servers, keys }) {
  const databases = SERVICES.map((service) => [
    `${service.toUpperCase()}_DATABASE_URL`,
    databaseUrl(servers.POSTGRES_ADMIN_URL, service, service, keys.passwords[service] ?? ''),
  ]);
  return { ...keys.environment, ...Object.fromEntries(databases) };
}
