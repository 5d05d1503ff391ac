import { describe, expect, it } from '@jest/globals';
import { shownOfficialFees } from './official-fee-list.js';

const before = new Date('2026-12-31T12:00:00Z');
const after = new Date('2027-01-01T12:00:00Z');

describe('the list of official fees', () => {
  it('tells what an office takes by class, in its own money, with source and age', () => {
    expect(shownOfficialFees(['EU'], [], before)).toEqual([
      {
        jurisdiction: 'EU',
        currency: 'EUR',
        digits: 2,
        filing: { firstClass: 85_000, secondClass: 5000, furtherClass: 15_000, classesIncluded: 1 },
        laterFees: [],
        renewal: { firstClass: 85_000, secondClass: 5000, furtherClass: 15_000, classesIncluded: 1 },
        priceUse: 'FINAL',
        renewalPriceUse: 'FINAL',
        source: expect.stringContaining('2017/1001'),
        seen: '2026-06-30',
        validFrom: '2016-03-23',
      },
    ]);
  });

  it('tells what comes until the registration, and that one amount covers all classes', () => {
    expect(shownOfficialFees(['IE'], [], before)).toMatchObject([
      { laterFees: [{ stage: 'registration', fees: { firstClass: 17_700, furtherClass: 0 } }] },
    ]);
  });

  it('answers in the order of the question, each office once, and passes over what is none', () => {
    expect(shownOfficialFees(['JP', 'EU', 'XX', 'JP'], [], before)).toMatchObject([
      { jurisdiction: 'JP', digits: 0 },
      { jurisdiction: 'EU' },
    ]);
  });

  it('has no amount where nobody knows one', () => {
    expect(shownOfficialFees(['EG'], [], before)).toMatchObject([
      { priceUse: 'ASK', filing: { firstClass: null, furtherClass: null } },
    ]);
  });

  it('is sure of a fee until the day of its announced change', () => {
    expect(shownOfficialFees(['CA'], [], before)).toMatchObject([{ priceUse: 'FINAL' }]);
    expect(shownOfficialFees(['CA'], [], after)).toMatchObject([{ priceUse: 'RECHECK' }]);
  });
});
