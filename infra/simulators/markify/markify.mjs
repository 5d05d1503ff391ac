import { json } from '../core/answers.mjs';
import { CREDENTIALS } from '../credentials.mjs';
import { seededHits, seededMarks } from './seeded-marks.mjs';

const PER_PAGE = 20;

/**
 * The supplier of trademark data. Its real interface is not published; this one is ours.
 * @param {import('../core/world.mjs').World} _world
 * @returns {import('../core/world.mjs').Vendor}
 */
export function markify(_world) {
  const marks = seededMarks();
  let hits = seededHits(marks);
  const error = (/** @type {number} */ status, /** @type {string} */ message) =>
    json(status, { code: message.replaceAll(' ', '_').toLowerCase(), message });
  const withKey =
    (/** @type {import('../core/answers.mjs').Handler} */ handler) =>
    (/** @type {import('../core/answers.mjs').Asked} */ asked) =>
      asked.headers['x-api-key'] === CREDENTIALS.markifyKey ? handler(asked) : error(401, 'unknown key');
  return {
    name: 'markify',
    label: 'Trademark data and watching (interface of our own making)',
    routes: {
      'GET /trademarks': withKey(({ query }) => {
        const found = marks.filter(
          ({ office, number }) => office === query.get('office') && number === query.get('number'),
        );
        return found.length === 0 ? error(404, 'unknown number') : json(200, { trademarks: found });
      }),
      'GET /watch-hits': withKey(({ query }) => {
        const cursor = query.get('cursor') ?? '0';
        if (!/^\d+$/.test(cursor)) return error(400, 'bad cursor');
        const from = Number(cursor);
        const page = hits.slice(from, from + PER_PAGE);
        return json(200, {
          hits: page,
          next_cursor: String(from + page.length),
          more: from + page.length < hits.length,
        });
      }),
    },
    control: {
      'POST /hits': ({ json: body }) => {
        const { watchedReference, relevance = 80, publishedOn = '2026-11-20', markNumber } = body();
        const mark = marks.find(({ number }) => number === markNumber) ?? marks[0];
        if (typeof watchedReference !== 'string' || mark === undefined)
          throw new TypeError('"watchedReference" must be text.');
        const hit = {
          id: `hit-${hits.length + 1}`,
          watched_reference: watchedReference,
          relevance,
          published_on: publishedOn,
          mark,
        };
        hits = [...hits, hit];
        return json(201, hit);
      },
    },
    error,
    reset: () => {
      hits = seededHits(marks);
    },
  };
}
