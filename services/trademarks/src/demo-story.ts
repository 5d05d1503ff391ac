import type { DemoStep } from '@cotta/kit/edge/programs/demo-story.js';
import { dana, admin, lawyer, second, linen, why, mine } from './demo-cast.js';
import { demoProofStory } from './demo-proof-story.js';
import { demoWatchStory } from './demo-watch-story.js';

/** Invented marks, one in each stage of its life. Numbers bear the word demo so that nobody looks for them in a register. */
export const demoStory: readonly DemoStep[] = [
  // Registered after a smooth way.
  {
    command: 'CreateTrademark',
    on: 'mark-nordhaven-eu',
    as: lawyer,
    daysAgo: 500,
    input: { ...mine, name: 'NORDHAVEN', jurisdiction: 'EU' },
  },
  {
    command: 'AssignTrademark',
    on: 'mark-nordhaven-eu',
    as: admin,
    daysAgo: 499,
    input: { assignedAdminId: '@user:lawyer@cotta.test' },
  },
  {
    command: 'FileTrademark',
    on: 'mark-nordhaven-eu',
    as: lawyer,
    daysAgo: 480,
    input: {
      number: 'DEMO-EU-018999001',
      filingDate: '@day:-480',
      receiptDocumentId: '@receipt-nordhaven-eu',
    },
  },
  { command: 'StartExamination', on: 'mark-nordhaven-eu', as: lawyer, daysAgo: 460 },
  {
    command: 'PublishTrademark',
    on: 'mark-nordhaven-eu',
    as: lawyer,
    daysAgo: 430,
    input: { publicationDate: '@day:-430' },
  },
  {
    command: 'RegisterTrademark',
    on: 'mark-nordhaven-eu',
    as: lawyer,
    daysAgo: 320,
    input: { registrationDate: '@day:-320', feePaid: true },
  },

  // The office wrote; the client has the lawyer's answer with two ways to go.
  {
    command: 'CreateTrademark',
    on: 'mark-nordhaven-us',
    as: lawyer,
    daysAgo: 330,
    input: { ...mine, name: 'NORDHAVEN', jurisdiction: 'US', filingBasis: ['1(a)'] },
  },
  {
    command: 'FileTrademark',
    on: 'mark-nordhaven-us',
    as: lawyer,
    daysAgo: 320,
    input: {
      number: 'DEMO-US-99000001',
      filingDate: '@day:-320',
      receiptDocumentId: '@receipt-nordhaven-us',
    },
  },
  { command: 'StartExamination', on: 'mark-nordhaven-us', as: lawyer, daysAgo: 60 },
  {
    command: 'CreateOfficeAction',
    on: 'action-nordhaven-us',
    as: lawyer,
    daysAgo: 20,
    input: {
      trademarkId: '@mark-nordhaven-us',
      userId: '@user:customer@cotta.test',
      markName: 'NORDHAVEN',
      jurisdiction: 'US',
      filingBasis: ['1(a)'],
      issueDate: '@day:-22',
      dueDate: '@day:-22+3m',
      natureOfIssues: ['Identification of goods'],
      issueSummary: 'Demo data: the office wants the goods named more exactly.',
      examinationFinished: true,
      remindersEnabled: true,
    },
  },
  {
    command: 'ReceiveOfficeAction',
    on: 'mark-nordhaven-us',
    as: lawyer,
    daysAgo: 20,
    input: {
      officeActionId: '@action-nordhaven-us',
      officeDueDate: '@day:-22+3m',
      officeLetterDate: '@day:-22',
    },
  },
  {
    command: 'CreateOfficeActionIssue',
    on: 'issue-nordhaven-us',
    as: lawyer,
    daysAgo: 19,
    input: {
      officeActionId: '@action-nordhaven-us',
      userId: '@user:customer@cotta.test',
      name: 'Identification of goods too broad',
      category: 'Classification',
    },
  },
  {
    command: 'CreateOfficeActionSolution',
    on: 'solution-amend',
    as: lawyer,
    daysAgo: 19,
    input: {
      officeActionId: '@action-nordhaven-us',
      userId: '@user:customer@cotta.test',
      solution: 'Demo data: name the goods as the office lists them.',
      chanceOfSuccess: 90,
      serviceFee: { amountMinor: 29_000, currency: 'EUR' },
      governmentFee: { amountMinor: 0, currency: 'EUR' },
      recommended: true,
      offered: true,
    },
  },
  { command: 'ConfirmOfficeActionDueDate', on: 'action-nordhaven-us', as: second, daysAgo: 18 },
  { command: 'KickOffOfficeAction', on: 'action-nordhaven-us', as: lawyer, daysAgo: 17 },
  { command: 'VisitOfficeActionPage', on: 'action-nordhaven-us', as: dana, daysAgo: 16 },

  // On its way.
  {
    command: 'CreateTrademark',
    on: 'mark-nordhaven-uk',
    as: lawyer,
    daysAgo: 70,
    input: { ...mine, name: 'NORDHAVEN', jurisdiction: 'UK' },
  },
  {
    command: 'FileTrademark',
    on: 'mark-nordhaven-uk',
    as: lawyer,
    daysAgo: 62,
    input: {
      number: 'DEMO-UK-00004000001',
      filingDate: '@day:-62',
      receiptDocumentId: '@receipt-nordhaven-uk',
    },
  },
  {
    command: 'CreateTrademark',
    on: 'mark-velumora-jp',
    as: lawyer,
    daysAgo: 30,
    input: {
      ...mine,
      name: 'VELUMORA',
      jurisdiction: 'JP',
      brandId: '@brand-velumora',
      goodsAndServices: linen,
      poaDocumentId: '@poa-velumora',
    },
  },
  { command: 'SubmitTrademarkToPartner', on: 'mark-velumora-jp', as: lawyer, daysAgo: 9 },
  {
    command: 'CreateTrademark',
    on: 'mark-nordhaven-sk',
    as: lawyer,
    daysAgo: 3,
    input: { ...mine, name: 'NORDHAVEN', jurisdiction: 'SK' },
  },
  {
    command: 'CreateTrademarkRequest',
    on: 'link-nordhaven-sk',
    as: lawyer,
    daysAgo: 3,
    input: {
      trademarkId: '@mark-nordhaven-sk',
      registrationRequestId: '@velumora',
      userId: '@user:customer@cotta.test',
      kind: 'Extension to another country',
    },
  },
  {
    command: 'CreateTrademark',
    on: 'mark-brisko-cz',
    as: lawyer,
    daysAgo: 80,
    input: {
      ...mine,
      userId: '@user:pavel@cotta.test',
      name: 'BRISKO',
      jurisdiction: 'CZ',
      brandId: '@brand-brisko',
      ownerEntityId: null,
      goodsAndServices: [{ class: 39, terms: ['courier services'] }],
    },
  },
  {
    command: 'FileTrademark',
    on: 'mark-brisko-cz',
    as: lawyer,
    daysAgo: 75,
    input: { number: 'DEMO-CZ-600001', filingDate: '@day:-75', receiptDocumentId: '@receipt-brisko-cz' },
  },
  { command: 'StartExamination', on: 'mark-brisko-cz', as: lawyer, daysAgo: 50 },

  // Entered by the client, and soon to be renewed.
  {
    command: 'CreateTrademark',
    on: 'mark-velumora-ch',
    as: dana,
    daysAgo: 40,
    input: {
      name: 'VELUMORA',
      jurisdiction: 'CH',
      type: 'WORD',
      status: 'Trademark registered',
      brandId: '@brand-velumora',
      goodsAndServices: linen,
      number: 'DEMO-CH-700001',
      filingDate: '@day:-3570',
      registrationDate: '@day:-3560',
      expirationDate: '@day:82',
    },
  },

  // Not everything succeeds.
  {
    command: 'CreateTrademark',
    on: 'mark-crunchy-eu',
    as: lawyer,
    daysAgo: 400,
    input: {
      ...mine,
      name: 'CRUNCHY OATS',
      jurisdiction: 'EU',
      brandId: null,
      goodsAndServices: [{ class: 30, terms: ['cereals'] }],
    },
  },
  {
    command: 'FileTrademark',
    on: 'mark-crunchy-eu',
    as: lawyer,
    daysAgo: 390,
    input: { number: 'DEMO-EU-018999002', filingDate: '@day:-390', receiptDocumentId: '@receipt-crunchy-eu' },
  },
  { command: 'StartExamination', on: 'mark-crunchy-eu', as: lawyer, daysAgo: 380 },
  {
    command: 'RefuseTrademark',
    on: 'mark-crunchy-eu',
    as: lawyer,
    daysAgo: 250,
    input: { appeal: 'Waived', reason: `${why} The words describe the goods.` },
  },

  ...demoProofStory,
  ...demoWatchStory,

  // To be renewed soon as well.
  {
    command: 'CreateTrademark',
    on: 'mark-velumora-eu',
    as: dana,
    daysAgo: 39,
    input: {
      name: 'VELUMORA',
      jurisdiction: 'EU',
      type: 'WORD',
      status: 'Trademark registered',
      brandId: '@brand-velumora',
      goodsAndServices: linen,
      number: 'DEMO-EU-018999003',
      filingDate: '@day:-3533',
      registrationDate: '@day:-3430',
      expirationDate: '@day:-3533+120m',
    },
  },
];
