import { describe, expect, it } from '@jest/globals';
import { internationalNumber } from './international-number.js';

describe('a phone number for the whole world', () => {
  it.each([
    ['+421905123456', null, '+421905123456'],
    ['00421905123456', null, '+421905123456'],
    ['+15005550006', 'SK', '+15005550006'],
    ['0905123456', 'SK', '+421905123456'],
    ['905123456', 'SK', '+421905123456'],
    ['421905123456', 'SK', '+421905123456'],
    ['603123456', 'CZ', '+420603123456'],
    ['420603123456', 'CZ', '+420603123456'],
    ['2025550123', 'US', '+12025550123'],
    ['12025550123', 'US', '+12025550123'],
    ['06301234567', 'HU', '+36301234567'],
    ['3471234567', 'IT', '+393471234567'],
    ['612345678', 'ES', '+34612345678'],
  ])('%s from %s is %s', (phone, country, expected) => {
    expect(internationalNumber(phone, country)).toBe(expected);
  });

  it.each([
    ['', 'SK'],
    ['0905123456', null],
    ['0905123456', 'XX'],
    ['12345', 'SK'],
    ['0905 123 456', 'SK'],
    ['+0905123456', 'SK'],
    ['+42190', 'SK'],
    ['+4219051234567890', 'SK'],
    ['603123456789', 'CZ'],
    ['call me', 'CZ'],
    ['436601234567', 'AT'],
  ])('%s from %s could be anybody’s', (phone, country) => {
    expect(internationalNumber(phone, country)).toBeUndefined();
  });
});
