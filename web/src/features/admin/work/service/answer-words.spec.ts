import { describe, expect, it } from '@jest/globals';
import { wordsOf } from './answer-words.js';

describe('an answer of an order form', () => {
  it.each([
    ['cease-and-desist-letter', 'Cease and desist letter'],
    ['newOwner', 'New owner'],
    ['platform', 'Platform'],
    ['They sell it as theirs.', 'They sell it as theirs.'],
    ['2026-12-01', '2026-12-01'],
    [true, 'Yes'],
    [false, 'No'],
    [3, '3'],
    [['EU', 'SK'], 'EU, SK'],
    [{ sellerName: 'Copy Shop', listings: 3, note: null }, 'Seller name: Copy Shop; Listings: 3'],
    [null, ''],
    [[], ''],
  ])('%j reads “%s”', (value, said) => expect(wordsOf(value)).toBe(said));
});
