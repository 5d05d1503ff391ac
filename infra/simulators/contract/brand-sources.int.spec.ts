import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  AppleSearch,
  AresCompanies,
  CompaniesHouse,
  CrtSh,
  DnsOverHttps,
  DomainNames,
  EbayBrowse,
  Rdap,
  RpoCompanies,
  type BrandSource,
  type SourceHit,
  type SourceQuery,
} from '@cotta/subscriptions/testing.js';
import { vendorEnvironment } from '../addresses.mjs';
import { ending, FaultTable } from './fault-table.js';
import { openFixture, type Fixture } from './fixture.js';

const table = new FaultTable('Sources of a scan');
let fixture: Fixture;
let settings: Record<string, string>;
let dns: DnsOverHttps;
let rdap: Rdap;
const paused: number[] = [];
const pause = async (ms: number): Promise<void> => void paused.push(ms);

beforeAll(async () => {
  fixture = await openFixture();
  settings = vendorEnvironment('subscriptions', fixture.url, { keyDir: '/nowhere' });
});
afterAll(async () => {
  table.print();
  await fixture.stop();
});
beforeEach(async () => {
  await fixture.reset();
  paused.length = 0;
  dns = new DnsOverHttps({ DOH_BASE_URL: at('DOH_BASE_URL') }, fixture.tuning);
  rdap = new Rdap({ RDAP_BOOTSTRAP_URL: at('RDAP_BOOTSTRAP_URL') }, fixture.tuning);
});

const at = (name: string): string => settings[name] ?? '';

/** The sources by the vendor whose wire they use, each made anew: circuits and tokens start closed and empty. */
const made = {
  'companies-house': (key = at('CH_API_KEY')) =>
    new CompaniesHouse({ CH_BASE_URL: at('CH_BASE_URL'), CH_API_KEY: key }, fixture.tuning),
  ares: () => new AresCompanies({ ARES_BASE_URL: at('ARES_BASE_URL') }, fixture.tuning),
  rpo: () => new RpoCompanies({ RPO_BASE_URL: at('RPO_BASE_URL') }, fixture.tuning),
  crtsh: () => new CrtSh({ CRTSH_BASE_URL: at('CRTSH_BASE_URL') }, fixture.tuning),
  ebay: () =>
    new EbayBrowse(
      {
        EBAY_BASE_URL: at('EBAY_BASE_URL'),
        EBAY_CLIENT_ID: at('EBAY_CLIENT_ID'),
        EBAY_CLIENT_SECRET: at('EBAY_CLIENT_SECRET'),
      },
      fixture.tuning,
    ),
  apple: () => new AppleSearch({ APPLE_BASE_URL: at('APPLE_BASE_URL') }, fixture.tuning, pause),
} satisfies Record<string, () => BrandSource>;

const asking = (name: string, more: Partial<SourceQuery> = {}): SourceQuery => ({
  userId: null,
  name,
  labels: [name.toLowerCase()],
  ownHosts: [],
  countries: ['DE', 'GB'],
  since: null,
  ...more,
});

/** Every page of an answer. */
async function everything(source: BrandSource, query: SourceQuery) {
  const hits: SourceHit[] = [];
  const queries: string[] = [];
  let [cursor, truncated]: [string | null, boolean] = [null, false];
  do {
    const page = await source.search(query, cursor);
    hits.push(...page.hits);
    queries.push(page.query);
    truncated ||= page.truncated === true;
    cursor = page.nextCursor;
  } while (cursor !== null);
  return { hits, queries, truncated };
}

