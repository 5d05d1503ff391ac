/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { Storefront } from '../src/kit/page/boot.js';
import { headOfListed } from './head.js';

const storefront: Storefront = {
  name: 'global',
  country: null,
  currency: 'EUR',
  origin: 'https://cotta.example',
};

describe('head of a listed page', () => {
  it('names the page in every language, and where to go without one', () => {
    const head = headOfListed({ storefront, firm: {}, locale: 'sk', path: '/trademark-search' });
    for (const [language, path] of [
      ['en', '/trademark-search'],
      ['cs', '/cs/trademark-search'],
      ['sk', '/sk/trademark-search'],
      ['es', '/es/trademark-search'],
      ['x-default', '/trademark-search'],
    ]) {
      expect(head).toContain(
        `<link rel="alternate" hreflang="${language}" href="https://cotta.example${path}"/>`,
      );
    }
    expect(head).toContain('<meta property="og:url" content="https://cotta.example/sk/trademark-search"/>');
    expect(head).toContain('<meta property="og:image" content="https://cotta.example/og.png"/>');
  });

  it('tells of the firm only what is set, and no setting can end the script', () => {
    const data = (firm: object) =>
      /<script type="application\/ld\+json">(.*)<\/script>/.exec(
        headOfListed({ storefront, firm, locale: 'en', path: '/' }),
      )?.[1] ?? '';
    expect(data({})).not.toContain('telephone');
    expect(JSON.parse(data({ name: '</script><b>', phone: '+421 2 1234 5678' }))['@graph'][0]).toMatchObject({
      '@type': 'Organization',
      name: '</script><b>',
      telephone: '+421 2 1234 5678',
    });
    expect(data({ name: '</script><b>' })).not.toContain('<');
  });

  it('has one language where the page is in English alone', () => {
    expect(headOfListed({ storefront, firm: {}, locale: 'en', path: '/trademark-dictionary' })).not.toContain(
      'hreflang="cs"',
    );
  });
});
