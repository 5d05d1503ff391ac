import { json } from '../core/answers.mjs';

const TYPES = /** @type {Record<string, number>} */ ({ A: 1, NS: 2, CNAME: 5, MX: 15, AAAA: 28 });
const [NO_ERROR, SERVFAIL, NXDOMAIN] = [0, 2, 3];

/** What lives by its name alone. @param {string} name @param {number} times asked before @returns {Record<string, string[]> | undefined} */
function recordsOf(name, times) {
  const ns = ['NS1.parking.example.'];
  if (name.endsWith('.wild')) return { NS: ns, A: ['198.51.100.1'] };
  if (name.startsWith('mxonly-')) return { NS: ns, MX: ['10 mx.example.'] };
  if (name.startsWith('private-')) return { NS: ns, A: ['10.0.0.5'] };
  if (name.startsWith('flip-')) return times > 1 ? undefined : { NS: ns, A: ['198.51.100.9'] };
  if (/^[a-z0-9]+-official\.com$/.test(name)) return { NS: ns, MX: ['10 mx.example.'] };
  if (/^[a-z0-9]{5,}\.shop$/.test(name)) return { NS: ns, A: ['198.51.100.7'], AAAA: ['2001:db8::7'] };
  return undefined;
}

/**
 * A resolver of names. Of a brand the shop under `.shop`, the name with `-official` and the one that only takes e-mail live; all others do not exist.
 * Beginnings that do what they say: `servfail-`, `timeout-`, `mxonly-`, `private-` (an address of a private network), `flip-` (lives, and is gone when asked
 * again). Under `.wild` every name lives.
 * @param {import('../core/world.mjs').World} _world
 * @returns {import('../core/world.mjs').Vendor}
 */
export function doh(_world) {
  let asked = /** @type {Map<string, number>} */ (new Map());
  let zone = /** @type {Map<string, Record<string, string[]>>} */ (new Map());
  const error = (/** @type {number} */ status, /** @type {string} */ message) =>
    json(status, { error: message });
  return {
    name: 'doh',
    label: 'DNS over HTTPS',
    routes: {
      'GET /resolve': ({ query, headers }) => {
        const name = (query.get('name') ?? '').toLowerCase().replace(/\.$/, '');
        const type = TYPES[(query.get('type') ?? 'A').toUpperCase()];
        if (name === '' || type === undefined) return error(400, 'Invalid query');
        if (!(headers['accept'] ?? '').includes('application/dns-json')) return error(415, 'Unsupported');
        if (query.get('type') === 'NS') asked.set(name, (asked.get(name) ?? 0) + 1);
        const records = zone.get(name) ?? recordsOf(name, asked.get(name) ?? 0);
        const status = name.startsWith('servfail-') ? SERVFAIL : records === undefined ? NXDOMAIN : NO_ERROR;
        if (name.startsWith('timeout-')) return { status: 504, headers: {}, body: '' };
        const kind = Object.keys(TYPES).find((key) => TYPES[key] === type) ?? '';
        const data = status === NO_ERROR ? (records?.[kind] ?? []) : [];
        return json(
          200,
          {
            Status: status,
            TC: false,
            AD: false,
            Question: [{ name: `${name}.`, type }],
            ...(data.length === 0
              ? {}
              : { Answer: data.map((one) => ({ name: `${name}.`, type, TTL: 3600, data: one })) }),
          },
          { 'content-type': 'application/dns-json' },
        );
      },
    },
    control: {
      'POST /names': ({ json: body }) => {
        const { name, records } = body();
        if (typeof name !== 'string') throw new TypeError('"name" must be text.');
        zone.set(name, records ?? { NS: ['ns1.example.'], A: ['198.51.100.8'] });
        return json(201, { name });
      },
    },
    error,
    reset: () => {
      asked = new Map();
      zone = new Map();
    },
  };
}
