import { describe, expect, it } from '@jest/globals';
import { feeDesk } from './official-fee-desk.js';

describe('the page of fees', () => {
  it('shows what counts, what is announced, and what is to be looked at', () => {
    const later = {
      id: 'one',
      office: 'FR',
      line: 'FILING',
      amounts: [21_000, 4000],
      validFrom: '2027-01-01',
      inForceFrom: '2027-01-01',
      position: 1,
      lookedOn: '2026-11-28',
      sourceUrl: 'https://www.inpi.fr/tarifs',
    } as const;
    const french = feeDesk([later], '2026-11-28').find((one) => 'office' in one && one.office === 'FR');
    expect(french).toMatchObject({
      currency: 'EUR',
      digits: 2,
      priceUse: 'RECHECK',
      toCheck: true,
      lines: [
        { line: 'FILING', amounts: [19_000, 4000], announced: [21_000, 4000], announcedFrom: '2027-01-01' },
        { line: 'RENEWAL' },
        { line: 'LATE_RENEWAL', surcharge: 'percent', amounts: [50], toCheck: false },
      ],
    });
  });
});
