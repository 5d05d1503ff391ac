// Every port of one copy of the stack, derived from one number, so that two copies run side by side.

/** The base used when nothing else is said. */
export const DEFAULT_BASE = 4300;

const OFFSETS = /** @type {const} */ ({
  web: 0,
  gateway: 1,
  accounts: 2,
  requests: 3,
  workspace: 4,
  accountsWorker: 12,
  requestsWorker: 13,
  workspaceWorker: 14,
  postgres: 20,
  kafka: 21,
  kafkaController: 22,
  redis: 23,
  smtp: 24,
  inbox: 25,
});

/** How many ports one copy may use, counted from its base. */
export const SPAN = 30;

/** @typedef {Record<keyof typeof OFFSETS, number>} Ports */

/**
 * The ports of the copy that starts at `base`.
 * @param {number} base a whole number between 1024 and 65535 - SPAN
 * @returns {Ports}
 * @throws {Error} when the base leaves no room
 */
export function portsFrom(base) {
  if (!Number.isInteger(base) || base < 1024 || base > 65535 - SPAN) {
    throw new Error(`The port base must be a whole number from 1024 to ${65535 - SPAN}, not "${base}".`);
  }
  const entries = Object.entries(OFFSETS).map(([name, offset]) => [name, base + offset]);
  return /** @type {Ports} */ (Object.fromEntries(entries));
}

/**
 * The base from `--base N` (or `--base=N`), else from COTTA_PORT_BASE, else the default.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {number}
 */
export function baseFrom(args, env) {
  const at = args.findIndex((arg) => arg === '--base' || arg.startsWith('--base='));
  const flag = at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1]);
  const text = at < 0 ? env.COTTA_PORT_BASE : (flag ?? '');
  if (text === undefined || (at < 0 && text === '')) return DEFAULT_BASE;
  const base = Number(text === '' ? Number.NaN : text);
  portsFrom(base);
  return base;
}
