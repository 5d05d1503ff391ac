import { describe, expect, it } from '@jest/globals';
import { brandName, cardState } from './saved-card.js';

describe('a kept card', () => {
  it.each([
    ['ACTIVE', '04/2029', '2029-05-01T11:59:00Z', 'ACTIVE'],
    ['ACTIVE', '04/2029', '2029-05-02T00:00:00Z', 'EXPIRED'],
    ['ACTIVE', '12/2029', '2030-01-01T23:59:00Z', 'ACTIVE'],
    ['ACTIVE', null, '2040-01-01T00:00:00Z', 'ACTIVE'],
    ['REJECTED', '04/2029', '2040-01-01T00:00:00Z', 'REJECTED'],
    ['VALIDATING', '04/2029', '2040-01-01T00:00:00Z', 'VALIDATING'],
  ] as const)('%s until %s is, at %s, %s', (status, cardExpiration, now, state) => {
    expect(cardState({ status, cardExpiration }, new Date(now))).toBe(state);
  });

  it.each([
    ['visa', 'Visa'],
    ['MASTERCARD', 'Mastercard'],
    ['girocard', 'girocard'],
    [null, ''],
  ])('of the brand %s is called %s', (cardBrand, name) => {
    expect(brandName({ cardBrand })).toBe(name);
  });
});
