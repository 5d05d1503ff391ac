import { expect, it } from '@jest/globals';
import { askedVersion } from './asked-version.js';

it.each([
  ['', undefined, null],
  ['version=2', undefined, 2],
  ['', '3', 3],
  ['version=2', '3', 3],
  ['', 'x', null],
  ['', '-1', null],
  ['version=1.5', undefined, null],
])('of «%s» and the part «%s» is %s', (query, part, version) => {
  expect(askedVersion(new URLSearchParams(query), part)).toBe(version);
});
