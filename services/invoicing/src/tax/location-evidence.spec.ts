import { describe, expect, it } from '@jest/globals';
import { locationProof } from './location-evidence.js';

describe('evidence of where a consumer is', () => {
  it.each([
    ['DE', 'DE', 'SK', false],
    ['DE', 'SK', 'DE', false],
    ['DE', 'SK', 'AT', true],
    ['DE', 'SK', null, true],
    ['DE', null, null, false],
  ])(
    '%s, card %s, network %s: contradictory %s',
    (billingCountry, cardCountry, networkCountry, contradictory) => {
      expect(locationProof({ billingCountry, cardCountry, networkCountry })).toEqual({
        country: 'DE',
        contradictory,
      });
    },
  );
});
