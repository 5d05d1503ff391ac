import { json } from '../core/answers.mjs';
import { officeDay } from './office-day.mjs';
import { problem } from './problem.mjs';

const DAY_MS = 86_400_000;

/** What happens to an application, days after it was received; `swift` is over within minutes, all on one day; `at-once` before anybody looks twice. @type {Readonly<Record<string, readonly { day: number, status: string }[]>>} */
const COURSES = {
  smooth: [
    { day: 1, status: 'UNDER_EXAMINATION' },
    { day: 30, status: 'APPLICATION_PUBLISHED' },
    { day: 122, status: 'REGISTERED' },
  ],
  refused: [
    { day: 1, status: 'UNDER_EXAMINATION' },
    { day: 40, status: 'REFUSED' },
  ],
  opposed: [
    { day: 1, status: 'UNDER_EXAMINATION' },
    { day: 30, status: 'APPLICATION_PUBLISHED' },
    { day: 90, status: 'OPPOSITION_PENDING' },
  ],
  backwards: [
    { day: 1, status: 'APPLICATION_PUBLISHED' },
    { day: 2, status: 'UNDER_EXAMINATION' },
  ],
  swift: [
    { day: 1 / 1440, status: 'UNDER_EXAMINATION' },
    { day: 2 / 1440, status: 'APPLICATION_PUBLISHED' },
    { day: 3 / 1440, status: 'REGISTERED' },
  ],
  'at-once': [
    { day: 1 / 8640, status: 'APPLICATION_PUBLISHED' },
    { day: 1 / 8640, status: 'REGISTERED' },
  ],
  'unknown-status': [{ day: 1, status: 'TELEPORTED' }],
};

/** Which date a status sets. @type {Readonly<Record<string, 'publicationDate' | 'registrationDate'>>} */
const DATE_OF = { APPLICATION_PUBLISHED: 'publicationDate', REGISTERED: 'registrationDate' };

/**
 * @typedef {object} Entry
 * @property {string} applicationNumber
 * @property {string} status
 * @property {string} applicationDate
 * @property {string} [publicationDate]
 * @property {string} [registrationDate]
 * @property {string} [expiryDate]
 */

/** The public register: entries move on the virtual clock. */
export class Register {
  /** @type {Map<string, Entry>} */ #entries = new Map();
  /** Course by our reference; under `*` that of all others. @type {Map<string, string>} */ #courses =
    new Map();

  /** @param {import('../core/world.mjs').World} world */
  constructor(world) {
    this.world = world;
  }

  reset() {
    this.#entries.clear();
    this.#courses.clear();
  }

  /** @param {{ reference?: unknown, course?: unknown }} wanted @throws {TypeError} for a course that does not exist */
  setCourse({ reference, course }) {
    if (typeof course !== 'string' || COURSES[course] === undefined)
      throw new TypeError(`"course" must be one of ${Object.keys(COURSES).join(', ')}.`);
    this.#courses.set(String(reference), course);
    return { reference, course };
  }

  /** @param {string} applicationNumber @param {string} filedOn @param {string} reference */
  enter(applicationNumber, filedOn, reference) {
    const entry = {
      applicationNumber,
      status: 'RECEIVED',
      applicationDate: filedOn,
      expiryDate: `${Number(filedOn.slice(0, 4)) + 10}${filedOn.slice(4)}`,
    };
    this.#entries.set(applicationNumber, entry);
    for (const { day, status } of COURSES[
      this.#courses.get(reference) ?? this.#courses.get('*') ?? 'smooth'
    ] ?? [])
      this.world.clock.after(day * DAY_MS, async () => this.#transition(entry, status));
  }

  /** @returns {import('../core/routes.mjs').Routes} */
  routes() {
    return {
      'GET /api/trademark-search/trademarks/:number': ({ params }) => {
        const entry = this.#entries.get(params.number ?? '');
        return entry === undefined ? problem(404, 'trademark-not-found') : json(200, entry);
      },
    };
  }

  /** @param {Entry} entry @param {string} status */
  #transition(entry, status) {
    entry.status = status;
    const date = DATE_OF[status];
    if (date !== undefined) entry[date] = officeDay(this.world.clock.now());
  }
}
