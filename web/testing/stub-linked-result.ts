// What the page of a later mark asks by its link: one that a watch found, judged, with its term running.
import type { Answers, AnswerTo } from './answers-to.js';
import { inDays } from './stub-facts.js';

export const linkedResult = {
  __typename: 'TrademarkMonitoringResult',
  id: '0190a000-0000-7000-8000-000000000d01',
  trademarkId: '0190a000-0000-7000-8000-000000000d02',
  type: 'SIMILAR',
  relevance: 'HIGH',
  relevanceNote: 'One letter differs, and both are for lamps.',
  publicationDate: inDays(-50),
  filingDate: inDays(-80),
  applicationNumber: '018987654',
  markName: 'Lumara',
  classes: [9, 11, 35],
  jurisdiction: 'EU',
  ownerName: 'Lumara Home GmbH',
  ipoLink: 'https://register.example/018987654',
  endedOn: null,
  dismissedOn: null,
  orderedOn: null,
  pursuedOn: null,
  pursuedBy: null,
  caseId: null,
  seen: true,
  sheet: {
    __typename: 'ResultSheet',
    ownName: 'Lumora',
    ownOffice: 'EU',
    ownNumber: '018000001',
    ownClasses: [9, 11],
    sharedClasses: [9, 11],
    scores: { __typename: 'ResultScores', look: 83, sound: 90, meaning: 40, goods: 67, overall: 84 },
    lastDay: inDays(41),
    daysLeft: 41,
    law: 'Article 46 of Regulation (EU) 2017/1001',
    canOrder: true,
    orderLink: null,
  },
} satisfies AnswerTo<'LinkedResult'>['trademarkMonitoringResult'];

const step = { __typename: 'TrademarkMonitoringResult' as const };

export const linkedResultAnswers = {
  LinkedResult: () => ({ trademarkMonitoringResult: linkedResult }),
  ResultCountries: () => ({
    countryList: [
      { __typename: 'Country', code: 'CZ', name: 'Czechia' },
      { __typename: 'Country', code: 'SK', name: 'Slovakia' },
    ],
  }),
  SeeLinkedResult: () => ({ markMonitoringResultSeen: step }),
  OrderLinkedOpposition: () => ({ orderOpposition: step }),
  PursueLinkedMark: () => ({ pursueLaterMark: step }),
  LeaveLinkedResult: () => ({ dismissMonitoringResult: step }),
  AskAboutResult: () => ({
    askSupport: {
      __typename: 'SupportReceipt',
      publicId: 'Q-7K2M9Q4X',
      answerBy: `${inDays(1)}T15:00:00.000Z`,
    },
  }),
} satisfies Answers;
