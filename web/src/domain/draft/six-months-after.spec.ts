import { expect, it } from '@jest/globals';
import { sixMonthsAfter } from './six-months-after.js';

it.each([
  ['2026-01-15', '2026-07-15'],
  ['2026-08-31', '2027-02-28'],
  ['2027-08-31', '2028-02-29'],
  ['2026-10-01', '2027-04-01'],
  ['2026-12-31', '2027-06-30'],
])('six months after %s is %s', (day, end) => expect(sixMonthsAfter(day)).toBe(end));
