/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { attributionOf } from './attribution-of.js';

it('a plain form sends what its address says, and the affiliate of the cookie', () => {
  const at = (query: string) => `https://cotta.example/verification${query}`;
  expect(attributionOf({ affiliate: 'anna' }, at('?gclid=1&gclsrc=aw'))).toEqual([
    { name: 'gclid', value: '1' },
    { name: 'affiliate', value: 'anna' },
  ]);
  expect(attributionOf({ affiliate: 'anna' }, at('?affiliate=bert'))).toEqual([
    { name: 'affiliate', value: 'bert' },
  ]);
  expect(attributionOf({}, at(''))).toEqual([]);
});
