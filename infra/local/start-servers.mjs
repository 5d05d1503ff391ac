import { mkdirSync } from 'node:fs';
import { dockerAnswers, startCompose } from './docker.mjs';
import { startKafka } from './kafka.mjs';
import { MARK } from './leftovers.mjs';
import { startMail } from './mail/mail.mjs';
import { portIsFree } from './net.mjs';
import { portsFrom } from './ports.mjs';
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';

/**
 * The addresses that the programs of Cotta read.
 * @typedef {object} ServerEnvironment
 * @property {string} POSTGRES_ADMIN_URL superuser
 * @property {string} KAFKA_BROKERS
 * @property {string} REDIS_URL
 * @property {string} SMTP_URL
 * @property {string} MAIL_INBOX_URL
 */

/** @typedef {{ pids: number[], stop: () => Promise<void> }} Started */

/**
 * The addresses of one copy; an address in the environment always wins.
 * @param {number} base
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {ServerEnvironment}
 */
export function serverEnvironment(base, env = process.env) {
  const ports = portsFrom(base);
  return {
    POSTGRES_ADMIN_URL: env.POSTGRES_ADMIN_URL || `postgres://postgres:postgres@127.0.0.1:${ports.postgres}/postgres`,
    KAFKA_BROKERS: env.KAFKA_BROKERS || `127.0.0.1:${ports.kafka}`,
    REDIS_URL: env.REDIS_URL || `redis://127.0.0.1:${ports.redis}`,
    SMTP_URL: env.SMTP_URL || `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_INBOX_URL: env.MAIL_INBOX_URL || `http://127.0.0.1:${ports.inbox}`,
  };
}

/**
 * Starts every server that the environment does not give: from Docker where an engine answers, else from packages.
 * @param {object} options
 * @param {number} options.base
 * @param {string} options.dir the state folder
 * @param {boolean} [options.durable] false: Postgres without fsync
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {(line: string) => void} [options.say]
 * @returns {Promise<Started & { environment: ServerEnvironment }>}
 * @throws {Error} the first failure, after stopping what did start
 */
export async function startServers({ base, dir, durable = true, env = process.env, say = () => undefined }) {
  mkdirSync(dir, { recursive: true });
  process.env[MARK] = dir;
  const ports = portsFrom(base);
  const wanted = wantedServers(env);
  await refuseTakenPorts(wanted.flatMap((name) => (name === 'mail' ? [ports.smtp, ports.inbox] : name === 'kafka' ? [ports.kafka, ports.kafkaController] : [ports[name]])));
  const fromDocker = await tryDocker({ base, ports, wanted, env, say });
  const rest = fromDocker === undefined ? wanted : wanted.filter((name) => name === 'mail');
  const starts = rest.map((name) => startOne(name, { ports, dir, durable, say }));
  const results = await Promise.allSettled(starts);
  const started = [...(fromDocker === undefined ? [] : [fromDocker]), ...results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))];
  const stop = async () => {
    await Promise.allSettled(started.map((server) => server.stop()));
  };
  const failure = results.find((result) => result.status === 'rejected');
  if (failure !== undefined) {
    await stop();
    throw failure.reason;
  }
  return { environment: serverEnvironment(base, env), pids: started.flatMap(({ pids }) => pids), stop };
}

/** @typedef {'postgres' | 'kafka' | 'redis' | 'mail'} Name */

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Name[]}
 */
export function wantedServers(env) {
  /** @type {[Name, string][]} */
  const variables = [['postgres', 'POSTGRES_ADMIN_URL'], ['kafka', 'KAFKA_BROKERS'], ['redis', 'REDIS_URL'], ['mail', 'SMTP_URL']];
  return variables.filter(([, variable]) => !env[variable]).map(([name]) => name);
}

/**
 * @param {Name} name
 * @param {{ ports: import('./ports.mjs').Ports, dir: string, durable: boolean, say: (line: string) => void }} options
 * @returns {Promise<Started>}
 */
async function startOne(name, { ports, dir, durable, say }) {
  const begin = performance.now();
  const started = await starters[name]({ ports, dir, durable });
  say(`${name} is ready on port ${name === 'mail' ? ports.smtp : ports[name]} after ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  return started;
}

/** @type {Record<Name, (options: { ports: import('./ports.mjs').Ports, dir: string, durable: boolean }) => Promise<Started>>} */
const starters = {
  postgres: async ({ ports, dir, durable }) => withPid(await startPostgres({ port: ports.postgres, dir, durable })),
  kafka: async ({ ports, dir }) => withPid(await startKafka({ port: ports.kafka, controllerPort: ports.kafkaController, dir })),
  redis: async ({ ports, dir }) => withPid(await startRedis({ port: ports.redis, dir })),
  mail: async ({ ports, dir }) => ({ pids: [], stop: (await startMail({ port: ports.smtp, inboxPort: ports.inbox, dir })).stop }),
};

/**
 * @param {{ child: import('./child.mjs').Child, stop: () => Promise<void> }} server
 * @returns {Started}
 */
function withPid({ child, stop }) {
  return { pids: [child.pid], stop };
}

/** @param {readonly number[]} ports */
async function refuseTakenPorts(ports) {
  const free = await Promise.all(ports.map(portIsFree));
  const taken = ports.filter((_, index) => free[index] === false);
  if (taken.length > 0) throw new Error(`Taken by another program: port ${taken.join(', ')}. Stop it, or choose other ports with \`--base 4400\`.`);
}

/**
 * @param {{ base: number, ports: import('./ports.mjs').Ports, wanted: Name[], env: NodeJS.ProcessEnv, say: (line: string) => void }} options
 * @returns {Promise<Started | undefined>} undefined when the packages have to serve
 */
async function tryDocker({ base, ports, wanted, env, say }) {
  const services = wanted.filter((name) => name !== 'mail');
  if (services.length === 0 || env.COTTA_SERVERS === 'embedded' || !dockerAnswers()) return undefined;
  say(`Docker answers: starting ${services.join(', ')} from infra/compose.yaml`);
  try {
    return { pids: [], ...(await startCompose({ base, ports, services })) };
  } catch (error) {
    if (env.COTTA_SERVERS === 'docker') throw error;
    say(`Docker could not serve (${error instanceof Error ? error.message : error}). Going on without it.`);
    return undefined;
  }
}
