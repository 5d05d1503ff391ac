import { beforeEach, describe, expect, it } from '@jest/globals';
import { readAttribution, rememberAttribution } from './attribution.js';

beforeEach(() => localStorage.clear());
const after = (query: string, now = 0): unknown => {
  rememberAttribution(new URLSearchParams(query), 0);
  return readAttribution(now);
};

describe('attribution', () => {
  it.each([
    ['utm_source=news', [{ name: 'utm_source', value: 'news' }]],
    ['gclid=1', [{ name: 'gclid', value: '1' }]],
    ['gclid=1&gclsrc=aw.ds', [{ name: 'gclid', value: '1' }]],
    ['gclid=1&gclsrc=ds', []],
    ['gclsrc=aw', []],
    ['other=1', []],
  ])('keeps from «%s»', (query, kept) => {
    expect(after(query)).toEqual(kept);
  });

  it('forgets after 90 days and not before', () => {
    expect(after('msclkid=m', 7_775_999_999)).toEqual([{ name: 'msclkid', value: 'm' }]);
    expect(readAttribution(7_776_000_000)).toEqual([]);
  });

  it('skips what is no text', () => {
    localStorage.setItem('attribution', JSON.stringify({ gclid: { value: 5, at: 0 } }));
    expect(readAttribution(1)).toEqual([]);
  });
});
