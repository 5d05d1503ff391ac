import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lastLines } from '../local/child.mjs';
import { portsFrom } from '../local/ports.mjs';

const READY_MS = 180_000;

/**
 * Where the copy is on which two releases run.
 * @typedef {object} Copy
 * @property {number} base of its servers and simulators
 * @property {number} front base of the ports that lead to either release
 * @property {string} dir
 * @property {import('../local/start-servers.mjs').ServerEnvironment} servers
 * @property {(line: string) => void} say
 */

/** One release with its own launcher, migrations and programs, on a copy that it shares. */
export class Release {
  /** @type {Map<string, import('../local/supervisor.mjs').Supervised>} */ #running = new Map();

  /**
   * @param {string} name
   * @param {string} root its checkout
   * @param {number} base its ports
   * @param {Copy} copy
   */
  constructor(name, root, base, copy) {
    this.name = name;
    this.root = root;
    this.copy = copy;
    this.ports = portsFrom(base);
    this.logDir = join(copy.dir, `logs-${name}`);
    mkdirSync(this.logDir, { recursive: true });
  }

  /** Schemas as this release wants them. */
  async migrate() {
    const [{ MIGRATIONS }, { migrationEnvironment }, { ensureDatabases }] = await Promise.all([
      this.#its('processes'),
      this.#its('environment'),
      this.#its('databases'),
    ]);
    const keys = await this.#keys();
    await ensureDatabases(this.copy.servers.POSTGRES_ADMIN_URL, keys.passwords);
    await Promise.all(
      MIGRATIONS.map(({ service, command }) =>
        this.#once(`${service}-migrate`, command, migrationEnvironment(service, { ...this.copy, keys })),
      ),
    );
  }

  /** The labelled demo data. @param {string} file takes the sign-ins */
  async loadDemo(file) {
    const [{ DEMOS }, { demoEnvironment }] = await Promise.all([
      this.#its('processes'),
      this.#its('environment'),
    ]);
    const keys = await this.#keys();
    for (const { name, command } of DEMOS)
      await this.#once(name, [...command], {
        ...demoEnvironment({ ...this.copy, keys }),
        COTTA_DEMO_FILE: file,
      });
  }

  /** Whether what is stored of each service folds to the rows that stand there. */
  async checkRows() {
    const [{ SERVICES }, { migrationEnvironment }] = await Promise.all([
      this.#its('processes'),
      this.#its('environment'),
    ]);
    const keys = await this.#keys();
    for (const service of SERVICES)
      await this.#once(
        `${service}-check`,
        [`services/${service}/dist/rebuild.js`, '--check'],
        migrationEnvironment(service, { ...this.copy, keys }),
      );
  }

  /**
   * Starts programs and waits until they are ready.
   * @param {(name: string) => boolean} [which]
   */
  async start(which = () => true) {
    const [{ PROGRAMS }, { sharedEnvironment, programEnvironment }, { Supervised }] = await Promise.all([
      this.#its('processes'),
      this.#its('environment'),
      this.#its('supervisor'),
    ]);
    const keys = await this.#keys();
    const { base, servers, say } = this.copy;
    const begun = PROGRAMS.filter(({ name }) => which(name) && !this.#running.has(name)).map((program) => {
      const port = this.ports[program.port];
      const supervised = new Supervised({
        name: program.name,
        command: program.command,
        env: {
          ...process.env,
          ...sharedEnvironment(base, servers, process.env),
          ...programEnvironment(program, { ...this.copy, keys }),
          ...this.#addresses(),
          PORT: String(port),
          ...(program.metricsPort === undefined
            ? {}
            : { METRICS_PORT: String(this.ports[program.metricsPort]) }),
        },
        healthUrl: `http://127.0.0.1:${port}`,
        logDir: this.logDir,
        verbose: false,
        say: (/** @type {string} */ line) => say(`${this.name}  ${line}`),
        onChange: () => undefined,
      });
      supervised.start();
      this.#running.set(program.name, supervised);
      return supervised;
    });
    await Promise.all(begun.map((program) => program.ready(READY_MS)));
  }

  /** @param {(name: string) => boolean} [which] */
  async stop(which = () => true) {
    const going = [...this.#running].filter(([name]) => which(name));
    await Promise.all(
      going.map(async ([name, program]) => {
        await program.stop();
        this.#running.delete(name);
      }),
    );
  }

  /** What its programs say of events that nobody could handle or read. */
  async left() {
    const { SERVICES } = await this.#its('processes');
    const texts = await Promise.all(
      SERVICES.map(async (service) =>
        (await fetch(`http://127.0.0.1:${this.ports[service]}/metrics`)).text(),
      ),
    );
    const sum = (/** @type {string} */ figure) =>
      texts
        .flatMap((text) => [...text.matchAll(new RegExp(`^${figure}(?:\\{[^}]*\\})? (\\d+)`, 'gm'))])
        .reduce((all, [, value]) => all + Number(value), 0);
    return {
      parked: sum('cotta_events_parked'),
      unread: sum('cotta_dead_letters'),
      waiting: sum('cotta_events_unpublished'),
    };
  }

  /** Everybody asks by the front, whichever release answers. */
  #addresses() {
    const front = portsFrom(this.copy.front);
    const at = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
    const services = /** @type {const} */ ([
      'accounts',
      'requests',
      'trademarks',
      'subscriptions',
      'cases',
      'invoicing',
      'workspace',
    ]);
    return {
      PUBLIC_ORIGIN: `http://localhost:${front.web}`,
      GATEWAY_URL: at(front.gateway),
      ...Object.fromEntries(services.map((name) => [`${name.toUpperCase()}_URL`, at(front[name])])),
      PAYMENT_RECEIVER_URL: `${at(front.gateway)}/api/revolut-payment/webhook`,
      SMS_STATUS_CALLBACK_URL: `${at(front.gateway)}/api/sms/status`,
      PARTNER_RECEIVER_URL: `${at(front.gateway)}/api/partner`,
      // What was imported is found by whichever process is asked.
      REGISTER_STATE: join(this.copy.dir, 'register'),
    };
  }

  async #keys() {
    return (await this.#its('keys')).ensureKeys(this.copy.dir);
  }

  /**
   * A module of its launcher.
   * @param {string} name
   * @returns {Promise<any>}
   */
  #its(name) {
    const path = join(this.root, 'infra', 'local', `${name}.mjs`);
    if (!existsSync(path))
      throw new Error(`${this.name} has no ${path}: it is older than this command knows.`);
    return import(pathToFileURL(path).href);
  }

  /**
   * @param {string} name
   * @param {string[]} command
   * @param {Record<string, string>} env
   */
  async #once(name, command, env) {
    const [{ startProgram }, { sharedEnvironment }] = await Promise.all([
      this.#its('program'),
      this.#its('environment'),
    ]);
    const { base, servers } = this.copy;
    const all = {
      ...process.env,
      ...sharedEnvironment(base, servers, process.env),
      ...this.#addresses(),
      ...env,
    };
    const { ended, logFile } = startProgram({
      name,
      command,
      env: all,
      logDir: this.logDir,
      onLine: () => undefined,
    });
    const how = await ended;
    if (how !== 'code 0')
      throw new Error(
        `${name} of ${this.name} failed (${how}). Last lines of ${logFile}:\n${lastLines(logFile)}`,
      );
  }
}
