import { expect, it } from '@jest/globals';
import { addedFilings, isHeld } from './wished.js';

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
const wish = (jurisdiction: string, classNumber: number) => ({ jurisdiction, classNumber, terms: [] });

it('a class is held where it is paid for or given, and nowhere else', () => {
  expect(
    [wish('EU', 9), wish('EU', 25), wish('EU', 35), wish('US', 35), wish('CH', 9)].map((one) =>
      isHeld(units, one),
    ),
  ).toEqual([true, true, false, false, false]);
});

it('a wish is priced on top of what the office has', () => {
  expect(addedFilings(units, [wish('EU', 35), wish('EU', 41), wish('CH', 9)])).toEqual([
    { jurisdiction: 'EU', classes: 2, already: 2 },
    { jurisdiction: 'CH', classes: 1, already: 0 },
  ]);
});
