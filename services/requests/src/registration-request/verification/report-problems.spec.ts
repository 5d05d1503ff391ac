import { describe, expect, it } from '@jest/globals';
import { content, search } from '../../testing/facts.js';
import type { RecordedSearch } from './recorded-search.js';
import { claimProblems, reportProblems } from './report-problems.js';
import type { VerificationContent } from './verification-content.js';

const now = new Date('2026-01-15T10:00:00Z');
const hit = {
  ref: 'EU:1',
  name: 'LUMARIA',
  owner: 'Far s.r.o.',
  jurisdictions: ['EU'],
  numbers: ['018000001'],
  status: 'Registered',
  live: true,
  classes: [11],
  filingDate: '2019-01-01',
  identical: false,
  look: 80,
  sound: 80,
  meaning: 0,
  goods: 100,
  overall: 81,
};
const near = search({ hits: [hit] });
const listed = { name: 'Lumaria', jurisdiction: 'EU', number: '018000001', classes: [11], identical: false };
type Answer = VerificationContent['jurisdictions'][number];

/** Answers for both offices, as good as can be but for what is named. */
function written(
  eu: Partial<Answer> = {},
  otherwise: Partial<VerificationContent> = {},
): VerificationContent {
  const answer = (jurisdiction: string, more: Partial<Answer>): Answer => ({
    jurisdiction,
    verdict: 'go',
    risk: 'low',
    reason: 'Nothing in the way.',
    ...more,
  });
  return { ...content, jurisdictions: [answer('EU', eu), answer('US', {})], ...otherwise };
}

function codes(
  draft: VerificationContent | undefined,
  searches: readonly RecordedSearch[] = [search()],
  name = 'Lumara',
): string[] {
  return reportProblems({ name, offices: ['EU', 'US'], content: draft, searches, now }).map(
    ({ code, jurisdiction, classNumber }) =>
      [code, jurisdiction, classNumber].filter((part) => part !== null).join(' '),
  );
}
const ofOneOffice = (more: Partial<RecordedSearch['offices'][number]>) =>
  search({
    offices: search().offices.map((office) =>
      office.jurisdiction === 'EU' ? { ...office, ...more } : office,
    ),
  });