describe('Companies House', () => {
  it('finds names that contain the brand, with numbers as text', async () => {
    const { hits, queries } = await everything(made['companies-house'](), asking('Lumara'));
    expect(hits.map(({ nativeId, comparedName }) => [nativeId, comparedName])).toEqual([
      ['09999999', 'LUMARA SHOP (SIMULATOR)'],
      ['SC123456', 'LUMARA TRADING (SIMULATOR)'],
      ['00000042', 'LUMARA FOUNDRY (SIMULATOR)'],
    ]);
    expect(queries).toEqual([expect.stringContaining('company_name_includes=Lumara')]);
  });

  it('finds after the first scan those founded since, and says so when the register did not listen', async () => {
    const since = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10);
    const { hits } = await everything(made['companies-house'](), asking('Lumara', { since }));
    expect(hits).toHaveLength(2);
    expect(await ending(made['companies-house']().search(asking('unfiltered', { since }), null))).toBe(
      'contract',
    );
  });

  it('takes 404 as nobody, reads every page, and a wrong key as a no', async () => {
    expect((await everything(made['companies-house'](), asking('nobody'))).hits).toEqual([]);
    const many = await everything(made['companies-house'](), asking('many'));
    expect([many.hits.length, many.queries.length]).toEqual([240, 3]);
    expect(await ending(made['companies-house']('wrong').search(asking('Lumara'), null))).toBe(
      'rejected 401',
    );
  });
});

describe('ARES and RPO', () => {
  it('find companies by a part of the name, those that ended left out', async () => {
    expect((await everything(made.ares(), asking('lumara'))).hits).toMatchObject([
      {
        nativeId: '00000141',
        comparedName: 'Lumara obchod (SIMULATOR)',
        url: expect.stringContaining('00000141'),
      },
    ]);
    expect((await everything(made.ares(), asking('zanikla'))).hits).toEqual([]);
    expect((await everything(made.ares(), asking('beze jmena'))).hits).toMatchObject([
      { nativeId: 'ARES_00369838' },
    ]);
    expect((await everything(made.rpo(), asking('lumara'))).hits).toMatchObject([
      { nativeId: '900004', comparedName: 'LUMARA shop (SIMULATOR)' },
    ]);
    expect((await everything(made.rpo(), asking('ukážka', { since: '2026-01-01' }))).hits).toEqual([]);
  });

  it('say that there are too many, and never that there are none', async () => {
    expect(await everything(made.ares(), asking('mnoho'))).toMatchObject({ hits: [], truncated: true });
  });
});

describe('crt.sh', () => {
  it('tells hosts with the brand, once each', async () => {
    const { hits } = await everything(made.crtsh(), asking('Lumara'));
    expect(hits.map(({ nativeId, comparedName }) => [nativeId, comparedName])).toEqual([
      ['lumara-outlet.example', 'lumara-outlet'],
      ['lumara.shops.example', 'lumara'],
    ]);
  });

  it.each([
    ['text in place of JSON with status 200', 'plainname', 'contract'],
    ['an empty body', 'emptyname', 'unavailable'],
    ['half of an answer', 'cutname', 'contract'],
    ['502', 'busyname', 'unavailable 502'],
    ['other names of fields', 'renamedname', 'contract'],
  ])('is not heard as "nothing" when it answers %s', async (_, name, trouble) => {
    const ended = await ending(made.crtsh().search(asking(name)));
    table.add(`crt.sh: ${name}`, ended);
    expect(ended).toBe(trouble);
  });

  it('is heard as "nothing" when it says so', async () => {
    expect((await everything(made.crtsh(), asking('silentname'))).hits).toEqual([]);
  });
});

describe('eBay', () => {
  it('is asked on two sites with one token, auctions too', async () => {
    const { hits, queries } = await everything(made.ebay(), asking('auctiononly'));
    expect(hits).toHaveLength(6);
    expect(hits[0]).toMatchObject({
      nativeId: 'v1|110000000000|0',
      seller: 'shop99',
      priceText: '9.90 EUR',
      url: 'https://www.ebay.example/itm/110000000000',
    });
    expect(queries.map((query) => query.split(' ')[0])).toEqual(['EBAY_DE', 'EBAY_GB']);
    expect(await fixture.requests('ebay', 'POST', '/identity')).toBe(1);
  });

  it('is read to the last page, and nothing is nothing', async () => {
    const many = await everything(made.ebay(), asking('many'));
    expect([many.hits.length, many.queries.length]).toEqual([860, 6]);
    expect((await everything(made.ebay(), asking('nothing'))).hits).toEqual([]);
  });

  it('gives a new token when it forgot the one it gave', async () => {
    const ebay = made.ebay();
    await ebay.search(asking('Lumara'), null);
    await fixture.control('ebay/forget-tokens');
    expect((await ebay.search(asking('Lumara'), null)).hits).toHaveLength(3);
    expect(await fixture.requests('ebay', 'POST', '/identity')).toBe(2);
  });
});

