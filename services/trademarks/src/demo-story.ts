import type { DemoStep } from '@cotta/kit/service/demo-story.js';

const dana = { role: 'customer', email: 'customer@cotta.test' } as const;
const lucia = { role: 'customer', email: 'lucia@cotta.test' } as const;
const admin = { role: 'admin', email: 'admin@cotta.test' } as const;
const lawyer = { role: 'lawyer', email: 'lawyer@cotta.test' } as const;
const second = { role: 'lawyer', email: 'second.lawyer@cotta.test' } as const;

const furniture = [{ class: 20, terms: ['furniture', 'shelves'] }];
const linen = [{ class: 24, terms: ['kitchen linen'] }];
const mine = { userId: '@user:customer@cotta.test', type: 'WORD', status: 'Ready for filing', brandId: '@brand-nordhaven', ownerEntityId: '@party-nordhaven', goodsAndServices: furniture };
const why = 'Demo data.';

/** Invented marks, one in each stage of its life. Numbers bear the word demo so that nobody looks for them in a register. */
export const demoStory: readonly DemoStep[] = [
  // Registered after a smooth way.
  { command: 'CreateTrademark', on: 'mark-nordhaven-eu', as: lawyer, daysAgo: 500, input: { ...mine, name: 'NORDHAVEN', jurisdiction: 'EU' } },
  { command: 'AssignTrademark', on: 'mark-nordhaven-eu', as: admin, daysAgo: 499, input: { assignedAdminId: '@user:lawyer@cotta.test' } },
  { command: 'FileTrademark', on: 'mark-nordhaven-eu', as: lawyer, daysAgo: 480, input: { number: 'DEMO-EU-018999001', filingDate: '@day:-480' } },
  { command: 'StartExamination', on: 'mark-nordhaven-eu', as: lawyer, daysAgo: 460 },
  { command: 'PublishTrademark', on: 'mark-nordhaven-eu', as: lawyer, daysAgo: 430, input: { publicationDate: '@day:-430' } },
  { command: 'RegisterTrademark', on: 'mark-nordhaven-eu', as: lawyer, daysAgo: 320, input: { registrationDate: '@day:-320', feePaid: true } },

  // The office wrote; the client has the lawyer's answer with two ways to go.
  { command: 'CreateTrademark', on: 'mark-nordhaven-us', as: lawyer, daysAgo: 330, input: { ...mine, name: 'NORDHAVEN', jurisdiction: 'US', filingBasis: ['1(a)'] } },
  { command: 'FileTrademark', on: 'mark-nordhaven-us', as: lawyer, daysAgo: 320, input: { number: 'DEMO-US-99000001', filingDate: '@day:-320' } },
  { command: 'StartExamination', on: 'mark-nordhaven-us', as: lawyer, daysAgo: 60 },
  { command: 'CreateOfficeAction', on: 'action-nordhaven-us', as: lawyer, daysAgo: 20, input: { trademarkId: '@mark-nordhaven-us', userId: '@user:customer@cotta.test', markName: 'NORDHAVEN', jurisdiction: 'US', filingBasis: ['1(a)'], issueDate: '@day:-22', dueDate: '@day:-22+3m', natureOfIssues: ['Identification of goods'], issueSummary: 'Demo data: the office wants the goods named more exactly.', examinationFinished: true, remindersEnabled: true } },
  { command: 'ReceiveOfficeAction', on: 'mark-nordhaven-us', as: lawyer, daysAgo: 20, input: { officeActionId: '@action-nordhaven-us', officeDueDate: '@day:-22+3m', officeLetterDate: '@day:-22' } },
  { command: 'CreateOfficeActionIssue', on: 'issue-nordhaven-us', as: lawyer, daysAgo: 19, input: { officeActionId: '@action-nordhaven-us', userId: '@user:customer@cotta.test', name: 'Identification of goods too broad', category: 'Classification' } },
  { command: 'CreateOfficeActionSolution', on: 'solution-amend', as: lawyer, daysAgo: 19, input: { officeActionId: '@action-nordhaven-us', userId: '@user:customer@cotta.test', solution: 'Demo data: name the goods as the office lists them.', chanceOfSuccess: 90, serviceFee: { amountMinor: 29_000, currency: 'EUR' }, governmentFee: { amountMinor: 0, currency: 'EUR' }, recommended: true, offered: true } },
  { command: 'ConfirmOfficeActionDueDate', on: 'action-nordhaven-us', as: second, daysAgo: 18 },
  { command: 'KickOffOfficeAction', on: 'action-nordhaven-us', as: lawyer, daysAgo: 17 },
  { command: 'VisitOfficeActionPage', on: 'action-nordhaven-us', as: dana, daysAgo: 16 },

  // On its way.
  { command: 'CreateTrademark', on: 'mark-nordhaven-uk', as: lawyer, daysAgo: 70, input: { ...mine, name: 'NORDHAVEN', jurisdiction: 'UK' } },
  { command: 'FileTrademark', on: 'mark-nordhaven-uk', as: lawyer, daysAgo: 62, input: { number: 'DEMO-UK-00004000001', filingDate: '@day:-62' } },
  { command: 'CreateTrademark', on: 'mark-velumora-jp', as: lawyer, daysAgo: 30, input: { ...mine, name: 'VELUMORA', jurisdiction: 'JP', brandId: '@brand-velumora', goodsAndServices: linen, poaDocumentId: '@poa-velumora' } },
  { command: 'SubmitTrademarkToPartner', on: 'mark-velumora-jp', as: lawyer, daysAgo: 9 },
  { command: 'CreateTrademark', on: 'mark-nordhaven-sk', as: lawyer, daysAgo: 3, input: { ...mine, name: 'NORDHAVEN', jurisdiction: 'SK' } },
  { command: 'CreateTrademarkRequest', on: 'link-nordhaven-sk', as: lawyer, daysAgo: 3, input: { trademarkId: '@mark-nordhaven-sk', registrationRequestId: '@velumora', userId: '@user:customer@cotta.test', kind: 'Extension to another country' } },
  { command: 'CreateTrademark', on: 'mark-brisko-cz', as: lawyer, daysAgo: 80, input: { ...mine, userId: '@user:pavel@cotta.test', name: 'BRISKO', jurisdiction: 'CZ', brandId: '@brand-brisko', ownerEntityId: null, goodsAndServices: [{ class: 39, terms: ['courier services'] }] } },
  { command: 'FileTrademark', on: 'mark-brisko-cz', as: lawyer, daysAgo: 75, input: { number: 'DEMO-CZ-600001', filingDate: '@day:-75' } },
  { command: 'StartExamination', on: 'mark-brisko-cz', as: lawyer, daysAgo: 50 },

  // Entered by the client, and soon to be renewed.
  { command: 'CreateTrademark', on: 'mark-velumora-ch', as: dana, daysAgo: 40, input: { name: 'VELUMORA', jurisdiction: 'CH', type: 'WORD', status: 'Trademark registered', brandId: '@brand-velumora', goodsAndServices: linen, number: 'DEMO-CH-700001', filingDate: '@day:-3570', registrationDate: '@day:-3560', expirationDate: '@day:82' } },

  // Not everything succeeds.
  { command: 'CreateTrademark', on: 'mark-crunchy-eu', as: lawyer, daysAgo: 400, input: { ...mine, name: 'CRUNCHY OATS', jurisdiction: 'EU', brandId: null, goodsAndServices: [{ class: 30, terms: ['cereals'] }] } },
  { command: 'FileTrademark', on: 'mark-crunchy-eu', as: lawyer, daysAgo: 390, input: { number: 'DEMO-EU-018999002', filingDate: '@day:-390' } },
  { command: 'StartExamination', on: 'mark-crunchy-eu', as: lawyer, daysAgo: 380 },
  { command: 'RefuseTrademark', on: 'mark-crunchy-eu', as: lawyer, daysAgo: 250, input: { appeal: 'Waived', reason: `${why} The words describe the goods.` } },

  // The United States ask for proof of use.
  { command: 'CreateTrademark', on: 'mark-olivantia-us', as: lawyer, daysAgo: 600, input: { ...mine, userId: '@user:lucia@cotta.test', name: 'OLIVANTIA', jurisdiction: 'US', brandId: null, ownerEntityId: null, filingBasis: ['1(b)'], goodsAndServices: [{ class: 29, terms: ['olive oil'] }] } },
  { command: 'FileTrademark', on: 'mark-olivantia-us', as: lawyer, daysAgo: 590, input: { number: 'DEMO-US-99000002', filingDate: '@day:-590' } },
  { command: 'StartExamination', on: 'mark-olivantia-us', as: lawyer, daysAgo: 300 },
  { command: 'PublishTrademark', on: 'mark-olivantia-us', as: lawyer, daysAgo: 150, input: { publicationDate: '@day:-150' } },
  { command: 'RequestStatementOfUse', on: 'mark-olivantia-us', as: lawyer, daysAgo: 60, input: { issueDate: '@day:-60', officeDueDate: '@day:-60+6m' } },
  { command: 'CreateUseInCommerceRequest', on: 'proof-olivantia', as: lawyer, daysAgo: 58, input: { trademarkId: '@mark-olivantia-us', userId: '@user:lucia@cotta.test', type: 'Statement of use', remainingExtensionCount: 5, issueDate: '@day:-60', dueDate: '@day:-60+6m' } },
  { command: 'CreateUseInCommerceRequestClass', on: 'proof-olivantia-29', as: lawyer, daysAgo: 58, mayBeThere: true, input: { useInCommerceRequestId: '@proof-olivantia', userId: '@user:lucia@cotta.test', classNumber: 29, items: ['olive oil'], filingBasis: '1(b)' } },
  { command: 'ConfirmUseInCommerceDeadline', on: 'proof-olivantia', as: second, daysAgo: 57 },
  { command: 'KickOffUseInCommerceRequest', on: 'proof-olivantia', as: lawyer, daysAgo: 40 },
  { command: 'VisitUseInCommercePage', on: 'proof-olivantia', as: lucia, daysAgo: 38 },

  // Watched.
  { command: 'CreateTrademarkWatchSubscription', on: 'watch-nordhaven', as: lawyer, daysAgo: 300, input: { trademarkId: '@mark-nordhaven-eu', userId: '@user:customer@cotta.test', dateStart: '@day:-300', dateEnd: '@day:65', alsoSimilar: true, threshold: 60 } },
  { command: 'CreateTrademarkMonitoringResult', on: 'hit-nordhavn', as: lawyer, daysAgo: 15, input: { trademarkId: '@mark-nordhaven-eu', userId: '@user:customer@cotta.test', watchSubscriptionId: '@watch-nordhaven', type: 'Similar', relevance: 'High', relevanceNote: why, publicationDate: '@day:-20', oppositionEndDate: '@day:-20+3m', applicationNumber: 'DEMO-EU-018999777', markName: 'NORDHAVN (demo)', markType: 'WORD', classes: [20], jurisdiction: 'EU', ownerName: 'Demo Holdings' } },
  { command: 'CreateTrademarkMonitoringResult', on: 'hit-nordhaus', as: lawyer, daysAgo: 90, input: { trademarkId: '@mark-nordhaven-eu', userId: '@user:customer@cotta.test', watchSubscriptionId: '@watch-nordhaven', type: 'Similar', relevance: 'Low', markName: 'NORDHAUS (demo)', classes: [19], jurisdiction: 'EU' } },
  { command: 'MarkMonitoringResultSeen', on: 'hit-nordhaus', as: dana, daysAgo: 85, input: { seen: true } },
  { command: 'CreateCompetitor', on: 'competitor-demo', as: lawyer, daysAgo: 88, input: { name: 'Demo Holdings', url: 'https://holdings.example', similarity: 55, jurisdictions: ['EU'], wellKnown: false, metadata: { note: why }, trademarkId: '@mark-nordhaven-eu', brandId: '@brand-nordhaven' } },
  { command: 'CreateTrademarkIpoData', on: 'register-nordhaven-eu', as: lawyer, daysAgo: 1, input: { trademarkId: '@mark-nordhaven-eu', userId: '@user:customer@cotta.test', data: { status: 'Registered', note: why }, source: 'demo', readAt: '@instant:-1' } },
  { command: 'CreateDocketedMessage', on: 'letter-us', as: admin, daysAgo: 21, input: { messageKey: 'demo-1', office: 'US', receivedAt: '@instant:-21', sender: 'office@uspto.example', senderVerified: true, subject: 'Demo: nonfinal office action', numbersFound: ['DEMO-US-99000001'], state: 'matched', trademarkId: '@mark-nordhaven-us', officeActionId: '@action-nordhaven-us', proposedDueDate: '@day:-22+3m', attempts: 1 } },
];
