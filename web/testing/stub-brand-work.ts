// What the pages of brand protection work show: a threat, a report, a service, a scan, a watch and a subscription.
import type { Answers, AnswerTo } from './answers-to.js';
import { rowId } from './stub-records.js';

const brand = { __typename: 'Brand' as const, id: rowId('brand', 0), name: 'NORDHAVEN' };
const mark = {
  __typename: 'Trademark' as const,
  id: rowId('trademark', 0),
  name: 'NORDHAVEN',
  number: '018999001',
  jurisdiction: 'EU',
  registrationDate: '2025-02-03',
  classes: [25],
  ownerEntity: {
    __typename: 'Party' as const,
    id: rowId('entity', 0),
    businessName: 'Nordhaven Example s.r.o.',
    firstName: null,
    lastName: null,
  },
};

export const caseWork = {
  case: {
    __typename: 'Case',
    id: rowId('case', 0),
    userId: rowId('user', 0),
    status: 'CREATED',
    relevance: null,
    ifLeftAlone: null,
    version: 3,
    brand: { ...brand, trademarks: { items: [mark] } },
    platformReports: { items: [] },
    objections: { items: [] },
    letters: { items: [] },
    evidenceCaptures: { items: [] },
    caseCounterparty: {
      __typename: 'CaseCounterparty',
      id: rowId('case_counterparty', 0),
      version: 1,
      userId: rowId('user', 0),
      primaryName: 'Nordhavn Shop',
      aliases: ['nordhavn24'],
      websites: ['https://nordhavn.example'],
      note: null,
      whitelisted: false,
      experience: null,
      cases: {
        items: [
          { __typename: 'Case', id: rowId('case', 0), status: 'CREATED', outcome: null, brand },
          { __typename: 'Case', id: rowId('case', 1), status: 'RESOLVED', outcome: 'SETTLED', brand },
        ],
      },
    },
    infringements: {
      items: [
        {
          __typename: 'CaseInfringement',
          id: rowId('case_infringement', 0),
          version: 1,
          platform: 'Example Market',
          evidence: {
            items: [
              {
                __typename: 'CaseInfringementEvidence',
                id: rowId('case_infringement_evidence', 0),
                version: 2,
                website: 'https://market.example/jacket',
                evidenceDate: '2026-11-12',
                description: 'A jacket with the name on its collar.',
                lastSeenDate: '2026-11-18',
                goneDate: null,
                document: {
                  __typename: 'Document',
                  id: rowId('document', 0),
                  name: 'jacket.png',
                  url: '/icon.svg',
                  mediaType: 'image/png',
                  sha256: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
                  createdAt: '2026-11-12T14:02:00.000Z',
                },
              },
            ],
          },
        },
      ],
    },
    solutions: {
      items: [
        {
          __typename: 'CaseSolution',
          id: rowId('case_solution', 1),
          version: 2,
          userId: rowId('user', 0),
          status: 'OFFERED',
          paidAt: null,
          currency: 'EUR',
          offerSubscription: false,
          items: [
            {
              __typename: 'CaseSolutionItem',
              kind: 'PLATFORM_REPORT',
              title: 'Takedown',
              description: null,
              needed: null,
              risk: 'The shop may answer that its name is older.',
              price: { __typename: 'Money', amountMinor: 9000, currency: 'EUR' },
              chanceOfSuccess: null,
              days: null,
            },
          ],
          serviceRequestId: null,
          serviceRequest: null,
        },
      ],
    },
    services: {
      items: [
        {
          __typename: 'Service',
          id: rowId('service', 0),
          type: 'Letter to the shop',
          status: 'IN_PROGRESS',
          deadline: '2026-12-04',
        },
      ],
    },
    requests: { items: [] },
  },
} satisfies AnswerTo<'CaseWork'>;

export const brandWorkAnswers = {
  CaseWork: () => caseWork,
  WatchQueue: () => ({
    differing: { totalCount: 0, items: [] },
    trademarkMonitoringResultList: { totalCount: 0, items: [] },
  }),
  CounterpartyElsewhere: () => ({ caseCounterpartyList: { items: [] } }),
} satisfies Answers;
