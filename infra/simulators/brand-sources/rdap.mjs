import { json } from '../core/answers.mjs';

const TYPE = { 'content-type': 'application/rdap+json' };

const error = (/** @type {number} */ status, /** @type {string} */ title) =>
  json(status, { errorCode: status, title, description: [] }, TYPE);
const abuse = {
  objectClassName: 'entity',
  roles: ['abuse'],
  vcardArray: [
    'vcard',
    [
      ['version', {}, 'text', '4.0'],
      ['email', {}, 'text', 'abuse@registrar.example'],
      ['tel', { type: 'voice' }, 'uri', 'tel:+1.5550100'],
    ],
  ],
};

/** @param {string} name */
function registrationOf(name) {
  const redacted = name.startsWith('redacted-');
  const registrar = {
    objectClassName: 'entity',
    roles: ['registrar'],
    publicIds: [{ type: 'IANA Registrar ID', identifier: '9999' }],
    vcardArray: [
      'vcard',
      [
        ['version', {}, 'text', '4.0'],
        ['fn', {}, 'text', redacted ? '' : ['Example Registrar (SIMULATOR)']],
      ],
    ],
    ...(name.startsWith('noabuse-') ? {} : { entities: [abuse] }),
  };
  return {
    rdapConformance: ['rdap_level_0', 'redacted'],
    objectClassName: 'domain',
    handle: 'D1-SIMULATOR',
    ldhName: name,
    status: ['client transfer prohibited'],
    events: [
      { eventAction: 'registration', eventDate: '2026-11-02T08:11:00+02:00' },
      { eventAction: 'expiration', eventDate: '2027-11-02T08:11:00Z' },
    ],
    entities: [registrar],
    redacted: [{ name: { description: 'Registrant Name' }, method: 'removal' }],
  };
}

/**
 * Registration data: the list of IANA with one registry for the usual ends, none for `.sk`. Names that do what they say: `unknown-` (404 without a body),
 * `toomany-` (429 without a hint), `page-` (HTML), `noabuse-`, `redacted-`; all others are registered.
 * @param {import('../core/world.mjs').World} world
 * @returns {import('../core/world.mjs').Vendor}
 */
export function rdap({ clock, origin }) {
  return {
    name: 'rdap',
    label: 'RDAP: registration data of domain names',
    routes: {
      'GET /dns.json': () =>
        json(200, {
          version: '1.0',
          publication: clock.now().toISOString(),
          services: [
            [
              ['com', 'net', 'org', 'shop', 'store', 'online', 'app', 'top', 'xyz'],
              [`${origin()}/rdap/registry/`],
            ],
            [['cz'], [`${origin()}/rdap/cz/`]],
          ],
        }),
      'GET /registry/domain/:name': ({ params: { name = '' } }) => {
        if (name !== name.toLowerCase() || !/^[a-z0-9.-]+$/.test(name)) return error(400, 'Bad label');
        if (name.startsWith('unknown-')) return { status: 404, headers: TYPE, body: '' };
        if (name.startsWith('toomany-')) return { status: 429, headers: {}, body: '' };
        if (name.startsWith('page-'))
          return { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Maintenance</html>' };
        return json(200, registrationOf(name), TYPE);
      },
    },
    control: {},
    error,
    reset: () => undefined,
  };
}
