import type { DemoStep } from '@cotta/kit/edge/programs/demo-story.js';

const dana = { role: 'customer', email: 'customer@cotta.test' } as const;
const admin = { role: 'admin', email: 'admin@cotta.test' } as const;
const lawyer = { role: 'lawyer', email: 'lawyer@cotta.test' } as const;
const system = { role: 'system' } as const;
const demo = 'Demo data. ';

/** A period that was paid, from and to so many days ago. */
function paid(on: string, from: number, to: number): DemoStep[] {
  const input = {
    userId: '@user:customer@cotta.test',
    brandSubscriptionId: '@subscription-nordhaven',
    startDate: `@day:${-from}`,
    endDate: `@day:${-to}`,
  };
  return [
    { command: 'CreateBrandSubscriptionPayment', on, as: admin, daysAgo: from + 2, input },
    { command: 'NotifyBrandSubscriptionPayment', on, as: admin, daysAgo: from + 2 },
    { command: 'ChargeBrandSubscriptionPayment', on, as: admin, daysAgo: from },
    { command: 'ConfirmBrandSubscriptionPayment', on, as: admin, daysAgo: from },
  ];
}

/** Invented brands: one that is guarded since a while, one in its trial, one that only stands there. */
export const demoStory: readonly DemoStep[] = [
  {
    command: 'CreateBrand',
    on: 'brand-nordhaven',
    as: dana,
    daysAgo: 520,
    input: {
      userId: '@user:customer@cotta.test',
      name: 'Nordhaven',
      websites: ['https://nordhaven.example'],
      businessDescription: `${demo}Wooden furniture for small flats.`,
    },
  },
  {
    command: 'CreateBrand',
    on: 'brand-velumora',
    as: dana,
    daysAgo: 200,
    input: {
      userId: '@user:customer@cotta.test',
      name: 'Velumora',
      websites: ['https://velumora.example'],
      businessDescription: `${demo}Reusable kitchen linen.`,
    },
  },
  {
    command: 'CreateBrand',
    on: 'brand-brisko',
    as: admin,
    daysAgo: 90,
    input: {
      userId: '@user:pavel@cotta.test',
      name: 'Brisko',
      websites: [],
      businessDescription: `${demo}Kurýrní služba na nákladních kolech.`,
    },
  },

  {
    command: 'CreateBrandSubscription',
    on: 'subscription-nordhaven',
    as: dana,
    daysAgo: 120,
    input: {
      brandId: '@brand-nordhaven',
      tier: 'Shield',
      paymentFrequency: 'monthly',
      currency: 'EUR',
      billingEntityId: '@party-nordhaven',
      userPaymentMethodId: '@card-dana',
    },
  },
  { command: 'StartBrandSubscriptionTrial', on: 'subscription-nordhaven', as: dana, daysAgo: 120 },
  ...paid('payment-nordhaven-1', 106, 77),
  {
    command: 'StartBrandSubscription',
    on: 'subscription-nordhaven',
    as: system,
    daysAgo: 106,
    input: { startDate: '@day:-106', endDate: '@day:14' },
  },
  ...paid('payment-nordhaven-2', 76, 47),
  ...paid('payment-nordhaven-3', 46, 17),
  ...paid('payment-nordhaven-4', 16, -14),
  {
    command: 'CreateBrandSubscriptionPlatform',
    on: 'platform-nordhaven-market',
    as: lawyer,
    daysAgo: 105,
    input: {
      userId: '@user:customer@cotta.test',
      brandSubscriptionId: '@subscription-nordhaven',
      name: 'Online marketplaces',
      metadata: { note: 'Demo data' },
      startDate: '@day:-106',
    },
  },
  {
    command: 'CreateBrandMonitoringTask',
    on: 'scan-nordhaven-1',
    as: lawyer,
    daysAgo: 100,
    input: {
      userId: '@user:customer@cotta.test',
      brandId: '@brand-nordhaven',
      brandSubscriptionId: '@subscription-nordhaven',
      brandSubscriptionTier: 'Shield',
      deadline: '@day:-86',
    },
  },
  {
    command: 'StartBrandMonitoringTask',
    on: 'scan-nordhaven-1',
    as: admin,
    daysAgo: 98,
    input: { assignedAdminId: '@user:lawyer@cotta.test' },
  },
  {
    command: 'ProcessBrandMonitoringTask',
    on: 'scan-nordhaven-1',
    as: lawyer,
    daysAgo: 92,
    input: { caseIds: ['@case-nordhaven-copy', '@case-nordhaven-shop'] },
  },
  {
    command: 'CreateBrandMonitoringTask',
    on: 'scan-nordhaven-2',
    as: lawyer,
    daysAgo: 6,
    input: {
      userId: '@user:customer@cotta.test',
      brandId: '@brand-nordhaven',
      brandSubscriptionId: '@subscription-nordhaven',
      brandSubscriptionTier: 'Shield',
      deadline: '@day:4',
    },
  },
  {
    command: 'StartBrandMonitoringTask',
    on: 'scan-nordhaven-2',
    as: admin,
    daysAgo: 5,
    input: { assignedAdminId: '@user:lawyer@cotta.test' },
  },

  {
    command: 'CreateBrandSubscription',
    on: 'subscription-velumora',
    as: dana,
    daysAgo: 9,
    input: {
      brandId: '@brand-velumora',
      tier: 'Watch',
      paymentFrequency: 'yearly',
      currency: 'EUR',
      billingEntityId: '@party-nordhaven',
      userPaymentMethodId: '@card-dana',
    },
  },
  ...[
    {
      on: 'finding-table',
      platform: 'Online marketplace',
      page: 'https://market.example/oak-table',
      documentId: '@screenshot-nordhavn',
      otherSide: 'Nordhavn Shop (demo)',
    },
    { on: 'finding-account', platform: 'Social network', page: 'https://social.example/nordhaven-outlet' },
    { on: 'finding-domain', platform: 'Domain names', page: 'https://nordhaven-sale.example' },
  ].map(({ on, platform, page, ...more }): DemoStep => ({
    command: 'CreateBrandMonitoringFinding',
    on,
    as: lawyer,
    daysAgo: 4,
    input: {
      userId: '@user:customer@cotta.test',
      brandMonitoringTaskId: '@scan-nordhaven-2',
      platform,
      website: page,
      seenDate: '@day:-4',
      description: `${demo}The name stands in the heading of the page.`,
      ...more,
    },
  })),
  {
    command: 'NoteBrandMonitoringSources',
    on: 'scan-nordhaven-2',
    as: lawyer,
    daysAgo: 3,
    input: { notReached: ['Demo Market'] },
  },
];
