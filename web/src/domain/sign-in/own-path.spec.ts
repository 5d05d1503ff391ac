import { describe, expect, it } from '@jest/globals';
import { ownPath } from './own-path.js';

const { origin } = window.location;

describe('where a person is led after a form', () => {
  it.each([
    ['/portal', '/portal'],
    ['/portal/order/1?tab=goods#top', '/portal/order/1?tab=goods#top'],
    ['/', '/'],
    [`${origin}/admin`, '/admin'],
    ['/%2f%2felsewhere.test', '/%2f%2felsewhere.test'],
  ])('%j is ours', (address, path) => {
    expect(ownPath(address, '/home')).toBe(path);
  });

  it.each([
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/\t/elsewhere.test',
    '/\n/elsewhere.test',
    '\t//elsewhere.test',
    ' //elsewhere.test',
    '/.//elsewhere.test',
    '/x/..//elsewhere.test',
    'https://elsewhere.test',
    `${origin}.elsewhere.test/`,
    `${origin}@elsewhere.test/`,
    'javascript:alert(1)',
    'data:text/html,x',
    'portal',
    '',
    '\u0000/portal',
  ])('%j leads home', (address) => {
    expect(ownPath(address, '/home')).toBe('/home');
  });
});
