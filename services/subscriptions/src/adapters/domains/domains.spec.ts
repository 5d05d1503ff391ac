import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hostsOf } from './crt-sh.js';
import { Rdap, readRegistration } from './rdap.js';

const certificate = (name_value: string, serial_number: string, more: object = {}) => ({
  issuer_ca_id: 1,
  name_value,
  serial_number,
  not_before: '2026-11-01T00:00:00',
  not_after: '2027-01-30T00:00:00',
  ...more,
});
const about = { label: 'acme', ownHosts: ['acme.sk'] };

describe('names on certificates', () => {
  it('are read line by line, without e-mail addresses and stars, once each', () => {
    const rows = [certificate('acme-shop.example\n*.acme-shop.example\nadmin@acme-shop.example', 'a')];
    expect(hostsOf(rows, about).map(({ host }) => host)).toEqual(['acme-shop.example']);
  });

  it('count a precertificate and its certificate as one, by serial and issuer', () => {
    const rows = [
      certificate('acme-shop.example', 'a'),
      certificate('acme-shop.example', 'a'),
      certificate('acme-shop.example', 'a', { issuer_ca_id: 2 }),
      certificate('acme-shop.example', 'b', { not_after: '2027-05-01T00:00:00' }),
    ];
    expect(hostsOf(rows, about)).toEqual([
      {
        host: 'acme-shop.example',
        since: '2026-11-01T00:00:00',
        until: '2027-05-01T00:00:00',
        certificates: 3,
      },
    ]);
  });

  it('leave out what only contains the letters, and what is the customer’s own', () => {
    const rows = [
      certificate('macmeet.example', 'a'),
      certificate('www.acme.sk', 'b'),
      certificate('acme.sk.example', 'c'),
      certificate('acme.shops.example', 'd'),
    ];
    expect(hostsOf(rows, about).map(({ host }) => host)).toEqual(['acme.sk.example', 'acme.shops.example']);
  });
});

describe('registration data', () => {
  const domain = (more: object) =>
    JSON.stringify({ objectClassName: 'domain', ldhName: 'a.example', ...more });
  const fn = (value: unknown) => [
    'vcard',
    [
      ['version', {}, 'text', '4.0'],
      ['fn', {}, 'text', value],
    ],
  ];
  const email = ['vcard', [['email', {}, 'text', 'abuse@r.example']]];

  it('are days in UTC, registrar and desk for abuse, which stands inside the registrar', () => {
    const text = domain({
      status: ['active'],
      events: [
        { eventAction: 'registration', eventDate: '2026-11-02T00:30:00+02:00' },
        { eventAction: 'expiration', eventDate: '2027-11-02T08:11:00Z' },
      ],
      entities: [
        {
          roles: ['registrar'],
          vcardArray: fn('R Ltd'),
          entities: [{ roles: ['abuse'], vcardArray: email }],
        },
      ],
    });
    expect(readRegistration(text)).toEqual({
      registeredOn: '2026-11-01',
      expiresOn: '2027-11-02',
      registrar: 'R Ltd',
      abuseEmail: 'abuse@r.example',
      status: ['active'],
      more: null,
    });
  });

  it.each([
    ['a list of values', fn(['R Ltd', 'other']), 'R Ltd'],
    ['redacted to empty text', fn(''), null],
    ['no value at all', ['vcard', [['fn', {}, 'text']]], null],
  ])('of a registrar with %s', (_, vcardArray, registrar) => {
    expect(readRegistration(domain({ entities: [{ roles: ['registrar'], vcardArray }] })).registrar).toBe(
      registrar,
    );
  });

  it('are empty where the registry says little, and wrong where it says something else', () => {
    expect(
      readRegistration(domain({ events: [{ eventAction: 'registration', eventDate: 'soon' }] })),
    ).toEqual({
      registeredOn: null,
      expiresOn: null,
      registrar: null,
      abuseEmail: null,
      status: [],
      more: null,
    });
    expect(() => readRegistration('<html></html>')).toThrow('rdap');
    expect(() => readRegistration('{"objectClassName":"nameserver"}')).toThrow('not as agreed');
  });
});

