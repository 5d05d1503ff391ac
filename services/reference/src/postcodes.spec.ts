import { expect, it } from '@jest/globals';
import { isPostcode } from './postcodes.js';

it.each([
  ['SK', '010 01', true],
  ['SK', '01001', true],
  ['SK', 'SK-010 01', true],
  ['SK', '010', false],
  ['SK', '0100112', false],
  ['CZ', '110 00', true],
  ['CZ', 'Praha', false],
  ['DE', '10115', true],
  ['DE', '1011', false],
  ['US', '10001-1234', true],
  ['US', '1000', false],
  ['PL', '00-001', true],
  ['ES', '28001', true],
  ['GB', 'anything', true],
  ['XX', '', true],
])('in %s «%s» is one: %s', (country, postcode, is) => expect(isPostcode(postcode, country)).toBe(is));
