import { describe, expect, it } from '@jest/globals';
import { NOWHERE } from '../../data/api-of.js';
import { markSearch, officesOf, priceSearch, readPriceQuery } from './price-query.js';

const reader = { ...NOWHERE, country: 'CZ', currency: 'CZK' };
const read = (search: string, prefs: Parameters<typeof readPriceQuery>[1] = reader) =>
  readPriceQuery(new URLSearchParams(search), prefs);

describe('what an address asks of the price list', () => {
  it('is all in it, as a form sends it or with commas', () => {
    const asked = {
      offices: ['EU', 'US'],
      region: undefined,
      classes: 2,
      currency: 'EUR',
      country: 'SK',
      kind: 'logo',
    };
    expect(read('offices=EU&offices=US&classes=2&currency=EUR&country=SK&kind=logo')).toEqual(asked);
    expect(read('offices=eu,us,EU,WIPO&classes=2&currency=eur&country=sk&kind=logo')).toEqual(asked);
  });

  it('is what is known of the reader where it says nothing or nonsense', () => {
    const own = {
      offices: [],
      region: undefined,
      classes: 1,
      currency: 'CZK',
      country: 'CZ',
      kind: 'word',
    };
    expect(read('')).toEqual(own);
    expect(read('offices=<b>&classes=x&currency=crowns&country=Czechia&kind=3d&region=moon')).toEqual(own);
  });

  it.each([
    ['0', 1],
    ['-3', 1],
    ['99', 45],
    ['1.5', 1],
  ])('counts %s classes as %i', (classes, counted) => {
    expect(read(`classes=${classes}`).classes).toBe(counted);
  });

  it('names no country that is only a guess', () => {
    expect(read('', { ...reader, guessed: true }).country).toBeUndefined();
    expect(read('country=UK', { ...reader, guessed: true }).country).toBe('GB');
  });

  it('has one form to give away, which reads as the same list', () => {
    const search = 'offices=EU,US&region=oceania&classes=3&currency=USD&country=GB&kind=logo';
    expect(priceSearch(read(search))).toBe(search);
  });
});

it('a list has the chosen offices and those of the region, each once', () => {
  expect(officesOf(read('offices=NZ,XX&region=oceania'))).toEqual(['NZ', 'AU']);
});

it('an order starts with the same offices and the same form of the mark', () => {
  expect(markSearch(['EU', 'US'], 'logo')).toBe('jurisdiction=EU&jurisdiction=US&type=logo');
});
