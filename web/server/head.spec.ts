/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { headOfListed, type HeadFacts } from './head.js';

const origin = 'https://cotta.example';
const headOf = (facts: Partial<HeadFacts>): string =>
  headOfListed({
    origin,
    locale: 'en',
    path: '/',
    url: `${origin}/`,
    countries: () => [],
    type: 'website',
    picture: { url: `${origin}/og.png`, width: 1200, height: 627, alt: 'A “name” & more' },
    structuredData: {},
    ...facts,
  });

describe('head of a listed page', () => {
  it('names the page in every language, and where to go without one', () => {
    const head = headOf({ locale: 'sk', path: '/trademark-search', url: `${origin}/sk/trademark-search` });
    for (const [language, path] of [
      ['en', '/trademark-search'],
      ['cs', '/cs/trademark-search'],
      ['sk', '/sk/trademark-search'],
      ['es', '/es/trademark-search'],
      ['x-default', '/trademark-search'],
    ]) {
      expect(head).toContain(`<link rel="alternate" hreflang="${language}" href="${origin}${path}"/>`);
    }
    expect(head).toContain(`<meta property="og:url" content="${origin}/sk/trademark-search"/>`);
  });

  it('shows its picture with its size and what is written on it', () => {
    const head = headOf({});
    expect(head).toContain(`<meta property="og:image" content="${origin}/og.png"/>`);
    expect(head).toContain('<meta property="og:image:width" content="1200"/>');
    expect(head).toContain('<meta property="og:image:height" content="627"/>');
    expect(head).toContain('<meta property="og:image:alt" content="A “name” &amp; more"/>');
  });

  it('has one language where the page is in English alone', () => {
    expect(headOf({ path: '/trademark-dictionary' })).not.toContain('hreflang="cs"');
  });

  it('lets nothing that it describes end its script', () => {
    const data = { name: '</script><b>' };
    const [, script = ''] =
      /<script type="application\/ld\+json">(.*)<\/script>/.exec(headOf({ structuredData: data })) ?? [];
    expect(script).not.toContain('<');
    expect(JSON.parse(script)).toEqual(data);
  });
});
