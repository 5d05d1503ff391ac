import { json } from '../core/answers.mjs';
import { CREDENTIALS } from '../credentials.mjs';
import { dayBefore } from './days.mjs';

const MOST_CALLS = 600;
const WINDOW_SECONDS = 300;
const MOST_OF_A_PAGE = 5000;

/** @param {string} name @param {Date} now */
function companies(name, now) {
  const company = (
    /** @type {string} */ title,
    /** @type {string} */ number,
    /** @type {number} */ age,
    status = 'active',
  ) => ({
    // Members come in no order that could be relied on.
    company_status: status,
    date_of_creation: dayBefore(now, age),
    company_name: title.toUpperCase(),
    sic_codes: ['47910'],
    company_number: number,
    company_type: 'ltd',
    registered_office_address: {
      locality: 'London',
      postal_code: 'EC1A 1AA',
      address_line_1: '1 Test Road',
    },
  });
  if (name.includes('many'))
    return Array.from({ length: 240 }, (_, at) =>
      company(`${name} ${at} (SIMULATOR) Ltd`, String(8_000_000 + at).padStart(8, '0'), 3),
    );
  return [
    company(`${name} Shop (SIMULATOR) Ltd`, '09999999', 20),
    company(`${name} Trading (SIMULATOR) Limited`, 'SC123456', 30, 'a-status-of-tomorrow'),
    company(`${name} Foundry (SIMULATOR) Ltd`, '00000042', 9000),
  ];
}

/**
 * The register of companies of the United Kingdom. Every name is found as a shop, a firm in Scotland and an old one; a name with "nobody" is found not at
 * all (404), one with "many" 240 times, one with "unfiltered" without regard to the days that were asked for.
 * @param {import('../core/world.mjs').World} world
 * @returns {import('../core/world.mjs').Vendor}
 */
export function companiesHouse({ clock }) {
  let calls = /** @type {number[]} */ ([]);
  const error = (/** @type {number} */ status, /** @type {string} */ message, headers = {}) =>
    json(status, { error: message, type: 'ch:service' }, headers);
  return {
    name: 'companies-house',
    label: 'Companies House: companies of the United Kingdom',
    routes: {
      'GET /advanced-search/companies': ({ headers, query }) => {
        if (!headers['authorization']) return error(401, 'Empty Authorization header');
        const given = Buffer.from(headers['authorization'].replace(/^Basic /, ''), 'base64').toString();
        if (given !== `${CREDENTIALS.companiesHouseKey}:`) return error(401, 'Invalid Authorization');
        const now = clock.now().getTime() / 1000;
        calls = [...calls.filter((at) => at > now - WINDOW_SECONDS), now];
        const limits = {
          'x-ratelimit-limit': String(MOST_CALLS),
          'x-ratelimit-remain': String(Math.max(0, MOST_CALLS - calls.length)),
          'x-ratelimit-reset': String(Math.ceil((calls[0] ?? now) + WINDOW_SECONDS)),
          'x-ratelimit-window': '5m',
        };
        if (calls.length > MOST_CALLS) return error(429, 'Too many requests', limits);
        const name = query.get('company_name_includes') ?? '';
        const [size, start] = [Number(query.get('size') ?? 20), Number(query.get('start_index') ?? 0)];
        if (size > MOST_OF_A_PAGE) return error(400, 'size');
        const from = name.includes('unfiltered') ? '' : (query.get('incorporated_from') ?? '');
        const found = companies(name, clock.now()).filter(({ date_of_creation: day }) => day >= from);
        if (name.includes('nobody') || found.length === 0) return { status: 404, headers: limits, body: '' };
        return json(
          200,
          {
            kind: 'search#advanced-search',
            hits: found.length,
            top_hit: found[0],
            items: found.slice(start, start + size),
          },
          limits,
        );
      },
    },
    control: {},
    error,
    reset: () => {
      calls = [];
    },
  };
}
