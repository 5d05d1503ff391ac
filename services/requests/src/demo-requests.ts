import type { VerificationContent } from './registration-request/verification/verification-content.js';
import type { OrderAnswers } from './registration-request/order/order-answers.js';

export interface DemoRequest {
  readonly key: string;
  readonly asked: OrderAnswers;
  readonly byCustomer: boolean;
  readonly outcome: 'asked' | 'started' | 'approved' | 'viewed' | 'dismissed';
  readonly reason?: string;
  readonly alternatives?: readonly string[];
}

function asked(
  value: string,
  jurisdictions: readonly string[],
  rest: Pick<OrderAnswers, 'businessDescription' | 'language' | 'country'> & {
    email: string;
    firstName: string;
    lastName: string;
  },
): OrderAnswers {
  const { email, firstName, lastName, ...facts } = rest;
  return {
    type: 'text',
    value,
    jurisdictions,
    jurisdictionsUndecided: false,
    websites: [],
    sendMarketingEmails: false,
    contact: { email, firstName, lastName },
    ...facts,
    businessDescription: `Demo data. ${facts.businessDescription}`,
  };
}

const customer = {
  email: 'customer@cotta.test',
  firstName: 'Dana',
  lastName: 'Demová',
  language: 'en',
  country: 'SK',
};

/** Invented names and people; any likeness to a mark in use is chance. */
export const demoRequests: readonly DemoRequest[] = [
  {
    key: 'velumora',
    byCustomer: true,
    outcome: 'viewed',
    asked: asked('Velumora', ['EU', 'UK', 'US'], {
      ...customer,
      businessDescription: 'Reusable kitchen linen, sold in an own online shop.',
    }),
  },
  {
    key: 'tinlark',
    byCustomer: true,
    outcome: 'approved',
    asked: asked('Tinlark', ['EU', 'CH'], {
      ...customer,
      businessDescription: 'Board games for families and an app that keeps score.',
    }),
  },
  {
    key: 'crunchy-oats',
    byCustomer: true,
    outcome: 'dismissed',
    asked: asked('Crunchy Oats', ['EU', 'SK'], {
      ...customer,
      businessDescription: 'Breakfast cereals made of oats.',
    }),
    reason:
      'The words say what the product is and how it tastes. An office would refuse them for cereals, because every maker needs them to describe his own.',
    alternatives: [
      'Add an invented word and file both together.',
      'File a logo in which the words are only a part.',
      'Keep the words for the packaging and protect another name.',
    ],
  },
  {
    key: 'brisko',
    byCustomer: false,
    outcome: 'started',
    asked: asked('Brisko', ['CZ', 'EU'], {
      email: 'pavel@cotta.test',
      firstName: 'Pavel',
      lastName: 'Ukázkový',
      language: 'cs',
      country: 'CZ',
      businessDescription: 'Kurýrní služba na nákladních kolech.',
    }),
  },
  {
    key: 'olivantia',
    byCustomer: false,
    outcome: 'asked',
    asked: asked('Olivantia', ['ES', 'EU', 'MX'], {
      email: 'lucia@cotta.test',
      firstName: 'Lucía',
      lastName: 'Ejemplo',
      language: 'es',
      country: 'ES',
      businessDescription: 'Aceite de oliva de una finca familiar.',
    }),
  },
  {
    key: 'hearthgate',
    byCustomer: false,
    outcome: 'asked',
    asked: asked('Hearthgate', ['UK', 'US', 'AU', 'NZ'], {
      email: 'sam@cotta.test',
      firstName: 'Sam',
      lastName: 'Sample',
      language: 'en',
      country: 'GB',
      businessDescription: 'Smart locks and the service that opens them from afar.',
    }),
  },
];

/** What a search gave, as far as an answer rests on it. */
export interface DemoSearch {
  readonly offices: readonly {
    readonly jurisdiction: string;
    readonly coverage: string;
    readonly identical: number;
  }[];
  readonly hits: readonly {
    readonly ref: string;
    readonly name: string;
    readonly identical: boolean;
    readonly overall: number;
  }[];
}

const SAMPLE_NOTE = 'Demo data: the name is invented, and the sample holds the larger marks of this office.';

/** The report a lawyer might write on an invented, distinctive name, after the search that was made: offices without a register get no answer. */
export function demoContent(
  { asked: { value, jurisdictions }, outcome }: DemoRequest,
  { offices, hits }: DemoSearch,
): VerificationContent {
  const weak = outcome === 'dismissed';
  const searched = new Map(offices.map((office) => [office.jurisdiction, office]));
  return {
    textValue: value ?? '',
    verifiedClasses: [24],
    classAdvice: [
      { classNumber: 24, advice: 'recommended' },
      { classNumber: 35, advice: 'recommended' },
      {
        classNumber: 9,
        advice: 'advised against',
        reason: 'Demo data: nothing is offered there yet, and the use would have to be proved later.',
      },
    ],
    setAside:
      hits.length === 0
        ? []
        : [
            {
              refs: hits.map(({ ref }) => ref),
              reason: 'Demo data: they share a few letters, but neither the beginning nor the goods.',
            },
          ],
    distinctiveness: weak
      ? {
          band: 'none',
          explanation: 'Both words describe the goods.',
          descriptiveWords: ['crunchy', 'oats'],
          whatHelps: 'An invented word beside them.',
        }
      : {
          band: 'strong',
          explanation: 'An invented word that says nothing about the goods.',
          descriptiveWords: [],
        },
    similarity: {
      band: 'low',
      explanation: 'Demo data: what the search found is far away in sign or goods.',
    },
    strategy: weak
      ? null
      : 'File the word first: it covers every way of writing it. File the logo later, once it has settled. Within six months of the first filing, other countries can follow with the same date.',
    jurisdictions: jurisdictions.map((jurisdiction) => {
      const office = searched.get(jurisdiction);
      if (office === undefined)
        return {
          jurisdiction,
          verdict: 'no answer' as const,
          reason: 'Its register was not searched, so there is no answer for it yet.',
          notSearched: 'NO_REGISTER_HELD' as const,
        };
      const onSample = office.coverage === 'SAMPLE' ? { sampleNote: SAMPLE_NOTE } : {};
      return weak
        ? {
            jurisdiction,
            verdict: 'not advised' as const,
            risk: 'high' as const,
            reason: 'Descriptive for cereals.',
          }
        : {
            jurisdiction,
            verdict: 'go' as const,
            risk: 'low' as const,
            reason: 'Nothing that was searched stands in the way.',
            ...onSample,
          };
    }),
    similarTrademarks: [],
  };
}
