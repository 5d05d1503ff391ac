import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { askControl } from '../local/control.mjs';
import { databaseUrl } from '../local/databases.mjs';
import { metricsAddresses, migrationEnvironment, sharedEnvironment } from '../local/environment.mjs';
import { ensureKeys } from '../local/keys.mjs';
import { ROOT, stateDir } from '../local/paths.mjs';
import { portsFrom } from '../local/ports.mjs';
import { postgresHome } from '../local/postgres.mjs';
import { serverEnvironment } from '../local/start-servers.mjs';
import { waitFor } from '../local/wait.mjs';
import { valuesOf } from './metrics.mjs';
import { runShown } from './run-shown.mjs';
import { shownLine } from './shown-line.mjs';

/** A copy with its programs, without the demo's people; a slow machine needs its time. */
const STARTED_WITHIN_MS = 420_000;

/** @typedef {(kind: 'copy' | 'damage' | 'seen' | 'recipe' | 'proof', line: string) => void} Say */

/** A copy of Cotta on this machine that may be damaged. It cannot be had of anything else: a copy is known by the socket that its launcher opens in its state folder. */
export class LocalCopy {
  /** @type {(() => Promise<void>)[]} */
  #undo = [];
  /** @type {(() => Promise<void>)[]} */
  #afterwards = [];
  /** @type {(() => Promise<void>)[]} */
  #first = [];
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #launcher;

  /**
   * @param {number} base
   * @param {Say} say
   * @param {{ env?: NodeJS.ProcessEnv, flags?: readonly string[] }} [kind] settings on top of those of this process; how `npm start` is called
   */
  constructor(base, say, { env = {}, flags = ['--fresh', '--no-demo'] } = {}) {
    this.flags = flags;
    this.base = base;
    this.say = say;
    this.dir = stateDir(base);
    this.ports = portsFrom(base);
    this.env = { ...process.env, ...env };
    this.servers = serverEnvironment(base, this.env);
  }

  /** Whether a copy runs there that `npm start` of this checkout started. */
  runs() {
    return askControl(this.dir, 'GET', '/').then(
      () => true,
      () => false,
    );
  }

  /** @throws {Error} when it stands on servers that are not its own: they are not to be damaged */
  async refuseServersOfOthers() {
    const { parts } = await askControl(this.dir, 'GET', '/');
    const away = ['postgres', 'kafka', 'redis', 'mail'].filter((name) => !(name in parts));
    if (away.length > 0)
      throw new Error(
        `The copy at ${this.base} does not run its own ${away.join(', ')}: a drill damages only what the launcher started from packages.`,
      );
  }

  /** @param {() => Promise<void>} step done before it is started: a server that it needs */
  beforeStart(step) {
    this.#first.push(step);
  }

