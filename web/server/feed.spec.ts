import { describe, expect, it } from '@jest/globals';
import { sampleText } from '../testing/content-samples.js';
import { feedOf } from './feed.js';

const words = { title: 'Blog', subtitle: 'About names', unreviewed: 'Not yet checked' };
const feed = feedOf({
  origin: 'https://cotta.example',
  author: 'A & B',
  articles: [
    sampleText({ slug: 'older', date: '2026-11-01', updated: '2026-11-30', reviewed: '2026-12-01' }),
    sampleText({ slug: 'newer', date: '2026-11-28', title: 'R&D: <names>', lead: 'A lead.' }),
  ],
  words,
});
const document = new DOMParser().parseFromString(feed, 'application/xml');
const textOf = (parent: ParentNode, name: string): string | null | undefined =>
  parent.querySelector(name)?.textContent;

describe('feed of the blog', () => {
  it('is a document that readers of feeds take', () => {
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(textOf(document, 'feed > id')).toBe('https://cotta.example/blog');
    expect(textOf(document, 'author > name')).toBe('A & B');
    expect(document.querySelector('link[rel=self]')?.getAttribute('href')).toBe(
      'https://cotta.example/blog/feed.xml',
    );
  });

  it('has the newest article first, and says when something changed last', () => {
    const entries = [...document.querySelectorAll('entry')];
    expect(entries.map((entry) => textOf(entry, 'id'))).toEqual([
      'https://cotta.example/blog/newer',
      'https://cotta.example/blog/older',
    ]);
    expect(textOf(document, 'feed > updated')).toBe('2026-11-30T00:00:00Z');
    expect(entries.map((entry) => textOf(entry, 'published'))).toEqual([
      '2026-11-28T00:00:00Z',
      '2026-11-01T00:00:00Z',
    ]);
  });

  it('says of an article that no lawyer has read what its page says', () => {
    const [newer, older] = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(newer).toBe('A lead. (Not yet checked)');
    expect(older).not.toContain('Not yet checked');
    expect(textOf(document, 'entry > title')).toBe('R&D: <names>');
  });

  it('stands without articles', () => {
    const empty = feedOf({ origin: 'https://cotta.example', author: 'A', articles: [], words });
    expect(empty).toContain('<updated>1970-01-01T00:00:00Z</updated>');
  });
});