describe('Apple', () => {
  it('is asked country by country, slowly, and answers the same app in each', async () => {
    const { hits } = await everything(made.apple(), asking('Lumara'));
    expect([hits.length, new Set(hits.map(({ nativeId }) => nativeId)).size]).toEqual([10, 2]);
    expect(paused).toEqual([3000, 3000, 3000, 3000]);
    expect((await everything(made.apple(), asking('plenty'))).truncated).toBe(true);
  });

  it('that sends us away is asked too often, not without apps', async () => {
    const apple = made.apple();
    for (let call = 0; call < 20; call += 1) await apple.search(asking('nothing'), null);
    expect(await ending(apple.search(asking('Lumara'), null))).toBe('rate-limited 403');
  });
});

describe('names of domains', () => {
  it('are told by what resolvers say: delegated, not, or unknown', async () => {
    expect(await dns.resolve('lumara.shop', 'NS')).toEqual(['ns1.parking.example']);
    expect(await dns.resolve('lumara.shop', 'MX')).toEqual([]);
    expect(await dns.resolve('nowhere.com', 'NS')).toBe('no such name');
    expect(await dns.resolve('servfail-a.com', 'NS')).toBe('unknown');
    expect(await dns.resolve('timeout-a.com', 'NS')).toBe('unknown');
    expect(await dns.resolve('private-a.com', 'A')).toEqual(['10.0.0.5']);
    expect([await dns.resolve('flip-a.com', 'NS'), await dns.resolve('flip-a.com', 'NS')]).toEqual([
      ['ns1.parking.example'],
      'no such name',
    ]);
  });

  it('have registration data where the registry tells it', async () => {
    expect(await rdap.registration('lumara.shop')).toMatchObject({
      registeredOn: '2026-11-02',
      registrar: 'Example Registrar (SIMULATOR)',
      abuseEmail: 'abuse@registrar.example',
    });
    expect(await rdap.registration('noabuse-a.com')).toMatchObject({ abuseEmail: null });
    expect(await rdap.registration('redacted-a.com')).toMatchObject({ registrar: null });
    for (const none of ['unknown-a.com', 'page-a.com', 'lumara.sk'])
      expect([none, await rdap.registration(none)]).toEqual([none, undefined]);
    expect(await fixture.requests('rdap', 'GET', '/dns.json')).toBe(1);
  });

  it('are not asked for at a registry that had enough, for a quarter of an hour', async () => {
    await rdap.registration('toomany-a.com');
    expect(await rdap.registration('lumara.shop')).toBeUndefined();
    expect(await fixture.requests('rdap', 'GET', '/registry')).toBe(1);
  });

  it('that live among the candidates are found: the shop, and the one that only takes e-mail', async () => {
    const source = new DomainNames(dns, rdap, pause);
    const { hits } = await everything(source, asking('lumara', { countries: ['SK'] }));
    const found = new Map(hits.map((hit) => [hit.nativeId, hit.description]));
    expect(found.get('lumara.shop')).toContain('answers at 198.51.100.7');
    expect(found.get('lumara-official.com')).toContain('no web site\ntakes e-mail');
    expect(paused).toHaveLength(hits.length);
    const own = await everything(source, asking('lumara', { countries: ['SK'], ownHosts: ['lumara.shop'] }));
    expect(own.hits.map(({ nativeId }) => nativeId)).not.toContain('lumara.shop');
  });

  it('are unknown, and not free, while no resolver answers', async () => {
    await fixture.control('faults', { vendor: 'doh', kind: 'status', count: 100_000 });
    expect(await ending(new DomainNames(dns, rdap, pause).search(asking('lumara'), null))).toBe(
      'unavailable',
    );
  });
});

it.each(['timeout', 'reset', 'status', 'truncated', 'html', 'drift', 'redirect'] as const)(
  'a wire that fails with %s never says "nothing found"',
  async (kind) => {
    const ended: string[] = [];
    for (const [vendor, make] of Object.entries(made)) {
      await fixture.control('faults', { vendor, kind, count: 20 });
      ended.push(await ending(make().search(asking('Lumara'), null)));
    }
    table.add(kind, ended.join('; '));
    expect(ended).not.toContain('ok');
  },
);
