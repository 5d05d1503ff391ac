import { Agent, get } from 'node:http';
import { lastLines } from './child.mjs';
import { worthShowing } from './log-line.mjs';
import { startProgram } from './program.mjs';
import { waitFor } from './wait.mjs';

const GRACE_MS = 25_000;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;
/** A program that lived this long is healthy: its next restart is quick again. */
const SETTLED_MS = 60_000;
const HEALTH_EVERY_MS = 10_000;
const HEALTH_MISSES = 3;
const ANSWER_MS = 3_000;
/** A connection for each question would cost both sides more than the answer. */
const lines = new Agent({ keepAlive: true });
/** Ends before the first "ready" that count as "it will not come up". */
const START_ATTEMPTS = 3;

/**
 * How long to wait before the next start.
 * @param {number} failures in a row, from 1
 */
export function delayAfter(failures) {
  return Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS);
}

/** Keeps one program running: starts it, asks after its health, starts it again when it ends. */
export class Supervised {
  #stopping = false;
  #failures = 0;
  #wasReady = false;
  #misses = 0;
  #alive = false;
  /** @type {NodeJS.Timeout | undefined} */ #restart;
  /** @type {NodeJS.Timeout | undefined} */ #check;
  /** @type {ReturnType<typeof startProgram> | undefined} */ #current;

  /**
   * @param {object} options
   * @param {string} options.name
   * @param {readonly string[]} options.command
   * @param {NodeJS.ProcessEnv} options.env
   * @param {string} options.healthUrl origin that answers `/livez` and `/readyz`
   * @param {string} options.logDir
   * @param {boolean} options.verbose
   * @param {(line: string) => void} options.say
   * @param {() => void} options.onChange called when the process id changes
   */
  constructor(options) {
    this.options = options;
  }

  get pid() {
    return this.#current?.pid;
  }

  get name() {
    return this.options.name;
  }

  start() {
    const { name, command, env, logDir, verbose, say, onChange } = this.options;
    const begin = Date.now();
    const onLine = (/** @type {string} */ line) => {
      const shown = verbose ? line : worthShowing(line);
      if (shown !== undefined) say(`${name}: ${shown}`);
    };
    const current = startProgram({ name, command, env, logDir, onLine });
    this.#current = current;
    this.#alive = true;
    this.#misses = 0;
    onChange();
    void current.ended.then((how) => this.#ended(how, Date.now() - begin));
    this.#check ??= setInterval(() => void this.#checkHealth(), HEALTH_EVERY_MS);
    this.#check.unref();
  }

  /**
   * @param {string} how
   * @param {number} livedMs
   */
  #ended(how, livedMs) {
    this.#alive = false;
    if (this.#stopping) return;
    this.#failures = livedMs > SETTLED_MS ? 1 : this.#failures + 1;
    if (!this.#wasReady && this.#failures >= START_ATTEMPTS) return;
    const delay = delayAfter(this.#failures);
    this.options.say(`${this.name} ended (${how}); starting it again in ${delay / 1000} s`);
    this.#restart = setTimeout(() => this.start(), delay);
  }

  /** @param {number} timeoutMs */
  async ready(timeoutMs) {
    const logFile = this.#current?.logFile ?? '';
    const failed = () =>
      this.#failures >= START_ATTEMPTS
        ? `it ended ${START_ATTEMPTS} times before it was ready. Last lines of ${logFile}:\n${lastLines(logFile)}`
        : undefined;
    const probe = () => answersWell(`${this.options.healthUrl}/readyz`);
    await waitFor(this.name, probe, { timeoutMs, everyMs: 150, failed }).catch((error) => {
      const tail = failed() === undefined ? `\nLast lines of ${logFile}:\n${lastLines(logFile)}` : '';
      throw new Error(`${error.message}${tail}`);
    });
    this.#wasReady = true;
    this.#failures = 0;
  }

  async #checkHealth() {
    if (!this.#alive || !this.#wasReady) return;
    const watched = this.#current;
    const good = await answersWell(`${this.options.healthUrl}/livez`);
    if (this.#stopping || !this.#alive || watched !== this.#current) return;
    this.#misses = good ? 0 : this.#misses + 1;
    if (this.#misses < HEALTH_MISSES) return;
    this.options.say(`${this.name} did not answer ${HEALTH_MISSES} times in a row; ending it`);
    this.#misses = 0;
    watched?.kill();
  }

  /**
   * After `stop`, or instead of it: ends it, and starts it with some settings changed.
   * @param {Record<string, string>} [env] on top of those it had
   */
  async again(env = {}) {
    await this.stop();
    this.#stopping = false;
    this.#failures = 0;
    this.#wasReady = false;
    this.#check = undefined;
    this.options = { ...this.options, env: { ...this.options.env, ...env } };
    this.start();
  }

  async stop() {
    this.#stopping = true;
    clearTimeout(this.#restart);
    clearInterval(this.#check);
    await this.#current?.stop(GRACE_MS);
  }
}

/** @param {string} url @returns {Promise<boolean>} */
function answersWell(url) {
  return new Promise((resolve) => {
    const asking = get(url, { agent: lines, timeout: ANSWER_MS }, (response) => {
      response.once('end', () => resolve(response.statusCode === 200));
      response.resume();
    });
    asking.once('timeout', () => asking.destroy());
    asking.once('error', () => resolve(false));
    asking.once('close', () => resolve(false));
  });
}