describe('a registry that keeps little', () => {
  let registry: Server;
  let base = '';
  let answers: Record<
    string,
    { readonly status: number; readonly body?: object; readonly location?: string }
  > = {};
  const asked: string[] = [];
  beforeAll(async () => {
    registry = createServer(({ url = '' }, response) => {
      const { status, body, location } =
        url === '/dns.json'
          ? { status: 200, body: { services: [[['example'], [`${base}/`]]] }, location: undefined }
          : (answers[url] ?? { status: 404, body: {}, location: undefined });
      response.writeHead(status, location === undefined ? {} : { location }).end(JSON.stringify(body ?? {}));
    });
    await new Promise<void>((resolve) => void registry.listen(0, '127.0.0.1', resolve));
    const address = registry.address();
    base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  });
  afterAll(async () => {
    registry.closeAllConnections();
    await new Promise((resolve) => void registry.close(resolve));
  });

  const thin = {
    objectClassName: 'domain',
    events: [{ eventAction: 'registration', eventDate: '2026-11-02T08:00:00Z' }],
    links: [
      { rel: 'self', type: 'application/rdap+json', href: 'https://registry.example/self' },
      { rel: 'related', type: 'application/rdap+json', href: 'https://registrar.example/domain/a.example' },
    ],
  };
  const own = JSON.stringify({
    objectClassName: 'domain',
    events: [{ eventAction: 'registration', eventDate: '2020-01-01T08:00:00Z' }],
    entities: [
      {
        roles: ['registrar'],
        vcardArray: ['vcard', [['fn', {}, 'text', 'R Ltd']]],
        entities: [{ roles: ['abuse'], vcardArray: ['vcard', [['email', {}, 'text', 'abuse@r.example']]] }],
      },
    ],
  });
  const rdap = (elsewhere: Readonly<Record<string, string>>) => {
    asked.length = 0;
    return new Rdap({ RDAP_BOOTSTRAP_URL: `${base}/dns.json` }, {}, undefined, async (url) => {
      asked.push(url);
      return elsewhere[url];
    });
  };

  it('is completed by the registrar’s own server, and overruled by it in nothing', async () => {
    answers = { '/domain/a.example': { status: 200, body: thin } };
    const found = await rdap({ 'https://registrar.example/domain/a.example': own }).registration('a.example');
    expect(found).toMatchObject({
      registrar: 'R Ltd',
      abuseEmail: 'abuse@r.example',
      registeredOn: '2026-11-02',
    });
  });

  it.each([
    ['does not answer', {}],
    ['answers something else', { 'https://registrar.example/domain/a.example': '<html></html>' }],
  ])('stands alone where the registrar’s server %s', async (_, elsewhere) => {
    answers = { '/domain/a.example': { status: 200, body: thin } };
    expect(await rdap(elsewhere).registration('a.example')).toMatchObject({
      registeredOn: '2026-11-02',
      registrar: null,
    });
  });

  it('asks no other server where the registry says all', async () => {
    answers = { '/domain/a.example': { status: 200, body: { ...thin, ...JSON.parse(own) } } };
    expect(await rdap({}).registration('a.example')).toMatchObject({ abuseEmail: 'abuse@r.example' });
    expect(asked).toEqual([]);
  });

  it('is followed where it sends on, by the rules of links from outside', async () => {
    answers = {
      '/domain/a.example': { status: 302, location: 'https://elsewhere.example/domain/a.example' },
    };
    const found = await rdap({ [`${base}/domain/a.example`]: own }).registration('a.example');
    expect(found).toMatchObject({ registrar: 'R Ltd' });
    expect(asked).toEqual([`${base}/domain/a.example`]);
  });
});
