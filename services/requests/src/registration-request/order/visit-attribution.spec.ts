import { describe, expect, it } from '@jest/globals';
import { affiliateOf } from './visit-attribution.js';

describe('who sent a client', () => {
  it.each([
    [
      [
        { name: 'gclid', value: '1' },
        { name: 'affiliate', value: 'anna.b-1' },
      ],
      'anna.b-1',
    ],
    [[{ name: 'gclid', value: 'anna' }], undefined],
    [[{ name: 'affiliate', value: '<b>' }], undefined],
    [[{ name: 'affiliate', value: 'x'.repeat(65) }], undefined],
    [[], undefined],
    [null, undefined],
    [undefined, undefined],
  ])('of %j is %s', (values, affiliate) => {
    expect(affiliateOf(values)).toBe(affiliate);
  });
});
