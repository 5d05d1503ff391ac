import { json } from '../core/answers.mjs';

const CALLS_A_MINUTE = 20;

/**
 * The search of Apple's stores. Every name has one app, the same in all countries, and an unrelated one; a name with "nothing" none, one with "plenty" two
 * hundred. The twenty-first call of a minute is sent away with 403 and an empty result.
 * @param {import('../core/world.mjs').World} world
 * @returns {import('../core/world.mjs').Vendor}
 */
export function apple({ clock, origin }) {
  let calls = /** @type {number[]} */ ([]);
  const type = { 'content-type': 'text/javascript; charset=utf-8' };
  const none = (/** @type {number} */ status) => json(status, { resultCount: 0, results: [] }, type);
  const app = (
    /** @type {number} */ id,
    /** @type {string} */ name,
    /** @type {string} */ country,
    picture = 'other',
  ) => ({
    wrapperType: 'software',
    trackId: id,
    trackName: name,
    bundleId: `com.simulator.app${id}`,
    artistId: 2,
    artistName: 'Shop 99',
    sellerName: 'Shop99 Ltd',
    trackViewUrl: `https://apps.apple.com/${country}/app/id${id}`,
    artworkUrl512: `${origin()}/ebay/images/${picture}.png`,
    screenshotUrls: [],
    releaseDate: '2026-11-10T08:00:00Z',
    version: '1.0',
    formattedPrice: 'Free',
    primaryGenreName: 'Shopping',
  });
  return {
    name: 'apple',
    label: 'Apple: search of apps',
    routes: {
      'GET /search': ({ query }) => {
        const now = clock.now().getTime();
        calls = [...calls.filter((at) => at > now - 60_000), now];
        if (calls.length > CALLS_A_MINUTE) return none(403);
        const [term, country] = [query.get('term') ?? '', query.get('country') ?? 'us'];
        if (term === '' || !/^[a-z]{2}$/.test(country)) return none(400);
        if (term.includes('nothing')) return none(200);
        const results = term.includes('plenty')
          ? Array.from({ length: 200 }, (_, at) => app(500 + at, `${term} ${at} (SIMULATOR)`, country))
          : [app(1, `${term} Shop (SIMULATOR)`, country, 'copy'), app(2, 'Tide tables (SIMULATOR)', country)];
        return json(200, { resultCount: results.length, results }, type);
      },
    },
    control: {},
    error: (status) => none(status),
    reset: () => {
      calls = [];
    },
  };
}
