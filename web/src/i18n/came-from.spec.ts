/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { jurisdictionBySlug } from '@cotta/reference/jurisdictions.js';
import { addressFor, cameFrom, saysOnlyCameFrom, withoutCameFrom } from './came-from.js';
import { englishOnlyPaths } from './locale-rules.js';
import { nearestIn } from './nearest-page.js';
import { pages } from '../app/route-table.js';

describe('where the reader of an English page came from', () => {
  it.each([
    ['/trademark-dictionary', '/trademark-dictionary?from=cs'],
    ['/trademark-dictionary/priority#use', '/trademark-dictionary/priority?from=cs#use'],
    ['/trademark-disputes?office=EU', '/trademark-disputes?office=EU&from=cs'],
    ['/verification?value=a', '/cs/verification?value=a'],
    ['/#offices', '/cs#offices'],
    ['/portal/login', '/portal/login'],
    ['/office-action/abc', '/office-action/abc'],
  ])('is kept in what leads there: %s', (address, expected) => {
    expect(addressFor('cs', address)).toBe(expected);
  });

  it.each([
    ['?from=cs', 'cs'],
    ['?a=b&from=es', 'es'],
    ['?from=en', undefined],
    ['?from=de', undefined],
    ['', undefined],
  ])('is read from the address: %s', (search, expected) => {
    expect(cameFrom(search)).toBe(expected);
  });

  it('makes an address that is stored only where it says nothing else', () => {
    expect(['?from=cs', '?from=en', '?from=cs&a=b', '?from=CS', ''].map(saysOnlyCameFrom)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(['?from=cs', '?a=b&from=cs', ''].map(withoutCameFrom)).toEqual(['', '?a=b', '']);
  });
});

describe('the nearest page in the reader’s language', () => {
  it.each([
    ['/trademark-dictionary/priority', '/cs'],
    ['/trademark-questions-and-answers/search/x', '/cs/faq'],
    ['/brand-protection/amazon', '/cs/amazon-brand-registry'],
    ['/country-guide/united-states', '/cs/country/united-states'],
    ['/country-guide', '/cs#offices'],
    ['/search', '/cs/search'],
  ])('to %s is %s', (path, expected) => {
    expect(nearestIn('cs', path)).toBe(expected);
  });

  it('keeps what a page that is there in both was asked', () => {
    expect(nearestIn('sk', '/search', '?q=class&from=sk')).toBe('/sk/search?q=class');
  });

  it.each(englishOnlyPaths.map((path) => [path]))('to %s is one that is there', (path) => {
    const near = nearestIn('cs', path).replace(/#.*$/, '').slice('/cs'.length) || '/';
    expect(pages.map((page) => page.path)).toContain(near);
  });

  it('is there for every guide of a country', () => {
    const guides = readdirSync('web/content/country-guide/en').map((name) => name.replace(/\.md$/, ''));
    expect(guides.length).toBeGreaterThan(0);
    expect(guides.filter((slug) => jurisdictionBySlug(slug) === undefined)).toEqual([]);
  });
});
