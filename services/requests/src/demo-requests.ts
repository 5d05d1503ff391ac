import type { VerificationContent } from './domain/verification-content.js';
import type { OrderAnswers } from './domain/order-answers.js';

export interface DemoRequest {
  readonly key: string;
  readonly asked: OrderAnswers;
  readonly byCustomer: boolean;
  readonly outcome: 'asked' | 'started' | 'approved' | 'viewed' | 'dismissed';
  readonly reason?: string;
  readonly alternatives?: readonly string[];
}

function asked(value: string, jurisdictions: readonly string[], rest: Pick<OrderAnswers, 'businessDescription' | 'language' | 'country'> & { email: string; firstName: string; lastName: string }): OrderAnswers {
  const { email, firstName, lastName, ...facts } = rest;
  return {
    type: 'text', value, jurisdictions, jurisdictionsUndecided: false, websites: [], sendMarketingEmails: false,
    contact: { email, firstName, lastName }, ...facts, businessDescription: `Demo data. ${facts.businessDescription}`,
  };
}

const customer = { email: 'customer@cotta.test', firstName: 'Dana', lastName: 'Demová', language: 'en', country: 'SK' };

/** Invented names and people; any likeness to a mark in use is chance. */
export const demoRequests: readonly DemoRequest[] = [
  { key: 'velumora', byCustomer: true, outcome: 'viewed', asked: asked('Velumora', ['EU', 'UK', 'US'], { ...customer, businessDescription: 'Reusable kitchen linen, sold in an own online shop.' }) },
  { key: 'tinlark', byCustomer: true, outcome: 'approved', asked: asked('Tinlark', ['EU', 'CH'], { ...customer, businessDescription: 'Board games for families and an app that keeps score.' }) },
  {
    key: 'crunchy-oats', byCustomer: true, outcome: 'dismissed',
    asked: asked('Crunchy Oats', ['EU', 'SK'], { ...customer, businessDescription: 'Breakfast cereals made of oats.' }),
    reason: 'The words say what the product is and how it tastes. An office would refuse them for cereals, because every maker needs them to describe his own.',
    alternatives: ['Add an invented word and file both together.', 'File a logo in which the words are only a part.', 'Keep the words for the packaging and protect another name.'],
  },
  { key: 'brisko', byCustomer: false, outcome: 'started', asked: asked('Brisko', ['CZ', 'EU'], { email: 'pavel@cotta.test', firstName: 'Pavel', lastName: 'Ukázkový', language: 'cs', country: 'CZ', businessDescription: 'Kurýrní služba na nákladních kolech.' }) },
  { key: 'olivantia', byCustomer: false, outcome: 'asked', asked: asked('Olivantia', ['ES', 'EU', 'MX'], { email: 'lucia@cotta.test', firstName: 'Lucía', lastName: 'Ejemplo', language: 'es', country: 'ES', businessDescription: 'Aceite de oliva de una finca familiar.' }) },
  { key: 'hearthgate', byCustomer: false, outcome: 'asked', asked: asked('Hearthgate', ['UK', 'US', 'AU', 'NZ'], { email: 'sam@cotta.test', firstName: 'Sam', lastName: 'Sample', language: 'en', country: 'GB', businessDescription: 'Smart locks and the service that opens them from afar.' }) },
];

/** The report a lawyer might write on an invented, distinctive name. */
export function demoContent({ asked: { value, jurisdictions }, outcome }: DemoRequest): VerificationContent {
  const weak = outcome === 'dismissed';
  return {
    textValue: value ?? '', recommendedClasses: [35], verifiedClasses: [24],
    distinctiveness: weak
      ? { band: 'none', explanation: 'Both words describe the goods.', descriptiveWords: ['crunchy', 'oats'], whatHelps: 'An invented word beside them.' }
      : { band: 'strong', explanation: 'An invented word that says nothing about the goods.', descriptiveWords: [] },
    similarity: { band: 'low', explanation: 'Demo data: no identical mark, one that shares the beginning, for other goods.' },
    strategy: weak ? null : 'File the word first: it covers every way of writing it. File the logo later, once it has settled. Within six months of the first filing, other countries can follow with the same date.',
    jurisdictions: jurisdictions.map((jurisdiction) => ({
      jurisdiction, verdict: weak ? 'not advised' as const : jurisdiction === 'US' ? 'go with changes' as const : 'go' as const,
      risk: weak ? 'high' as const : jurisdiction === 'US' ? 'medium' as const : 'low' as const,
      reason: weak ? 'Descriptive for cereals.' : jurisdiction === 'US' ? 'Name the goods as the office lists them, or it will ask.' : 'Nothing in the way that we found.',
    })),
    similarTrademarks: weak ? [] : [{
      name: `${(value ?? '').slice(0, 4)}ena (demo)`, owner: 'Demo Holdings', jurisdiction: jurisdictions[0] ?? 'EU', status: 'Registered', classes: [9, 35],
      number: null, filingDate: null, identical: false, look: 38, sound: 44, meaning: 0, goods: 20, overall: 31, note: 'Shares the first syllable; its goods are far away.',
    }],
  };
}
