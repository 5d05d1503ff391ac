import { afterEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { fixture, show } from '../../../../../testing/checkout-page.js';

afterEach(cleanup);

const minor = (amountMinor: number) => ({ __typename: 'Money', amountMinor });
const linesOf = async (price: object): Promise<readonly (readonly [string, string])[]> => {
  show({ product: { ...fixture, price: { ...fixture.price, ...price } } }, { link: 'v.1' });
  const box = await screen.findByRole('complementary', { name: 'Price' });
  return [...box.querySelectorAll('dl > div')].map((line) => [
    line.querySelector('dt')?.textContent ?? '',
    line.querySelector('dd')?.textContent ?? '',
  ]);
};

it('shows fees before the coupon, the coupon, tax and what they come to', async () => {
  expect(
    await linesOf({
      ourFee: minor(29_000),
      officeFee: minor(85_000),
      discount: minor(2_900),
      tax: minor(6_003),
      total: minor(117_103),
    }),
  ).toEqual([
    ['Our fee', '€290.00'],
    ['Fees of the offices', '€850.00'],
    ['Coupon', '−€29.00'],
    ['Tax', '€60.03'],
    ['Total', '€1,171.03'],
  ]);
});

it('says of an estimated fee that it is the most, and that the difference comes back', async () => {
  const lines = await linesOf({
    officeFee: minor(21_900),
    certainty: 'ESTIMATED',
    expectedTotal: minor(59_040),
  });
  expect(lines[1]).toEqual([
    'Fees of the officesEstimated office fee, at most €219.00: the difference comes back to you. We expect €590.40 in all.',
    '€219.00',
  ]);
});

it('has no line for a discount that nobody gave, and none for an office that takes nothing', async () => {
  const named = (await linesOf({ ourFee: minor(114_000), officeFee: minor(0) })).map(([name]) => name);
  expect(named).toEqual(['Our fee', 'Tax', 'Total']);
});
