import { json } from '../core/answers.mjs';
import { dayBefore } from './days.mjs';

/**
 * The search of certificates. Every name has a shop, a part of a shared host and a certificate twice (with its precertificate). Words that do what they say:
 * `plain` (text with status 200), `empty` (nothing with status 200), `cut` (half of the answer), `busy` (502), `renamed` (fields of other names), `silent`
 * (an empty list).
 * @param {import('../core/world.mjs').World} world
 * @returns {import('../core/world.mjs').Vendor}
 */
export function crtsh({ clock }) {
  const text = (/** @type {string} */ body, status = 200) => ({
    status,
    headers: { 'content-type': 'text/plain' },
    body,
  });
  return {
    name: 'crtsh',
    label: 'crt.sh: certificates in public logs',
    routes: {
      'GET /': ({ query }) => {
        const wanted = /^%(.+)%$/.exec(query.get('q') ?? '')?.[1] ?? '';
        if (wanted === '' || wanted.includes('%')) return text('Unsupported use of %');
        if (query.get('output') !== 'json')
          return { status: 200, headers: { 'content-type': 'text/html' }, body: '<html></html>' };
        if (wanted.includes('plain')) return text("Sorry, something went wrong... Unsupported '%'");
        if (wanted.includes('empty')) return text('');
        if (wanted.includes('busy')) return text('', 502);
        if (wanted.includes('silent')) return json(200, []);
        const from = dayBefore(clock.now(), 10);
        const row = (
          /** @type {string} */ names,
          /** @type {number} */ id,
          /** @type {string} */ serial,
        ) => ({
          issuer_ca_id: 16418,
          issuer_name: 'C=US, O=Example CA (SIMULATOR), CN=R1',
          common_name: names.split('\n')[0],
          name_value: names,
          id,
          entry_timestamp: `${from}T16:46:43.456`,
          not_before: `${from}T15:46:43`,
          not_after: dayBefore(clock.now(), -80) + 'T15:46:43',
          serial_number: serial,
          result_count: 3,
        });
        const rows = [
          row(
            `${wanted}-outlet.example\n*.${wanted}-outlet.example\nadmin@${wanted}-outlet.example`,
            1,
            '03ff01',
          ),
          row(`${wanted}-outlet.example\n*.${wanted}-outlet.example`, 2, '03ff01'),
          row(`${wanted}.shops.example`, 3, '03ff02'),
          row(`unrelated.example`, 4, '03ff03'),
        ];
        const body = JSON.stringify(rows);
        if (wanted.includes('cut')) return text(body.slice(0, body.length / 2));
        if (wanted.includes('renamed')) return text(body.replaceAll('name_value', 'names'));
        return json(200, rows);
      },
    },
    control: {},
    error: (status) => text('', status),
    reset: () => undefined,
  };
}
