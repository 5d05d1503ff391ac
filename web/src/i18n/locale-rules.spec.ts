import { describe, expect, it } from '@jest/globals';
import { decideLocale, englishOnlyPaths, isEnglishOnly, pathIn } from './locale-rules.js';

describe('what a path says about its language', () => {
  it.each([
    ['/', { kind: 'serve', locale: 'en', path: '/' }],
    ['/verification', { kind: 'serve', locale: 'en', path: '/verification' }],
    ['/cs', { kind: 'serve', locale: 'cs', path: '/' }],
    ['/cs/verification', { kind: 'serve', locale: 'cs', path: '/verification' }],
    ['/sk/verification/x/success', { kind: 'serve', locale: 'sk', path: '/verification/x/success' }],
    ['/en', { kind: 'redirect', path: '/' }],
    ['/en/verification', { kind: 'redirect', path: '/verification' }],
    ['/cs/portal/orders', { kind: 'redirect', path: '/portal/orders' }],
    ['/de/portal', { kind: 'redirect', path: '/portal' }],
    ['/de/verification', { kind: 'serve', locale: 'en', path: '/de/verification' }],
    ['/es/brand-protection/amazon', { kind: 'redirect', path: '/brand-protection/amazon' }],
    ['/es/brand-protection-guidebook', { kind: 'serve', locale: 'es', path: '/brand-protection-guidebook' }],
    ['/cs/trademark', { kind: 'serve', locale: 'cs', path: '/trademark' }],
    ['/css', { kind: 'serve', locale: 'en', path: '/css' }],
  ] as const)('%s', (path, decision) => {
    expect(decideLocale(path)).toEqual(decision);
  });

  it.each(englishOnlyPaths.map((path) => [path]))(
    '%s is covered with everything below it, and nothing beside it',
    (path) => {
      expect([isEnglishOnly(path), isEnglishOnly(`${path}/x`), isEnglishOnly(`${path}x`)]).toEqual([
        true,
        true,
        false,
      ]);
    },
  );

  it('never puts a prefix before an English-only path', () => {
    expect([
      pathIn('cs', '/'),
      pathIn('cs', '/verification'),
      pathIn('cs', '/portal/login'),
      pathIn('en', '/'),
    ]).toEqual(['/cs', '/cs/verification', '/portal/login', '/']);
  });
});