describe('what stands between a report and its release', () => {
  it('is nothing when each office was searched under this name and is answered', () =>
    expect(codes(written())).toEqual([]));

  it.each<[string, VerificationContent | undefined, readonly RecordedSearch[], readonly string[]]>([
    ['nothing written', undefined, [search()], ['NOTHING_WRITTEN']],
    [
      'no word on distinctiveness',
      written({}, { distinctiveness: null }),
      [search()],
      ['DISTINCTIVENESS_MISSING'],
    ],
    [
      'an office without an answer',
      written({}, { jurisdictions: written().jurisdictions.slice(0, 1) }),
      [search()],
      ['ANSWER_MISSING US'],
    ],
    ['no search', written(), [], ['SEARCH_MISSING EU', 'SEARCH_MISSING US']],
    [
      'a search of one office only',
      written(),
      [search({ offices: search().offices.slice(0, 1) })],
      ['SEARCH_MISSING US'],
    ],
    [
      'a search of another name',
      written(),
      [search({ query: 'Lumora' })],
      ['SEARCH_OTHER_NAME EU', 'SEARCH_OTHER_NAME US'],
    ],
    [
      'a search while registers were loading',
      written(),
      [search({ degraded: true })],
      ['SEARCH_DEGRADED EU', 'SEARCH_DEGRADED US'],
    ],
    [
      'a search with more hits than are kept',
      written(),
      [search({ incomplete: true })],
      ['SEARCH_INCOMPLETE EU', 'SEARCH_INCOMPLETE US'],
    ],
    [
      'a search of late filings only',
      written(),
      [search({ since: '2020-01-01' })],
      ['SEARCH_NARROWED EU', 'SEARCH_NARROWED US'],
    ],
    [
      'a search of eight days ago',
      written(),
      [search({ searchedAt: '2026-01-08T09:59:59.000Z' })],
      ['SEARCH_OLD EU', 'SEARCH_OLD US'],
    ],
    [
      'an old search and a new one',
      written(),
      [
        search({ searchedAt: '2026-01-01T10:00:00.000Z' }),
        search({ searchId: '01990000-0000-7000-8000-0000000000d2' }),
      ],
      [],
    ],
    [
      'an answer without a search',
      written({ notSearched: 'NO_REGISTER_HELD' }),
      [search({ offices: search().offices.slice(1) })],
      ['VERDICT_WITHOUT_SEARCH EU'],
    ],
    [
      'no answer, with the reason',
      written({ notSearched: 'NO_REGISTER_HELD', verdict: 'no answer', risk: null }),
      [search({ offices: search().offices.slice(1) })],
      [],
    ],
    [
      'another reason without words',
      written({ notSearched: 'OTHER', verdict: 'no answer', risk: null }),
      [search({ offices: search().offices.slice(1) })],
      ['REASON_MISSING EU'],
    ],
    [
      'a reason beside a search',
      written({ notSearched: 'REGISTER_AWAY', verdict: 'no answer', risk: null }),
      [search()],
      ['SEARCHED_AFTER_ALL EU'],
    ],
    ['no risk', written({ risk: null }), [search()], ['RISK_MISSING EU']],
    ['a hit that is passed over', written(), [near], ['HIT_UNTREATED EU']],
    [
      'a hit of an office nobody knows',
      written(),
      [search({ hits: [{ ...hit, jurisdictions: [] }] })],
      ['HIT_UNTREATED EU', 'HIT_UNTREATED US'],
    ],
    ['a hit that is listed', written({}, { similarTrademarks: [listed] }), [near], []],
    [
      'a mark of that number with another name',
      written({}, { similarTrademarks: [{ ...listed, name: 'Other' }] }),
      [near],
      ['HIT_UNTREATED EU'],
    ],
    [
      'a hit that is set aside',
      written({}, { setAside: [{ refs: ['EU:1'], reason: 'Other goods.' }] }),
      [near],
      [],
    ],
    ['low risk on a sample', written(), [ofOneOffice({ coverage: 'SAMPLE' })], ['SAMPLE_UNEXPLAINED EU']],
    [
      'low risk on a sample, with the reason',
      written({ sampleNote: 'It holds all larger marks.' }),
      [ofOneOffice({ coverage: 'SAMPLE' })],
      [],
    ],
    [
      'high risk on a sample',
      written({ risk: 'high', verdict: 'not advised' }),
      [ofOneOffice({ coverage: 'SAMPLE' })],
      [],
    ],
    [
      'a class advised against without a reason',
      written({}, { classAdvice: [{ classNumber: 19, jurisdiction: 'US', advice: 'advised against' }] }),
      [search()],
      ['CLASS_REASON_MISSING US 19'],
    ],
    [
      'a class with two answers',
      written(
        {},
        {
          classAdvice: [
            { classNumber: 9, advice: 'recommended' },
            { classNumber: 9, advice: 'not assessed' },
          ],
        },
      ),
      [search()],
      ['CLASS_ADVISED_TWICE 9'],
    ],
  ])('%s', (_, draft, searches, expected) => expect(codes(draft, searches)).toEqual(expected));

  it('takes a name in other capitals, accents and spaces for the same', () =>
    expect(codes(written(), [search({ query: 'LÚ MARA' })])).toEqual([]));

  it('does not take a search of some words for one of a logo without words', () =>
    expect(codes(written(), [search()], '')).toEqual(['SEARCH_OTHER_NAME EU', 'SEARCH_OTHER_NAME US']));

  it('of a refusal are only the claims that were written', () =>
    expect(
      claimProblems({
        name: 'Lumara',
        offices: ['EU', 'US'],
        content: written({}, { distinctiveness: null, jurisdictions: written().jurisdictions.slice(0, 1) }),
        searches: [],
        now,
      }).map(({ code }) => code),
    ).toEqual(['SEARCH_MISSING']));
});
