/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { sampleText } from '../testing/content-samples.js';
import { isKeptUnlisted, textFactsOf, textsIn, withoutMarkup } from './page-texts.js';

const text = sampleText({ segments: [{ html: '<p>Long.</p>' }, { live: 'check', options: {} }] });
const data = { root: null, '/blog/:article': { document: text, more: [1, { a: 'b' }] }, other: [text] };

describe('texts of a page', () => {
  it('are sent without their markup, which the document has', () => {
    const sent = withoutMarkup(data);
    expect(JSON.stringify(sent)).not.toContain('Long.');
    expect(sent['/blog/:article']).toEqual({
      document: { ...text, segments: [{ html: '' }, { live: 'check', options: {} }] },
      more: [1, { a: 'b' }],
    });
    expect(text.segments[0]).toEqual({ html: '<p>Long.</p>' });
  });

  it('are all that is changed: other data is the same', () => {
    const plain = { a: { segments: [{ html: '<p>x</p>' }] }, b: [new Date(0)] };
    expect(withoutMarkup(plain)).toBe(plain);
  });

  it('are found wherever a loader put them', () => {
    expect(textsIn(data)).toEqual([text, text]);
    expect(textsIn({ a: null, b: undefined, c: 'd' })).toEqual([]);
  });

  it('are reviewed when all of them are, and say which language they are in', () => {
    const reviewed = sampleText({ reviewed: '2026-12-01' });
    expect(textFactsOf([], 'en')).toBeUndefined();
    expect(textFactsOf([reviewed], 'en')).toEqual({ isReviewed: true, locale: 'en' });
    expect(textFactsOf([reviewed, text], 'cs')).toEqual({ isReviewed: false, locale: 'en' });
    expect(textFactsOf([reviewed, sampleText({ locale: 'cs' })], 'cs')?.locale).toBe('cs');
  });

  it('leave it to a loader to keep its page from being listed', () => {
    expect(isKeptUnlisted({ root: null, page: { isListed: false } })).toBe(true);
    expect(isKeptUnlisted({ root: null, page: { isListed: true } })).toBe(false);
    expect(isKeptUnlisted(undefined)).toBe(false);
  });
});
