/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { PageSpec } from '../src/entry.server.js';
import type { Variant } from '../src/kit/experiments/experiments.js';
import { publicPage } from '../src/app/page-kinds.js';
import { cookieWriter } from './kept-cookies.js';
import { visitOf } from './visit.js';

const home = publicPage('/', 'home/home', { experiments: ['sanityCheck'] });
const check = publicPage('/verification', 'verification/verification');
const consented = 'cookie-consent=1.2026-11-20.marketing';

interface Given {
  readonly path?: string;
  readonly cookie?: string;
  readonly page?: PageSpec;
  readonly draws?: Variant;
  readonly settings?: object;
}
const visit = ({ path = '/', cookie, page = check, draws = 0, settings = {} }: Given) =>
  visitOf(
    {
      flagSettings: settings,
      write: cookieWriter({ https: true }),
      now: () => new Date('2026-11-28T12:00:00Z'),
      draw: () => draws,
    },
    {
      cookie,
      path,
      storefront: { name: 'global', country: null, currency: 'EUR', origin: 'https://cotta.example' },
      locale: 'en',
      page,
    },
  );

describe('what an address asks for', () => {
  it('is kept for a year, for this site alone and by https alone', () => {
    expect(
      visit({ path: '/verification?country=uk&currency=gbp&origin=SK&destination=us' }).setCookies,
    ).toEqual(
      ['country=GB', 'currency=GBP', 'origin=SK', 'destination=US'].map(
        (pair) => `${pair}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
      ),
    );
  });

  it('is not kept where nobody knows it', () => {
    expect(visit({ path: '/?country=XX&currency=XXX&origin=1&destination=nowhere' }).setCookies).toEqual([]);
  });

  it.each([
    ['/trademark-renewal/united-kingdom', '/trademark-renewal/:country'],
    ['/cs/trademark-renewal/united-kingdom?x=1', '/trademark-renewal/:country'],
    ['/country/united-kingdom', '/country/:slug'],
  ])('names the country of the page it is: %s', (path, pattern) => {
    expect(visit({ path, page: publicPage(pattern, 'x/x') }).prefs).toMatchObject({
      landing: 'UNITED-KINGDOM',
      destination: 'UK',
    });
  });
});

describe('the affiliate', () => {
  it('of an address is kept for thirty days where marketing is allowed', () => {
    expect(visit({ path: '/?affiliate=anna.b-1', cookie: consented }).setCookies).toEqual([
      'affiliate=anna.b-1; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
    ]);
  });

  it.each([undefined, 'cookie-consent=1.2026-11-20', 'cookie-consent=1.2026-11-20.statistics'])(
    'is kept nowhere before that, and goes with an order of this page all the same: %s',
    (cookie) => {
      const { setCookies, affiliate } = visit({ path: '/?affiliate=anna', ...(cookie && { cookie }) });
      expect([setCookies, affiliate]).toEqual([[], 'anna']);
    },
  );

  it('of a cookie is known on the next page; what is no name of one is not', () => {
    expect(visit({ cookie: 'affiliate=anna' }).affiliate).toBe('anna');
    expect(visit({ cookie: 'affiliate=<b>', path: '/?affiliate=a%20b' }).affiliate).toBeUndefined();
  });
});

describe('a test of two variants', () => {
  const agreed = 'cookie-consent=1.2026-11-20.statistics';
  const kept = (value: string) => `ab-test-config=${encodeURIComponent(value)}`;
  const keptBy = (value: string) => `${agreed}; ${kept(value)}`;

  it.each([0, 1] as const)('is drawn once for a new visitor (%i), and kept', (draws) => {
    const { variants, setCookies } = visit({ page: home, draws, cookie: agreed });
    expect(variants).toEqual({ sanityCheck: draws });
    expect(setCookies).toEqual([
      `${kept(`{"sanityCheck":${draws}}`)}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
    ]);
  });

  it.each([undefined, 'cookie-consent=1.2026-11-20.marketing'])(
    'is shown as A where statistics are not allowed, drawn and kept by nobody: %s',
    (consent) => {
      const cookie = [consent, kept('{"sanityCheck":1}')].filter(Boolean).join('; ');
      const { variants, setCookies } = visit({ page: home, draws: 1, cookie });
      expect([variants, setCookies]).toEqual([{ sanityCheck: 0 }, []]);
      expect(visit({ page: home, path: '/?sanityCheck=1' })).toMatchObject({
        variants: { sanityCheck: 1 },
        setCookies: [],
      });
    },
  );

  it('stays as it was drawn', () => {
    const { variants, setCookies } = visit({ page: home, draws: 0, cookie: keptBy('{"sanityCheck":1}') });
    expect([variants, setCookies]).toEqual([{ sanityCheck: 1 }, []]);
  });

  it.each(['sanityCheck', 'SanityCheck'])('is forced by an address: %s', (name) => {
    const { variants, setCookies } = visit({
      page: home,
      path: `/?${name}=1`,
      cookie: keptBy('{"sanityCheck":0}'),
    });
    expect(variants).toEqual({ sanityCheck: 1 });
    expect(setCookies[0]).toContain(kept('{"sanityCheck":1}'));
  });

  it.each(['not json', '[]', 'null', '{"sanityCheck":2}', '{"over":1}'])(
    'is drawn anew where the cookie is nobody’s: %s',
    (value) => {
      expect(visit({ page: home, draws: 1, cookie: keptBy(value) }).variants).toEqual({ sanityCheck: 1 });
    },
  );

  it('is part of the cached page where it is shown, and of no other page', () => {
    const keys = (page: PageSpec) =>
      [0, 1].map((variant) => visit({ page, cookie: keptBy(`{"sanityCheck":${variant}}`) }).cacheKey);
    expect(new Set(keys(home)).size).toBe(2);
    expect(new Set(keys(check)).size).toBe(1);
    expect(visit({ page: check }).setCookies).toEqual([]);
  });
});

