import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

type Module = typeof import('./attribution.js');
type ConsentModule = typeof import('../consent/given-consent.js');
let page: Module;
let consent: ConsentModule;

/** As on a page that was just opened: what the one before knew is gone, what was stored is there. */
async function openPage(): Promise<void> {
  jest.resetModules();
  consent = await import('../consent/given-consent.js');
  page = await import('./attribution.js');
}
beforeEach(async () => {
  localStorage.clear();
  await openPage();
});
afterEach(() => {
  document.cookie = 'affiliate=; Max-Age=0';
});

const arrive = (query: string, now = 0): void => page.rememberAttribution(new URLSearchParams(query), now);

describe('where a visit came from', () => {
  it.each([
    ['utm_source=news', [{ name: 'utm_source', value: 'news' }]],
    [
      'gbraid=b&msclkid=m',
      [
        { name: 'msclkid', value: 'm' },
        { name: 'gbraid', value: 'b' },
      ],
    ],
    ['gclid=1', [{ name: 'gclid', value: '1' }]],
    ['gclid=1&gclsrc=aw.ds', [{ name: 'gclid', value: '1' }]],
    ['gclid=1&gclsrc=ds', []],
    ['gclsrc=aw', []],
    ['other=1', []],
    ['affiliate=anna', [{ name: 'affiliate', value: 'anna' }]],
    ['affiliate=a%20b', []],
  ])('is taken from «%s»', (query, taken) => {
    arrive(query);
    expect(page.readAttribution(0)).toEqual(taken);
  });

  it('is stored nowhere before marketing is allowed, and goes with an order of the visit', async () => {
    arrive('gclid=1&affiliate=anna');
    consent.giveConsent(['statistics']);
    arrive('utm_source=news');
    expect([localStorage.length, document.cookie]).toEqual([0, '']);
    expect(page.readAttribution(0).map(({ name }) => name)).toEqual(['gclid', 'utm_source', 'affiliate']);
    await openPage();
    expect(page.readAttribution(0)).toEqual([]);
  });

  it('is stored once it is allowed, and read on the pages after', async () => {
    arrive('gclid=1&gclsrc=aw');
    consent.giveConsent(['marketing']);
    page.storeAttribution();
    expect(localStorage.getItem('attribution')).toBe('{"gclid":{"value":"1","at":0}}');
    await openPage();
    consent.giveConsent(['marketing']);
    expect(page.readAttribution(1)).toEqual([{ name: 'gclid', value: '1' }]);
  });

  it('is forgotten after 90 days and not before', async () => {
    consent.giveConsent(['marketing']);
    arrive('msclkid=m');
    await openPage();
    consent.giveConsent(['marketing']);
    expect(page.readAttribution(7_775_999_999)).toEqual([{ name: 'msclkid', value: 'm' }]);
    expect(page.readAttribution(7_776_000_000)).toEqual([]);
  });

  it('is neither read nor kept once marketing is not allowed any more', async () => {
    consent.giveConsent(['marketing']);
    arrive('msclkid=m');
    await openPage();
    consent.giveConsent([]);
    expect(page.readAttribution(1)).toEqual([]);
    page.forgetAttribution();
    expect(localStorage.length).toBe(0);
  });

  it('skips what is no text', () => {
    consent.giveConsent(['marketing']);
    localStorage.setItem(
      'attribution',
      JSON.stringify({ gclid: { value: 5, at: 0 }, gclsrc: { value: 'aw', at: 0 } }),
    );
    expect(page.readAttribution(1)).toEqual([]);
  });

  it('names the affiliate of the cookie, which the server keeps, and that of the address before it', () => {
    document.cookie = 'affiliate=anna';
    expect(page.readAttribution(0)).toEqual([{ name: 'affiliate', value: 'anna' }]);
    arrive('affiliate=bert');
    expect(page.readAttribution(0)).toEqual([{ name: 'affiliate', value: 'bert' }]);
  });

  it('names an affiliate until the thirtieth day, and on the thirty-first no more, however long a page stands open', () => {
    const day = 86_400_000;
    arrive('affiliate=anna');
    const sent = (now: number) => page.readAttribution(now).find(({ name }) => name === 'affiliate')?.value;
    expect([sent(0), sent(30 * day), sent(30 * day + 1), sent(31 * day)]).toEqual([
      'anna',
      'anna',
      undefined,
      undefined,
    ]);
  });

  it.each([
    'anna%20b',
    '%3Cscript%3E',
    'a%0d%0aset-cookie:x',
    'a;b',
    'á',
    '%00',
    '',
    'x'.repeat(65),
    'a/b',
    '%27--',
  ])('takes %j for no affiliate, from an address or a cookie', (text) => {
    arrive(`affiliate=${text}`);
    document.cookie = `affiliate=${text.slice(0, 100)}`;
    expect(page.readAttribution(0).filter(({ value }) => value !== 'a')).toEqual([]);
  });
});
