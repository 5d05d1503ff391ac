import { describe, expect, it } from '@jest/globals';
import { paidAgainstDraft } from './paid-against-draft.js';

const unit = (
  jurisdiction: string,
  classNumber: number,
  paid: 'PAID' | 'GIVEN' | 'TO_PAY' | 'PAID_BACK',
  drafted: boolean,
) => ({
  jurisdiction,
  classNumber,
  paid,
  drafted,
});

describe('what was paid against what the draft holds', () => {
  it('counts office by office, given like paid, and names what stands on one side only', () => {
    expect(
      paidAgainstDraft([
        unit('US', 36, 'TO_PAY', true),
        unit('US', 9, 'PAID', true),
        unit('EU', 42, 'GIVEN', false),
        unit('EU', 9, 'PAID', false),
        unit('EU', 35, 'PAID_BACK', false),
      ]),
    ).toEqual([
      { jurisdiction: 'EU', paid: 2, drafted: 0, unused: [9, 42], unpaid: [] },
      { jurisdiction: 'US', paid: 1, drafted: 2, unused: [], unpaid: [36] },
    ]);
  });
});
