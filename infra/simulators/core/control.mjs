import { json } from './answers.mjs';

const KEPT_REQUESTS = 1000;

/** @typedef {{ at: string, vendor: string, method: string, path: string, fault: string | null }} Entry */

/** Which requests came in, newest last; bodies and credentials are not kept. */
export class RequestLog {
  /** @type {Entry[]} */
  #entries = [];

  /** @param {Entry} entry */
  add(entry) {
    this.#entries.push(entry);
    if (this.#entries.length > KEPT_REQUESTS) this.#entries.shift();
  }

  /** @returns {readonly Entry[]} */
  list() {
    return this.#entries;
  }

  clear() {
    this.#entries = [];
  }
}

/**
 * The control interface under `/__sim`; adapters never reach it.
 * @param {import('./world.mjs').World} world
 * @param {readonly import('./world.mjs').Vendor[]} vendors
 * @param {RequestLog} log
 * @returns {import('./routes.mjs').Routes}
 */
export function controlRoutes({ clock, ids, faults }, vendors, log) {
  const names = vendors.map(({ name }) => name);
  return {
    'GET /': () =>
      json(200, {
        simulator: true,
        now: clock.now(),
        faults: faults.list(),
        vendors: vendors.map(({ name, label, control }) => ({ name, label, control: Object.keys(control) })),
      }),
    'POST /reset': ({ json: body, raw }) => {
      const { seed = 'cotta' } = raw.length === 0 ? {} : body();
      clock.reset();
      ids.reset(seed);
      faults.clear();
      log.clear();
      for (const vendor of vendors) vendor.reset();
      return json(200, { reset: true, seed });
    },
    'POST /clock': async ({ json: body }) => {
      const { advanceSeconds } = body();
      if (!Number.isInteger(advanceSeconds) || advanceSeconds < 0)
        throw new TypeError('"advanceSeconds" must be a whole number of zero or more.');
      await clock.advance(advanceSeconds * 1000);
      return json(200, { now: clock.now() });
    },
    'POST /faults': ({ json: body }) => json(201, faults.arm(body(), names)),
    'DELETE /faults': () => {
      faults.clear();
      return json(200, { cleared: true });
    },
    'GET /requests': ({ query }) =>
      json(
        200,
        log.list().filter(({ vendor }) => query.get('vendor') === null || query.get('vendor') === vendor),
      ),
  };
}
