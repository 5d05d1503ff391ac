import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES } from '../local/processes.mjs';
import { waitFor } from '../local/wait.mjs';
import { ingressSettings } from './ingress-settings.mjs';
import { BUILD_IMAGE } from './images.mjs';
import { serverImage } from './server-images.mjs';

const POSTGRES_PASSWORD = randomBytes(16).toString('base64url');

/**
 * Where the servers of one run stand, in containers of their own.
 * @typedef {object} Servers
 * @property {string} adminUrl of Postgres, from this machine
 * @property {string} inboxUrl from this machine
 */

/**
 * Postgres, Kafka and Redis with passwords, the mail server and the simulated outside systems.
 * @param {import('./run.mjs').Run} run
 * @param {{ tag: string, redisPassword: string, passwords: Record<string, string> }} options
 * @returns {Promise<Servers>}
 */
export async function startServers(run, { tag, redisPassword, passwords }) {
  const postgresAliases = SERVICES.map((service) => `--network-alias=postgres-${service}-rw`);
  const built = `${BUILD_IMAGE}:${tag}`;
  await Promise.all([
    run.start('postgres', [
      ...postgresAliases,
      `--env=POSTGRES_PASSWORD=${POSTGRES_PASSWORD}`,
      '--env=POSTGRES_INITDB_ARGS=--encoding=UTF8 --locale=C.UTF-8 --no-sync',
      '--publish=127.0.0.1::5432',
      serverImage('postgres'),
      'postgres',
      '-c',
      'max_connections=500',
      '-c',
      'timezone=UTC',
    ]),
    run.start('kafka', [...kafkaSettings(passwords), serverImage('kafka')]),
    run.start('redis', [serverImage('redis'), ...redisCommand(redisPassword)]),
    run.start('mail', [
      '--env=HOST=0.0.0.0',
      '--env=SMTP_PORT=2525',
      '--env=INBOX_PORT=8025',
      '--publish=127.0.0.1::8025',
      built,
      'node',
      'infra/local/mail/main.mjs',
    ]),
    run.start('outside', [
      '--env=HOST=0.0.0.0',
      '--env=PORT=8080',
      '--env=PAYMENT_RECEIVER_URL=http://gateway:8080/api/revolut-payment/webhook',
      '--env=PARTNER_RECEIVER_URL=http://gateway:8080/api/partner',
      built,
      'node',
      'infra/simulators/main.mjs',
    ]),
  ]);
  await run.logged('postgres', /ready to accept connections[^]*ready to accept connections/);
  await run.logged('kafka', /Kafka Server started/);
  const admin = await run.docker.addressOf(run.named('postgres'), 5432);
  return {
    adminUrl: `postgres://postgres:${POSTGRES_PASSWORD}@${admin}/postgres`,
    inboxUrl: `http://${await run.docker.addressOf(run.named('mail'), 8025)}`,
  };
}

/** Users with their passwords, as a cluster has them; clients of this network only. @param {Record<string, string>} passwords */
function kafkaSettings(passwords) {
  const users = SERVICES.map((service) => `${service}:${passwords[service]}`).join(' ');
  const settings = {
    NODE_ID: '1',
    PROCESS_ROLES: 'broker,controller',
    CONTROLLER_QUORUM_VOTERS: '1@localhost:29093',
    LISTENERS: 'CLIENTS://:9092,BROKERS://localhost:29092,CONTROLLER://localhost:29093',
    ADVERTISED_LISTENERS: 'CLIENTS://kafka:9092,BROKERS://localhost:29092',
    LISTENER_SECURITY_PROTOCOL_MAP: 'CLIENTS:SASL_PLAINTEXT,BROKERS:PLAINTEXT,CONTROLLER:PLAINTEXT',
    CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
    INTER_BROKER_LISTENER_NAME: 'BROKERS',
    SASL_ENABLED_MECHANISMS: 'SCRAM-SHA-512',
    LISTENER_NAME_CLIENTS_SCRAM___SHA___512_SASL_JAAS_CONFIG:
      'org.apache.kafka.common.security.scram.ScramLoginModule required;',
    AUTO_CREATE_TOPICS_ENABLE: 'false',
    OFFSETS_TOPIC_NUM_PARTITIONS: '4',
    OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
    TRANSACTION_STATE_LOG_NUM_PARTITIONS: '4',
    TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
    TRANSACTION_STATE_LOG_MIN_ISR: '1',
    GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
  };
  return [
    ...Object.entries(settings).map(([name, value]) => `--env=KAFKA_${name}=${value}`),
    `--env=SCRAM_USERS=${users}`,
  ];
}

/** A password for whoever names no user, and a user for each service. @param {string} password */
function redisCommand(password) {
  const users = [...SERVICES, 'gateway'].flatMap((name) => [
    '--user',
    name,
    'on',
    `>${password}`,
    '~*',
    '&*',
    '+@all',
  ]);
  return ['redis-server', '--maxmemory-policy', 'noeviction', '--requirepass', password, ...users];
}

/**
 * The way in: TLS before web and the partner routes of the gateway, on a network of its own beside that of the programs,
 * so that a visitor's address is none of ours.
 * @param {import('./run.mjs').Run} run
 * @param {{ port: number, folder: string, certificate: { certificate: string, key: string } }} options
 * @returns {Promise<void>}
 */
export async function startIngress(run, { port, folder, certificate }) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries({
    'nginx.conf': ingressSettings(),
    'tls.crt': certificate.certificate,
    'tls.key': certificate.key,
  })) {
    writeFileSync(join(folder, name), text);
    chmodSync(join(folder, name), 0o644);
  }
  chmodSync(folder, 0o755);
  await run.start(
    'ingress',
    [
      '--read-only',
      '--tmpfs=/tmp:mode=1777',
      '--user=1000',
      '--cap-drop=ALL',
      `--volume=${folder}:/run/ingress:ro`,
      `--publish=127.0.0.1:${port}:8443`,
      serverImage('ingress'),
    ],
    run.outside,
  );
  await run.docker.call('network', 'connect', run.network, run.named('ingress'));
  await waitFor('the ingress', async () => (await run.logs('ingress')).length >= 0, { timeoutMs: 5_000 });
}
