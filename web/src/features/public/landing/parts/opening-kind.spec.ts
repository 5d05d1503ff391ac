import { expect, it } from '@jest/globals';
import { openingKind } from './opening-kind.js';

it.each([
  ['/brand-protection/amazon', 'watch'],
  ['/filing-opposition', 'pair'],
  ['/declaration-of-use-in-us', 'dates'],
  ['/cease-and-desist-letter-response', 'letter'],
  ['/trademark-strategy', 'world'],
  ['/trademark-representation', 'office'],
])('the landing at %s opens with what it is about: %s', (path, kind) => {
  expect(openingKind(path)).toBe(kind);
});
