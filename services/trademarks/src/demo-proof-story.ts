import type { DemoStep } from '@cotta/kit/edge/programs/demo-story.js';
import { lucia, lawyer, second, mine } from './demo-cast.js';

/** The United States ask for proof of use. */
export const demoProofStory: readonly DemoStep[] = [
  {
    command: 'CreateTrademark',
    on: 'mark-olivantia-us',
    as: lawyer,
    daysAgo: 600,
    input: {
      ...mine,
      userId: '@user:lucia@cotta.test',
      name: 'OLIVANTIA',
      jurisdiction: 'US',
      brandId: null,
      ownerEntityId: null,
      filingBasis: ['1(b)'],
      goodsAndServices: [{ class: 29, terms: ['olive oil'] }],
    },
  },
  {
    command: 'FileTrademark',
    on: 'mark-olivantia-us',
    as: lawyer,
    daysAgo: 590,
    input: {
      number: 'DEMO-US-99000002',
      filingDate: '@day:-590',
      receiptDocumentId: '@receipt-olivantia-us',
    },
  },
  { command: 'StartExamination', on: 'mark-olivantia-us', as: lawyer, daysAgo: 300 },
  {
    command: 'PublishTrademark',
    on: 'mark-olivantia-us',
    as: lawyer,
    daysAgo: 150,
    input: { publicationDate: '@day:-150' },
  },
  {
    command: 'RequestStatementOfUse',
    on: 'mark-olivantia-us',
    as: lawyer,
    daysAgo: 60,
    // Whoever hears of it opens a proof, and then its classes, where there are none.
    withNext: true,
    input: { issueDate: '@day:-60', officeDueDate: '@day:-60+6m' },
  },
  {
    command: 'CreateUseInCommerceRequest',
    on: 'proof-olivantia',
    as: lawyer,
    daysAgo: 58,
    withNext: true,
    input: {
      trademarkId: '@mark-olivantia-us',
      userId: '@user:lucia@cotta.test',
      type: 'Statement of use',
      remainingExtensionCount: 5,
      issueDate: '@day:-60',
      dueDate: '@day:-60+6m',
    },
  },
  {
    command: 'CreateUseInCommerceRequestClass',
    on: 'proof-olivantia-29',
    as: lawyer,
    daysAgo: 58,
    input: {
      useInCommerceRequestId: '@proof-olivantia',
      userId: '@user:lucia@cotta.test',
      classNumber: 29,
      items: ['olive oil'],
      filingBasis: '1(b)',
    },
  },
  { command: 'ConfirmUseInCommerceDeadline', on: 'proof-olivantia', as: second, daysAgo: 57 },
  { command: 'KickOffUseInCommerceRequest', on: 'proof-olivantia', as: lawyer, daysAgo: 40 },
  { command: 'VisitUseInCommercePage', on: 'proof-olivantia', as: lucia, daysAgo: 38 },
  {
    command: 'UpdateUseInCommerceRequestClass',
    on: 'proof-olivantia-29',
    as: lucia,
    daysAgo: 31,
    input: { decision: 'Use', firstUseInUs: '@day:-200', firstUseAnywhere: '@day:-700' },
  },
];