  /**
   * Starts it as `npm start` does, with empty data and without demo data unless its flags say otherwise.
   * @throws {Error} with the last lines of the launcher
   */
  async start() {
    for (const step of this.#first.splice(0)) await step();
    this.say('copy', `npm start -- --base ${this.base} ${this.flags.join(' ')}`);
    // In a group of its own: Ctrl+C reaches this process alone, which then ends the copy.
    const launcher = spawn(
      process.execPath,
      ['infra/local/start.mjs', '--base', String(this.base), ...this.flags],
      { cwd: ROOT, env: this.env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.#launcher = launcher;
    let said = '';
    for (const stream of [launcher.stdout, launcher.stderr])
      stream.on('data', (text) => (said = `${said}${text}`.slice(-4000)));
    await waitFor('The copy', () => this.runs(), {
      timeoutMs: STARTED_WITHIN_MS,
      everyMs: 300,
      failed: () => (launcher.exitCode === null ? undefined : `it did not start:\n${said}`),
    });
    this.say('copy', `runs at http://localhost:${this.ports.web}/`);
  }

  /** @param {() => Promise<void>} step done when the drill is over, however it ends, last first */
  later(step) {
    this.#undo.push(step);
  }

  /** @param {() => Promise<void>} step done when the copy has ended and before its data is deleted, last first */
  whenEnded(step) {
    this.#afterwards.push(step);
  }

  /** Takes back what is left of the damages of a drill. */
  async takeBack() {
    for (const step of this.#undo.splice(0).reverse())
      await step().catch((error) => this.say('copy', `could not be taken back: ${error.message}`));
  }

  /** A copy that was started here ends, with its data. */
  async close() {
    await this.takeBack();
    const launcher = this.#launcher;
    this.#launcher = undefined;
    if (launcher !== undefined && launcher.exitCode === null) {
      launcher.kill('SIGINT');
      await new Promise((resolve) => launcher.once('exit', resolve));
    }
    for (const step of this.#afterwards.splice(0).reverse()) await step();
    if (launcher === undefined) return;
    for (const folder of [postgresHome(this.dir), this.dir]) rmSync(folder, { recursive: true, force: true });
    this.say('copy', 'ended');
  }

  /**
   * Ends a program or a server; it stays away until `again`.
   * @param {string} name as in `infra/local/processes.mjs`, or `postgres`, `kafka`, `redis`, `mail`
   */
  async stop(name) {
    await askControl(this.dir, 'POST', `/stop/${name}`);
    this.say('recipe', `${name} is stopped`);
  }

  /**
   * Starts a program or a server that was stopped, or starts it anew; settles when it is ready.
   * @param {string} name
   * @param {Record<string, string>} [env] settings of the program to be changed
   */
  async again(name, env) {
    await askControl(this.dir, 'POST', `/again/${name}`, env);
    this.say('recipe', `${name} is started, and ready`);
  }

  /**
   * Starts what a drill stopped, if it still is.
   * @param {string} name
   */
  async restore(name) {
    const { parts } = await askControl(this.dir, 'GET', '/');
    if (parts[name] === null) await askControl(this.dir, 'POST', `/again/${name}`);
  }

  /**
   * @param {string} name
   * @returns {Promise<number>} its process
   */
  async pid(name) {
    const { parts } = await askControl(this.dir, 'GET', '/');
    const pid = parts[name];
    if (typeof pid !== 'number') throw new Error(`${name} does not run`);
    return pid;
  }

  /**
   * @param {string} service
   * @param {string} sql
   * @param {unknown[]} [values]
   * @returns {Promise<any[]>} rows, asked as the superuser
   */
  async query(service, sql, values = []) {
    const url = new URL(databaseUrl(this.servers.POSTGRES_ADMIN_URL, service, '', ''));
    const admin = new URL(this.servers.POSTGRES_ADMIN_URL);
    url.username = admin.username;
    url.password = admin.password;
    const client = new pg.Client({ connectionString: url.href });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  /**
   * The one number that a statement answers with.
   * @param {string} service
   * @param {string} sql
   * @param {unknown[]} [values]
   */
  async count(service, sql, values = []) {
    const [row] = await this.query(service, sql, values);
    return Number(Object.values(row ?? {})[0]);
  }

  /**
   * The commands of a recipe: `node services/SERVICE/dist/rebuild.js …`.
   * @param {string} service
   * @param {...string} args
   */
  rebuild(service, ...args) {
    return this.asOwner(service, 'rebuild', ...args);
  }

  /**
   * A program of a service, as the owner of its tables.
   * @param {string} service
   * @param {string} program
   * @param {...string} args
   */
  asOwner(service, program, ...args) {
    const copy = { servers: this.servers, keys: ensureKeys(this.dir) };
    const env = {
      ...this.env,
      ...sharedEnvironment(this.base, this.servers, this.env),
      ...migrationEnvironment(service, copy),
    };
    return runShown([`services/${service}/dist/${program}.js`, ...args], env, this.say);
  }

  /**
   * What a program says of itself.
   * @param {string} program
   * @param {string} metric
   * @param {Record<string, string>} [labels] those that have to be there
   * @returns {Promise<number>} the sum over what fits; NaN when nothing does, or the program does not answer
   */
  async figure(program, metric, labels = {}) {
    const at = metricsAddresses(this.base).find(({ name }) => name === program);
    if (at === undefined) throw new Error(`${program} is no program of this copy`);
    const text = await fetch(`http://${at.address}/metrics`).then(
      (answer) => answer.text(),
      () => '',
    );
    const values = valuesOf(text, metric, labels);
    return values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0);
  }

  /**
   * Waits until a figure is so.
   * @param {string} program
   * @param {string} metric
   * @param {{ labels?: Record<string, string>, is: (value: number) => boolean, timeoutMs?: number }} options
   */
  async untilFigure(program, metric, { labels = {}, is, timeoutMs = 120_000 }) {
    let last = Number.NaN;
    await this.until(
      `${metric} of ${program}`,
      async () => is((last = await this.figure(program, metric, labels))),
      timeoutMs,
    );
    const which = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
    this.say(
      'seen',
      `${program} /metrics: ${metric}${which.length === 0 ? '' : `{${which.join(',')}}`} ${last}`,
    );
    return last;
  }

  /**
   * Waits for what happens.
   * @param {string} what
   * @param {() => Promise<boolean>} probe
   * @param {number} [timeoutMs]
   */
  until(what, probe, timeoutMs = 120_000) {
    return waitFor(what, probe, { timeoutMs, everyMs: 250 });
  }

  /**
   * @param {string} program
   * @returns {string[]} the lines of its log in this run
   */
  log(program) {
    const file = join(this.dir, 'logs', `${program}.log`);
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  }

  /**
   * Waits for a line in the log of a program, and shows it.
   * @param {string} program
   * @param {string} text
   */
  async untilLogged(program, text) {
    let line = '';
    await this.until(`"${text}" in the log of ${program}`, async () => {
      line = this.log(program).findLast((one) => one.includes(text)) ?? '';
      return line !== '';
    });
    this.say('seen', `log of ${program}: ${shownLine(line)}`);
  }
}