describe('flags', () => {
  it.each([
    [{}, '', { useUserAccount: true, useGPTSuggestedComments: false, useSavedPaymentMethods: true }],
    [{ USE_USER_ACCOUNT: 'false' }, '', { useUserAccount: false }],
    [{ USE_SAVED_PAYMENT_METHODS: 'false' }, '', { useSavedPaymentMethods: false }],
    [{ USE_SAVED_PAYMENT_METHODS: '1' }, '', { useSavedPaymentMethods: true }],
    [
      { USE_GPT_SUGGESTED_COMMENTS: 'true' },
      'useGPTSuggestedComments=false',
      { useGPTSuggestedComments: false },
    ],
    [
      {},
      'useUserAccount=false; useSavedPaymentMethods=true',
      { useUserAccount: false, useSavedPaymentMethods: true },
    ],
    [{}, 'useUserAccount=maybe', { useUserAccount: true }],
    [{ SANDBOX: '1' as const }, 'isSandbox=false', { isSandbox: true }],
    [{}, 'isSandbox=true', { isSandbox: false }],
  ])(
    'are those of the environment %j, and those of the cookies «%s» before them',
    (settings, cookie, expected) => {
      expect(visit({ settings, cookie }).flags).toMatchObject(expected);
    },
  );
});

describe('the key of a cached page', () => {
  it('knows what is drawn otherwise: country, currency, consent and flags', () => {
    const cookies = ['', 'country=SK', 'country=SK; currency=USD', consented, 'useUserAccount=false'];
    expect(new Set(cookies.map((cookie) => visit({ cookie }).cacheKey)).size).toBe(cookies.length);
  });

  it('is the same whoever sent the visitor, and on whatever day somebody was asked', () => {
    expect(visit({ cookie: `${consented}; affiliate=a` }).cacheKey).toBe(
      visit({ cookie: 'cookie-consent=1.2026-11-27.marketing; affiliate=b' }).cacheKey,
    );
  });
});
