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

/** The switch that tests and people turn. */
export class Faults {
  /** @type {Fault} */
  current = CALM;

  /**
   * @param {unknown} input `{ mode, delayMs?, count? }`
   * @returns {Fault}
   * @throws {TypeError} when the input is not a fault
   */
  set(input) {
    const { mode, delayMs = 5000, count = null } = /** @type {Record<string, unknown>} */ (input ?? {});
    if (!MODES.some((known) => known === mode)) throw new TypeError(`"mode" must be one of ${MODES.join(', ')}.`);
    if (!isWhole(delayMs)) throw new TypeError('"delayMs" must be a whole number of milliseconds.');
    if (count !== null && !isWhole(count)) throw new TypeError('"count" must be a whole number or null.');
    this.current = mode === 'none' ? CALM : { mode: /** @type {Mode} */ (mode), delayMs, count };
    return this.current;
  }

  /**
   * The fault for the next message; uses up one of its count.
   * @returns {Fault}
   */
  take() {
    const fault = this.current;
    if (fault.count === null) return fault;
    if (fault.count === 0) return (this.current = CALM);
    this.current = { ...fault, count: fault.count - 1 };
    return fault;
  }
}

/**
 * @param {unknown} value
 * @returns {value is number}
 */
function isWhole(value) {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
