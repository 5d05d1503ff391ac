import { describe, expect, it } from '@jest/globals';
import { sealReport } from '../registration-request/verification/frozen-report.js';
import type { SearchedHit } from '../registration-request/verification/recorded-search.js';
import type { VerificationContent } from '../registration-request/verification/verification-content.js';
import { content, mark, search } from '../testing/facts.js';
import { releasedReport } from './released-report.js';

const hit = (ref: string): SearchedHit => ({
  ref,
  name: `MARK ${ref}`,
  owner: null,
  jurisdictions: ['EU'],
  numbers: [ref],
  status: null,
  live: true,
  classes: [11],
  filingDate: null,
  identical: false,
  look: 70,
  sound: 90,
  meaning: 0,
  goods: 100,
  overall: 85,
});
const named: VerificationContent['similarTrademarks'][number] = {
  name: 'MARK EU:1',
  owner: null,
  jurisdiction: 'EU',
  status: null,
  classes: [11],
  number: 'EU:1',
  filingDate: null,
  identical: false,
  look: 70,
  sound: 90,
  meaning: 0,
  goods: 100,
  overall: 85,
  note: null,
  ref: 'EU:1',
};

const release = (written: VerificationContent | null) =>
  releasedReport(
    sealReport({
      publicId: 'V-1',
      number: 1,
      outcome: 'approved',
      lawyerName: null,
      lawyerRole: 'lawyer',
      mark,
      content: written,
      searches: [search({ hits: [hit('EU:1'), hit('EU:2'), hit('EU:3')] })],
      dismissReason: null,
      dismissAlternatives: [],
      now: new Date('2026-01-15T10:00:00Z'),
    }),
  ).report?.searches;

describe('what is said of a released report', () => {
  it('has each hit as it was scored, and whether the lawyer named it or set it aside', () => {
    const searches = release({
      ...content,
      similarTrademarks: [named],
      setAside: [{ refs: ['EU:2'], reason: 'Another trade.' }],
    });
    expect(searches).toMatchObject([
      {
        scoreVersion: '1.1.1',
        hits: [
          { ref: 'EU:1', sound: 90, overall: 85, quoted: true, setAside: false },
          { ref: 'EU:2', quoted: false, setAside: true },
          { ref: 'EU:3', quoted: false, setAside: false },
        ],
      },
    ]);
    // Who owns a mark is nothing that a score needs.
    expect(JSON.stringify(searches?.[0]?.hits)).not.toContain('owner');
  });
});
