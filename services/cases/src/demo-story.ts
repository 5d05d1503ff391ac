import type { DemoStep } from '@cotta/kit/edge/programs/demo-story.js';

const dana = { role: 'customer', email: 'customer@cotta.test' } as const;
const admin = { role: 'admin', email: 'admin@cotta.test' } as const;
const lawyer = { role: 'lawyer', email: 'lawyer@cotta.test' } as const;
const userId = '@user:customer@cotta.test';
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

/** Invented threats: a copy that was taken down, a shop the client has to decide about, a report nobody has looked at. */
export const demoStory: readonly DemoStep[] = [
  {
    command: 'CreateCaseCounterparty',
    on: 'counterparty-copy',
    as: lawyer,
    daysAgo: 95,
    input: {
      userId,
      primaryName: 'Copycat Trading (demo)',
      aliases: ['CT Demo'],
      websites: ['https://copycat.example'],
      note: 'Demo data: invented company.',
      whitelisted: false,
    },
  },
  {
    command: 'CreateCaseCounterparty',
    on: 'counterparty-shop',
    as: lawyer,
    daysAgo: 9,
    input: {
      userId,
      primaryName: 'Nordhavn Shop (demo)',
      aliases: [],
      websites: ['https://nordhavn.example'],
      whitelisted: false,
    },
  },
  {
    command: 'CreateCase',
    on: 'case-nordhaven-copy',
    as: lawyer,
    daysAgo: 94,
    input: {
      userId,
      brandId: '@brand-nordhaven',
      caseCounterpartyId: '@counterparty-copy',
      relevance: 'high',
      lawyersNote: 'Demo data: same name, same goods.',
    },
  },
  {
    command: 'AssignCase',
    on: 'case-nordhaven-copy',
    as: admin,
    daysAgo: 94,
    input: { assignedAdminId: '@user:lawyer@cotta.test' },
  },
  {
    command: 'CreateCaseInfringement',
    on: 'infringement-copy',
    as: lawyer,
    daysAgo: 94,
    input: { userId, caseId: '@case-nordhaven-copy', platform: 'Online marketplace' },
  },
  {
    command: 'CreateCaseInfringementEvidence',
    on: 'evidence-copy',
    as: lawyer,
    daysAgo: 94,
    input: {
      userId,
      caseInfringementId: '@infringement-copy',
      website: 'https://copycat.example/offer',
      evidenceDate: '@day:-94',
      description: 'Demo data: the offer with the name in its title.',
    },
  },
  {
    command: 'CreateCaseSolution',
    on: 'solution-copy',
    as: lawyer,
    daysAgo: 93,
    input: {
      userId,
      caseId: '@case-nordhaven-copy',
      items: [{ title: 'Notice to the marketplace', description: 'Demo data.', price: eur(19_000), days: 7 }],
      currency: 'EUR',
      offerSubscription: false,
    },
  },
  { command: 'KickOffCase', on: 'case-nordhaven-copy', as: lawyer, daysAgo: 92 },
  { command: 'OfferCaseSolution', on: 'solution-copy', as: lawyer, daysAgo: 92 },
  { command: 'DeclineCaseSolution', on: 'solution-copy', as: dana, daysAgo: 90 },
  {
    command: 'UpdateCaseInfringementEvidence',
    on: 'evidence-copy',
    as: lawyer,
    daysAgo: 80,
    input: { goneDate: '@day:-80' },
  },
  {
    command: 'CloseCase',
    on: 'case-nordhaven-copy',
    as: lawyer,
    daysAgo: 80,
    input: {
      outcome: 'taken down',
      outcomeNote: 'Demo data: our notice led the marketplace to remove the offer.',
    },
  },

  {
    command: 'CreateCase',
    on: 'case-nordhaven-shop',
    as: lawyer,
    daysAgo: 8,
    input: {
      userId,
      brandId: '@brand-nordhaven',
      brandMonitoringTaskId: '@scan-nordhaven-1',
      caseCounterpartyId: '@counterparty-shop',
      relevance: 'medium',
    },
  },
  {
    command: 'CreateCaseSolution',
    on: 'solution-shop',
    as: lawyer,
    daysAgo: 7,
    input: {
      userId,
      caseId: '@case-nordhaven-shop',
      items: [
        {
          kind: 'letter',
          title: 'Cease and desist letter',
          description: 'Demo data.',
          price: eur(45_000),
          chanceOfSuccess: 70,
          days: 21,
        },
      ],
      currency: 'EUR',
      offerSubscription: true,
    },
  },
  { command: 'KickOffCase', on: 'case-nordhaven-shop', as: lawyer, daysAgo: 4 },
  { command: 'OfferCaseSolution', on: 'solution-shop', as: lawyer, daysAgo: 4 },

  {
    command: 'CreateCase',
    on: 'case-velumora-new',
    as: lawyer,
    daysAgo: 1,
    input: { userId, brandId: '@brand-velumora', caseCounterpartyId: '@counterparty-shop' },
  },

  {
    command: 'CreateCaseRequest',
    on: 'report-nordhaven',
    as: dana,
    daysAgo: 2,
    input: {
      brandId: '@brand-nordhaven',
      type: 'Copied pictures',
      brandWebsite: 'https://nordhaven.example',
      links: ['https://pictures.example/1'],
      message: 'Demo data: they use our photographs.',
    },
  },

  {
    command: 'CreateService',
    on: 'service-letter',
    as: lawyer,
    daysAgo: 89,
    input: {
      userId,
      brandId: '@brand-nordhaven',
      caseId: '@case-nordhaven-copy',
      type: 'Notice to a marketplace',
      parameters: { note: 'Demo data' },
      deadline: '@day:-80',
    },
  },
  {
    command: 'StartService',
    on: 'service-letter',
    as: admin,
    daysAgo: 88,
    input: { assignedAdminId: '@user:lawyer@cotta.test' },
  },
  {
    command: 'FinishService',
    on: 'service-letter',
    as: lawyer,
    daysAgo: 81,
    input: { outcome: 'Demo data: sent and answered.' },
  },
  {
    command: 'CreateService',
    on: 'service-open',
    as: lawyer,
    daysAgo: 3,
    input: { userId, brandId: '@brand-nordhaven', type: 'Coexistence agreement', deadline: '@day:18' },
  },

  {
    command: 'CreateCaseRequest',
    on: 'report-shop',
    as: dana,
    daysAgo: 2,
    input: {
      brandId: '@brand-nordhaven',
      type: 'Copied product',
      brandWebsite: 'https://nordhaven.example',
      links: ['https://nordhavn.example/oak-table'],
      message: 'Demo data: the same table as ours, under nearly our name.',
    },
  },
  { command: 'TakeOnCaseRequest', on: 'report-shop', as: lawyer, daysAgo: 1 },

  {
    command: 'CreateService',
    on: 'service-notice',
    as: lawyer,
    daysAgo: 5,
    input: {
      userId,
      brandId: '@brand-nordhaven',
      caseId: '@case-nordhaven-shop',
      type: 'Letter to the other side',
      deadline: '@day:9',
    },
  },
  { command: 'StartService', on: 'service-notice', as: lawyer, daysAgo: 4 },
];
