import { expect, it } from '@jest/globals';
import { addedFilings, isHeld } from './requested-unit.js';

const unit = (jurisdiction: string, classNumber: number, paid = 'PAID') => ({
  jurisdiction,
  classNumber,
  paid,
});
const units = [
  unit('EU', 9),
  unit('EU', 25, 'GIVEN'),
  unit('EU', 35, 'PAID_BACK'),
  unit('US', 9),
  unit('US', 35, 'TO_PAY'),
];
const requested = (jurisdiction: string, classNumber: number) => ({ jurisdiction, classNumber, terms: [] });

it('a class is held where it is paid for or given, and nowhere else', () => {
  expect(
    [
      requested('EU', 9),
      requested('EU', 25),
      requested('EU', 35),
      requested('US', 35),
      requested('CH', 9),
    ].map((one) => isHeld(units, one)),
  ).toEqual([true, true, false, false, false]);
});

it('a wish is priced on top of what the office has', () => {
  expect(addedFilings(units, [requested('EU', 35), requested('EU', 41), requested('CH', 9)])).toEqual([
    { jurisdiction: 'EU', classes: 2, already: 2 },
    { jurisdiction: 'CH', classes: 1, already: 0 },
  ]);
});
