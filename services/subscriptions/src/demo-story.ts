import type { DemoStep } from '@cotta/kit/edge/programs/demo-story.js';

const dana = { role: 'customer', email: 'customer@cotta.test' } as const;
const admin = { role: 'admin', email: 'admin@cotta.test' } as const;
const lawyer = { role: 'lawyer', email: 'lawyer@cotta.test' } as const;
const system = { role: 'system' } as const;
const demo = 'Demo data. ';

/** Invented brands: one in its trial, one whose monitoring is not paid yet, one without. */
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
    daysAgo: 9,
    input: {
      brandId: '@brand-nordhaven',
      tier: 'Shield',
      paymentFrequency: 'yearly',
      currency: 'EUR',
      payerCountry: 'SK',
      withTrial: true,
      billingEntityId: '@party-nordhaven',
      userPaymentMethodId: '@card-dana',
    },
  },
  { command: 'StartBrandSubscriptionTrial', on: 'subscription-nordhaven', as: system, daysAgo: 9 },
  {
    command: 'CreateBrandSubscriptionPlatform',
    on: 'platform-nordhaven-market',
    as: lawyer,
    daysAgo: 9,
    input: {
      userId: '@user:customer@cotta.test',
      brandSubscriptionId: '@subscription-nordhaven',
      name: 'Online marketplaces',
      metadata: { note: 'Demo data' },
      startDate: '@day:-9',
    },
  },
  {
    command: 'CreateBrandMonitoringTask',
    on: 'scan-nordhaven-1',
    as: lawyer,
    daysAgo: 9,
    input: {
      userId: '@user:customer@cotta.test',
      brandId: '@brand-nordhaven',
      brandSubscriptionId: '@subscription-nordhaven',
      brandSubscriptionTier: 'Shield',
      deadline: '@day:-4',
    },
  },
  {
    command: 'StartBrandMonitoringTask',
    on: 'scan-nordhaven-1',
    as: admin,
    daysAgo: 9,
    // The worker plans what a scan that goes on will search.
    withNext: true,
    input: { assignedAdminId: '@user:lawyer@cotta.test' },
  },
  ...searchedByHand('scan-nordhaven-1', 8),
  {
    command: 'ProcessBrandMonitoringTask',
    on: 'scan-nordhaven-1',
    as: lawyer,
    daysAgo: 8,
    input: { caseIds: ['@case-nordhaven-shop'] },
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
      payerCountry: 'SK',
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

/** A scan ends with what was searched; these two a person searched. */
function searchedByHand(scan: string, daysAgo: number): readonly DemoStep[] {
  return ['amazon', 'etsy'].flatMap((platform) => {
    const on = `${scan}-${platform}`;
    const input = { userId: '@user:customer@cotta.test', brandMonitoringTaskId: `@${scan}` };
    return [
      {
        command: 'CreateBrandMonitoringCoverage',
        on,
        as: lawyer,
        daysAgo,
        withNext: true,
        input: { ...input, platform, source: platform, kind: 'hand' },
      },
      {
        command: 'NoteBrandMonitoringHandSearch',
        on,
        as: lawyer,
        daysAgo,
        withNext: true,
        input: { outcome: 'Found', note: 'Demo data' },
      },
    ];
  });
}
