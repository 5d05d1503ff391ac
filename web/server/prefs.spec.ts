/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { Storefront } from '../src/kit/page/boot.js';
import { readCookies, readPrefs } from './prefs.js';
import { createStorefronts } from './storefront.js';

const of = createStorefronts('https://cotta.example', 'cotta.cz=cz');
function siteOf(host: string): Storefront {
  const site = of(host);
  if (site === undefined) throw new Error(`nothing serves ${host}`);
  return site;
}
const prefs = (
  cookie: string,
  host = 'cotta.cz',
  more: { query?: string; locale?: string; landing?: string } = {},
) =>
  readPrefs({
    cookies: readCookies(cookie),
    query: new URLSearchParams(more.query ?? ''),
    storefront: siteOf(host),
    locale: more.locale ?? 'en',
    landing: more.landing,
  });

describe('preferences', () => {
  it.each([
    ['', { country: 'CZ', currency: 'CZK', region: 'CZ' }],
    ['country=UK; currency=gbp', { country: 'GB', currency: 'GBP', region: 'US' }],
    ['country=<x>; currency=1', { country: 'CZ', currency: 'CZK' }],
    ['country=%E0%A4%A', { country: 'CZ', currency: 'CZK' }],
    [
      'country=XX; currency=XXX; origin=QQ; destination=NOWHERE',
      { country: 'CZ', currency: 'CZK', origin: 'EU' },
    ],
    ['currency=zar', { country: 'CZ', currency: 'ZAR' }],
    ['origin=uk; destination=gb', { origin: 'GB', destination: 'UK' }],
    ['destination=OAPI', { destination: 'OAPI' }],
  ])('are read from «%s»; what nobody knows is passed over', (cookie, expected) => {
    expect(prefs(cookie)).toMatchObject(expected);
  });

  it('know twelve currencies and no other', () => {
    const known = ['EUR', 'CZK', 'GBP', 'USD', 'AUD', 'CHF', 'CAD', 'NZD', 'TRY', 'JPY', 'MXN', 'ZAR'];
    for (const code of [...known, 'XXX', 'SEK', 'PLN'])
      expect(prefs(`currency=${code}`).currency).toBe(known.includes(code) ? code : 'CZK');
  });

  it('take what the address says before the cookie', () => {
    expect(prefs('country=SK; currency=EUR', 'cotta.cz', { query: 'country=us&currency=USD' })).toMatchObject(
      {
        country: 'US',
        currency: 'USD',
        region: 'US',
      },
    );
  });

  it('pay in the currency of a country that was chosen without one', () => {
    expect(prefs('country=JP').currency).toBe('JPY');
  });

  it.each([
    ['', 'en', { country: 'US', guessed: true, region: 'US', origin: 'EU' }],
    ['country=US', 'en', { country: 'US' }],
    ['', 'sk', { country: 'SK', guessed: true }],
    // The Union can be chosen; it stands in no address, and a tax does not follow from it.
    ['country=EU', 'en', { country: 'EU', guessed: true, region: 'EU' }],
  ])('say where nobody named a country of an address: from «%s» in %s', (cookie, locale, expected) => {
    expect(prefs(cookie, 'cotta.example', { locale })).toMatchObject({
      currency: 'EUR',
      ...(cookie === 'country=US' ? { currency: 'USD' } : {}),
      ...expected,
    });
  });

  it.each([
    ['', 'cs', 'CZK'],
    ['', 'sk', 'EUR'],
    ['', 'es', 'EUR'],
    ['', 'en', 'EUR'],
    ['country=DE', 'cs', 'EUR'],
    ['currency=USD', 'cs', 'USD'],
  ])(
    'count in the money of the one country a language is spoken in: «%s» in %s',
    (cookie, locale, currency) => {
      expect(prefs(cookie, 'cotta.example', { locale }).currency).toBe(currency);
    },
  );

  it('of a storefront of a country are in its money in every language', () => {
    expect(['en', 'cs', 'sk'].map((locale) => prefs('', 'cotta.cz', { locale }).currency)).toEqual([
      'CZK',
      'CZK',
      'CZK',
    ]);
  });

  it.each([
    ['US', 'US'],
    ['CA', 'CA'],
    ['EU', 'EU'],
    ['CZ', 'CZ'],
    ['AU', 'AU'],
    ['UK', 'US'],
    ['SK', 'US'],
  ])('take %s for the region %s: there are five', (country, region) => {
    expect(prefs(`country=${country}`).region).toBe(region);
  });

  it('name the country of a page made for one in capitals, and its office', () => {
    expect(prefs('', 'cotta.cz', { landing: 'united-kingdom' })).toMatchObject({
      landing: 'UNITED-KINGDOM',
      destination: 'UK',
    });
    expect(prefs('destination=US', 'cotta.cz', { landing: 'united-kingdom' }).destination).toBe('US');
  });
});
