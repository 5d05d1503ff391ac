/**
 * What the mail server does wrong on purpose.
 * - `none`: accepts everything.
 * - `slow`: accepts after `delayMs`.
 * - `reject-4xx`: 451 after the data; the sender should try again.
 * - `reject-5xx`: 550 after the data; the sender should give up.
 * - `die-after-data`: keeps the message and drops the connection without an answer, so that the sender cannot know.
 */
export const MODES = /** @type {const} */ (['none', 'slow', 'reject-4xx', 'reject-5xx', 'die-after-data']);

/** @typedef {(typeof MODES)[number]} Mode */
/** @typedef {{ mode: Mode, delayMs: number, count: number | null }} Fault `count` is how many messages are left to hit, null for all */

/** @type {Fault} */
const CALM = { mode: 'none', delayMs: 0, count: null };
/** Where the fault of those stands who have none of their own. */
const EVERYBODY = '';

/** The switch that tests and people turn. */
export class Faults {
  /** @type {Map<string, Fault>} by sender: tests that run side by side must not take each other's faults */
  #faults = new Map();

  /** What hits those senders who have no fault of their own. */
  get current() {
    return this.#faults.get(EVERYBODY) ?? CALM;
  }

  /**
   * @param {unknown} input `{ mode, delayMs?, count?, sender? }`
   * @returns {Fault}
   * @throws {TypeError} when the input is not a fault
   */
  set(input) {
    const {
      mode,
      delayMs = 5000,
      count = null,
      sender = EVERYBODY,
    } = /** @type {Record<string, unknown>} */ (input ?? {});
    if (!MODES.some((known) => known === mode))
      throw new TypeError(`"mode" must be one of ${MODES.join(', ')}.`);
    if (!isWhole(delayMs)) throw new TypeError('"delayMs" must be a whole number of milliseconds.');
    if (count !== null && !isWhole(count)) throw new TypeError('"count" must be a whole number or null.');
    if (typeof sender !== 'string') throw new TypeError('"sender" must be an address.');
    const fault = mode === 'none' ? CALM : { mode: /** @type {Mode} */ (mode), delayMs, count };
    this.#faults.set(sender, fault);
    return fault;
  }

  /**
   * The fault for the next message; uses up one of its count.
   * @param {string} [sender] address in the envelope
   * @returns {Fault}
   */
  take(sender = EVERYBODY) {
    const whose = this.#faults.has(sender) ? sender : EVERYBODY;
    const fault = this.#faults.get(whose) ?? CALM;
    if (fault.count === null) return fault;
    this.#faults.set(whose, fault.count === 0 ? CALM : { ...fault, count: fault.count - 1 });
    return fault.count === 0 ? CALM : fault;
  }
}

/**
 * @param {unknown} value
 * @returns {value is number}
 */
function isWhole(value) {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
