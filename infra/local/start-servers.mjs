import { mkdirSync } from 'node:fs';
import { dockerAnswers, startCompose } from './docker.mjs';
import { startKafka } from './kafka.mjs';
import { keepRunning } from './kept.mjs';
import { RunNote } from './leftovers.mjs';
import { startMail } from './mail/mail.mjs';
import { portIsFree } from './net.mjs';
import { startOpenSearch } from './opensearch.mjs';
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
 * @property {string} [OPENSEARCH_URL] where candidates of the search come from it
 */

/** @typedef {{ stop: () => Promise<void> }} Started */
/** @typedef {Started & { again: () => Promise<void>, pid: () => number | undefined }} Kept */

/**
 * The addresses of one copy; an address in the environment always wins.
 * @param {number} base
 * @param {NodeJS.ProcessEnv} [env]
 * @param {boolean} [openSearch] it is one of its servers
 * @returns {ServerEnvironment}
 */
export function serverEnvironment(base, env = process.env, openSearch = false) {
  const ports = portsFrom(base);
  return {
    ...(openSearch ? { OPENSEARCH_URL: env.OPENSEARCH_URL || `http://127.0.0.1:${ports.opensearch}` } : {}),
    POSTGRES_ADMIN_URL:
      env.POSTGRES_ADMIN_URL || `postgres://postgres:postgres@127.0.0.1:${ports.postgres}/postgres`,
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
 * @param {boolean} [options.openSearch] starts that, too
 * @param {boolean} [options.counted] Postgres counts statements (`pg_stat_statements`), where it is started from packages
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {(line: string) => void} [options.say]
 * @param {(stop: () => Promise<void>) => void} [options.register] told how to stop, before the first server starts
 * @param {RunNote} [options.note]
 * @param {(environment: ServerEnvironment) => Promise<void>} [options.afterPostgres] begins while the other servers still start
 * @returns {Promise<Started & { environment: ServerEnvironment, servers: ReadonlyMap<string, Kept> }>} `servers`: those started from packages
 * @throws {Error} the first failure, after stopping what did start
 */
export async function startServers({
  base,
  dir,
  durable = true,
  openSearch = false,
  counted = false,
  env = process.env,
  say = () => undefined,
  register = () => undefined,
  note = new RunNote(dir),
  afterPostgres = async () => undefined,
}) {
  mkdirSync(dir, { recursive: true });
  const ports = portsFrom(base);
  const wanted = wantedServers(env, openSearch);
  await refuseTakenPorts(
    wanted.flatMap((name) =>
      name === 'mail'
        ? [ports.smtp, ports.inbox]
        : name === 'kafka'
          ? [ports.kafka, ports.kafkaController]
          : name === 'opensearch'
            ? [ports.opensearch, ports.opensearchTransport]
            : [ports[name]],
    ),
  );
  const fromDocker = await tryDocker({ base, ports, wanted, env, durable, say });
  const rest = fromDocker === undefined ? wanted : wanted.filter(isFromPackages);
  const environment = serverEnvironment(base, env, openSearch);
  const starts = rest.map((name) => startOne(name, { ports, dir, durable, counted, say, note }));
  const prepared = Promise.resolve(starts[rest.indexOf('postgres')]).then(() => afterPostgres(environment));
  const running = Promise.allSettled(starts).then((results) => [
    ...(fromDocker === undefined ? [] : [fromDocker]),
    ...results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
  ]);
  const stop = async () => {
    const all = await running;
    await Promise.allSettled(all.map((server) => server.stop()));
  };
  register(stop);
  const failure = (await Promise.allSettled([...starts, prepared])).find(
    (result) => result.status === 'rejected',
  );
  if (failure !== undefined) {
    await stop();
    throw failure.reason;
  }
  const servers = new Map(await Promise.all(starts.map(async (one, at) => named(rest[at], await one))));
  return { environment, servers, stop };
}

/**
 * @param {Name | undefined} name
 * @param {Kept} server
 * @returns {[string, Kept]}
 */
function named(name, server) {
  return [name ?? '', server];
}

/** @typedef {'postgres' | 'kafka' | 'redis' | 'mail' | 'opensearch'} Name */

/**
 * No engine starts these.
 * @param {Name} name
 * @returns {name is 'mail' | 'opensearch'}
 */
const isFromPackages = (name) => name === 'mail' || name === 'opensearch';

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} [openSearch]
 * @returns {Name[]}
 */
export function wantedServers(env, openSearch = false) {
  /** @type {[Name, string][]} */
  const variables = [
    ['postgres', 'POSTGRES_ADMIN_URL'],
    ['kafka', 'KAFKA_BROKERS'],
    ['redis', 'REDIS_URL'],
    ['mail', 'SMTP_URL'],
  ];
  if (openSearch) variables.push(['opensearch', 'OPENSEARCH_URL']);
  return variables.filter(([, variable]) => !env[variable]).map(([name]) => name);
}

/**
 * @param {Name} name
 * @param {Options} options
 * @returns {Promise<Kept>}
 */
async function startOne(name, options) {
  const { ports, say } = options;
  const begin = performance.now();
  const started = await starters[name](options);
  say(
    `${name} is ready on port ${name === 'mail' ? ports.smtp : ports[name]} after ${((performance.now() - begin) / 1000).toFixed(1)} s`,
  );
  return started;
}

/** @typedef {{ ports: import('./ports.mjs').Ports, dir: string, durable: boolean, counted: boolean, say: (line: string) => void, note: RunNote }} Options */

/** @type {Record<Name, (options: Options) => Promise<Kept>>} */
const starters = {
  postgres: ({ ports, dir, durable, counted, ...kept }) =>
    keepRunning('postgres', () => startPostgres({ port: ports.postgres, dir, durable, counted }), kept),
  kafka: ({ ports, dir, ...kept }) =>
    keepRunning(
      'kafka',
      () => startKafka({ port: ports.kafka, controllerPort: ports.kafkaController, dir }),
      kept,
    ),
  redis: ({ ports, dir, ...kept }) =>
    keepRunning('redis', () => startRedis({ port: ports.redis, dir }), kept),
  opensearch: ({ ports, dir, ...kept }) =>
    keepRunning(
      'opensearch',
      () => startOpenSearch({ port: ports.opensearch, transportPort: ports.opensearchTransport, dir }),
      kept,
    ),
  mail: async ({ ports, dir }) => {
    const open = () => startMail({ port: ports.smtp, inboxPort: ports.inbox, dir });
    /** @type {Started | undefined} */
    let server = await open();
    const stop = async () => {
      await server?.stop();
      server = undefined;
    };
    const again = async () => void (server ??= await open());
    // It stands in this process.
    return { stop, again, pid: () => undefined };
  },
};

/** @param {readonly number[]} ports */
async function refuseTakenPorts(ports) {
  const free = await Promise.all(ports.map(portIsFree));
  const taken = ports.filter((_, index) => free[index] === false);
  if (taken.length > 0)
    throw new Error(
      `Taken by another program: port ${taken.join(', ')}. Stop it, or choose other ports with \`--base 4400\`.`,
    );
}

/**
 * @param {{ base: number, ports: import('./ports.mjs').Ports, wanted: Name[], env: NodeJS.ProcessEnv, durable: boolean, say: (line: string) => void }} options
 * @returns {Promise<Started | undefined>} undefined when the packages have to serve
 */
async function tryDocker({ base, ports, wanted, env, durable, say }) {
  const services = wanted.filter((name) => !isFromPackages(name));
  if (services.length === 0 || env.COTTA_SERVERS === 'embedded' || !dockerAnswers()) return undefined;
  say(`Docker answers: starting ${services.join(', ')} in containers`);
  try {
    if (durable) return await startCompose({ base, ports, services });
    // Loaded only here: it is large, and most runs have no Docker.
    const { startContainers } = await import('./test-containers.mjs');
    return await startContainers({ ports, services });
  } catch (error) {
    if (env.COTTA_SERVERS === 'docker') throw error;
    say(`Docker could not serve (${error instanceof Error ? error.message : error}). Going on without it.`);
    return undefined;
  }
}
