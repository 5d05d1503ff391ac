import { describe, expect, it } from '@jest/globals';
import { safeCallbackUrl } from './callback-url.js';

const ours = ['https://cotta.example', 'http://localhost:4300'];

describe('where a sign-in leads', () => {
  it.each([
    '/',
    '/portal',
    '/sk/portal?tab=orders#top',
    'https://cotta.example/portal',
    'http://localhost:4300/admin',
  ])('%s is ours', (url) => {
    expect(safeCallbackUrl(url, ours)).toBe(url);
  });

  it.each([
    undefined,
    '',
    'portal',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https://cotta.example.evil.example',
    'https://cotta.example@evil.example/',
    'https://user:pass@cotta.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/a\nb',
    ' /portal',
    'http://cotta.example/',
    `/${'x'.repeat(2_000)}`,
  ])('%s leads home', (url) => {
    expect(safeCallbackUrl(url, ours)).toBe('/');
  });
});
