// Every port of one copy of the stack, derived from one number, so that two copies run side by side.

/** The base used when nothing else is said. */
export const DEFAULT_BASE = 4300;

const OFFSETS = /** @type {const} */ ({
  web: 0,
  gateway: 1,
  accounts: 2,
  requests: 3,
  workspace: 4,
  trademarks: 5,
  subscriptions: 6,
  cases: 7,
  invoicing: 8,
  webMetrics: 9,
  gatewayMetrics: 10,
  virusCheck: 11,
  accountsWorker: 12,
  requestsWorker: 13,
  workspaceWorker: 14,
  trademarksWorker: 15,
  invoicingWorker: 16,
  subscriptionsWorker: 17,
  casesCapture: 18,
  postgres: 20,
  kafka: 21,
  kafkaController: 22,
  redis: 23,
  smtp: 24,
  inbox: 25,
  simulators: 26,
  collector: 27,
  prometheus: 28,
  opensearch: 29,
  opensearchTransport: 19,
});

/** Browsers and `fetch` refuse these, whoever listens there; as the Fetch standard lists them, above the ports of the system. */
const REFUSED_BY_BROWSERS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
]);

/** How many ports one copy may use, counted from its base. */
export const SPAN = 30;

/** @typedef {Record<keyof typeof OFFSETS, number>} Ports */

/**
 * The ports of the copy that starts at `base`.
 * @param {number} base a whole number between 1024 and 65535 - SPAN
 * @returns {Ports}
 * @throws {Error} when the base leaves no room, or gives a port that browsers refuse
 */
export function portsFrom(base) {
  if (!Number.isInteger(base) || base < 1024 || base > 65535 - SPAN) {
    throw new Error(`The port base must be a whole number from 1024 to ${65535 - SPAN}, not "${base}".`);
  }
  const entries = Object.entries(OFFSETS).map(
    ([name, offset]) => /** @type {const} */ ([name, base + offset]),
  );
  const refused = entries.find(([, port]) => REFUSED_BY_BROWSERS.has(port));
  if (refused !== undefined)
    throw new Error(
      `At the base ${base} the port of ${refused[0]} would be ${refused[1]}, which browsers refuse to open. Choose another base.`,
    );
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
