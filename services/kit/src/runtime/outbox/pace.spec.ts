import { expect, it } from '@jest/globals';
import { paceMs } from './pace.js';

it.each([
  ['nothing', 0, 50],
  ['one event', 1, 50],
  ['a few', 5, 100],
  ['many', 13, 150],
  ['a full page', 500, 150],
])('after %s the next look is some time later', (_, found, ms) => expect(paceMs(found)).toBe(ms));
