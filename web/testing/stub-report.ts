// One released report, and the result of a lawyer it was made of.
import type { AnswerTo } from './answers-to.js';
import { hours } from './stub-facts.js';

type Result = NonNullable<NonNullable<AnswerTo<'AdminRequest'>['registrationRequest']>['verificationResult']>;
export type Report = NonNullable<
  NonNullable<AnswerTo<'VerificationSummary'>['registrationRequest']>['report']
> &
  Pick<NonNullable<NonNullable<AnswerTo<'OrderPage'>['registrationRequest']>['report']>, 'verifiedClasses'>;

/** What the client said of the mark and its use. */
export const asked = {
  websites: ['https://lumora.example'],
  businessDescription: 'We make desk lamps and light bulbs and sell them online and in our own shop in Brno.',
  useInCommerce: true,
};

const searchedHere = { notSearched: null, notSearchedText: null, sampleNote: null };
export const result: Result = {
  __typename: 'VerificationResult',
  id: '0190a000-0000-7000-8000-000000000e01',
  resultVersion: 1,
  completed: true,
  lawyerName: 'Lena Lawyer',
  releasedAt: hours(-3),
  recommendedClasses: [35],
  verifiedClasses: [9, 11],
  textValue: 'Lumora',
  overallRisk: 'MEDIUM',
  strategy:
    'File the word first, in the European Union and in the United Kingdom. The word covers every lettering, so the logo can wait.\n\nWithin six months of the first filing you may claim its date in other countries. Use that time to see whether the United States is worth a changed name.',
  distinctiveness: {
    band: 'MEDIUM',
    explanation:
      'The beginning recalls light, which fits lamps. The whole is invented and can be registered, but it is not as strong as a name without any hint.',
    descriptiveWords: ['lum', 'lumen'],
    whatHelps: 'A second word that says nothing about light, or a logo used together with the name.',
  },
  similarity: {
    band: 'MEDIUM',
    explanation:
      'One earlier mark is close in sound and protects lamps. It is registered in the United States only.',
  },
  jurisdictions: [
    {
      jurisdiction: 'EU',
      verdict: 'GO',
      risk: 'LOW',
      reason: 'No earlier mark for lamps that begins alike. We expect no objection by the office.',
      ...searchedHere,
    },
    {
      jurisdiction: 'UK',
      verdict: 'GO_WITH_CHANGES',
      risk: 'MEDIUM',
      reason: 'Leave out “lighting design services”: an earlier mark protects them.',
      ...searchedHere,
    },
    {
      jurisdiction: 'US',
      verdict: 'NOT_ADVISED',
      risk: 'HIGH',
      reason: 'LUMARA is registered for lamps and sounds almost the same.',
      ...searchedHere,
    },
  ],
  classAdvice: [],
  setAside: [],
  similarTrademarks: [
    {
      ref: 'US:5000001',
      name: 'LUMARA',
      owner: 'Lumara Lighting Inc. (invented)',
      jurisdiction: 'US',
      status: 'Registered',
      classes: [11],
      number: '5000001',
      filingDate: '2019-04-02',
      identical: false,
      look: 71,
      sound: 88,
      meaning: 20,
      goods: 92,
      overall: 82,
      note: 'Same beginning, same rhythm; only one vowel differs.',
    },
    {
      ref: 'UK:UK00003000001',
      name: 'Lumoro Design',
      owner: 'Example Studio Ltd (invented)',
      jurisdiction: 'UK',
      status: 'Registered',
      classes: [42],
      number: 'UK00003000001',
      filingDate: '2021-11-15',
      identical: false,
      look: 64,
      sound: 70,
      meaning: 15,
      goods: 35,
      overall: 51,
      note: null,
    },
  ],
};

/** A search on which a report rests; what was found is what the report lists. */
type Found = readonly [string, string, Report['searches'][number]['offices'][number]['coverage'], number];
const searched = (...found: readonly Found[]): Report['searches'][number] => ({
  searchId: '0190a000-0000-7000-8000-000000000e02',
  source: 'REGISTERS',
  query: 'Lumora',
  classes: [9, 11, 35],
  liveOnly: false,
  closenessLimit: 60,
  gaps: [],
  searchedAt: hours(-7),
  offices: found.map(([jurisdiction, register, coverage, similar]) => ({
    jurisdiction,
    register,
    dataOf: '2026-11-19',
    coverage,
    sinceYear: null,
    identical: 0,
    similar,
    total: 12 + similar,
  })),
});
export const frozen = (name: string, more: Partial<Report>): Report => ({
  __typename: 'ReportVersion',
  id: `0190a000-0000-7000-8000-000000000${name.length}e3`,
  publicId: 'V-7K2M9Q4X',
  number: 1,
  outcome: 'APPROVED',
  seal: '7f3a91c20b4d5e6f8091a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f7',
  releasedAt: hours(-3),
  releasedOn: '2026-11-20',
  lawyerName: 'Lena Lawyer',
  asked: {
    name,
    kind: 'TEXT',
    meaning: '',
    offices: ['EU', 'UK', 'US'],
    classes: [9, 11],
    description: asked.businessDescription,
    websites: asked.websites,
    useInCommerce: true,
  },
  strategy: null,
  distinctiveness: null,
  similarity: null,
  jurisdictions: [],
  verifiedClasses: [9, 11],
  classAdvice: [],
  setAside: [],
  similarTrademarks: [],
  searches: [],
  dismissReason: null,
  dismissAlternatives: [],
  ...more,
});
export const report = frozen('Lumora', {
  strategy: result.strategy,
  distinctiveness: result.distinctiveness,
  similarity: result.similarity,
  jurisdictions: result.jurisdictions,
  similarTrademarks: result.similarTrademarks,
  classAdvice: [
    { classNumber: 35, jurisdiction: null, advice: 'RECOMMENDED', reason: null },
    {
      classNumber: 42,
      jurisdiction: 'UK',
      advice: 'ADVISED_AGAINST',
      reason: 'Lumoro Design is registered for lighting design services.',
    },
  ],
  searches: [
    searched(['EU', 'EUIPO', 'SAMPLE', 0], ['UK', 'UKIPO', 'LIVE_ONLY', 1], ['US', 'USPTO', 'ALL', 1]),
  ],
});
