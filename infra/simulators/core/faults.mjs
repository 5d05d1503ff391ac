/**
 * What the wire does wrong on purpose.
 * - `timeout`: takes the request, does nothing, never answers.
 * - `lost-answer`: does what was asked, then never answers.
 * - `reset`: drops the connection at once.
 * - `status`: answers with `status` (429, 500, 503…) and does nothing; `retryAfter` becomes the header.
 * - `truncated`: drops the connection in the middle of the good answer.
 * - `html`: an error page with status 200.
 * - `drift`: the good answer with every field renamed.
 * - `slow`: the good answer after `delayMs`.
 * - `redirect`: 302 to an error page.
 */
export const KINDS = /** @type {const} */ ([
  'timeout',
  'lost-answer',
  'reset',
  'status',
  'truncated',
  'html',
  'drift',
  'slow',
  'redirect',
]);

/**
 * @typedef {object} Fault
 * @property {string} vendor
 * @property {(typeof KINDS)[number]} kind
 * @property {number} count requests it still hits
 * @property {string} [method]
 * @property {string} [path] beginning of the path
 * @property {number} [status]
 * @property {string} [retryAfter]
 * @property {number} [delayMs]
 */

/** The switches that tests and people turn. */
export class Faults {
  /** @type {Fault[]} */
  #armed = [];

  list() {
    return this.#armed;
  }

  /**
   * @param {Partial<Fault>} wanted
   * @param {readonly string[]} vendors
   * @returns {Fault}
   * @throws {TypeError} when it is no fault
   */
  arm({ vendor = '', kind, count = 1, method, path, status = 503, retryAfter, delayMs = 20_000 }, vendors) {
    if (!vendors.includes(vendor)) throw new TypeError(`"vendor" must be one of ${vendors.join(', ')}.`);
    const known = KINDS.find((one) => one === kind);
    if (known === undefined) throw new TypeError(`"kind" must be one of ${KINDS.join(', ')}.`);
    if (!Number.isInteger(count) || count < 1)
      throw new TypeError('"count" must be a whole number above zero.');
    const fault = {
      vendor,
      kind: known,
      count,
      status,
      delayMs,
      ...(method ? { method } : {}),
      ...(path ? { path } : {}),
      ...(retryAfter ? { retryAfter } : {}),
    };
    this.#armed.push(fault);
    return fault;
  }

  clear() {
    this.#armed = [];
  }

  /**
   * The fault for this request, if any; uses up one of its count.
   * @param {{ vendor: string, method: string, path: string }} request
   */
  take(request) {
    const fault = this.#armed.find(
      (one) =>
        one.vendor === request.vendor &&
        (one.method ?? request.method) === request.method &&
        request.path.startsWith(one.path ?? ''),
    );
    if (fault === undefined) return undefined;
    fault.count -= 1;
    this.#armed = this.#armed.filter(({ count }) => count > 0);
    return fault;
  }
}
