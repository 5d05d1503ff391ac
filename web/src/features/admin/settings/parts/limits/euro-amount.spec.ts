import { expect, it } from '@jest/globals';
import { centsOf, typedEuro } from './euro-amount.js';

it.each([
  ['500', 50_000],
  ['0', 0],
  ['1250.5', 125_050],
  ['1,250.50', 125_050],
  ['€ 1 250,50', 125_050],
  ['0.07', 7],
  ['1,000', 100_000],
])('%s is an amount', (typed, cents) => expect(centsOf(typed)).toBe(cents));

it.each(['', '-1', '12.345', 'five', '1.2.3', '1e5'])('“%s” is none', (typed) =>
  expect(centsOf(typed)).toBeUndefined(),
);

it('stands in a field as it is read from it', () => {
  expect(typedEuro(125_050)).toBe('1250.50');
  expect(centsOf(typedEuro(7))).toBe(7);
});
