/** Where a watch over a brand is ordered. */
export const MONITORING_ORDER = '/brand-monitoring-order';

/** Tiers of a watch over a brand as addresses name them, from the smallest on; `monitoringTiers` of the reference. */
export const TIERS = ['watch', 'shield', 'guard'] as const;

export type TierName = (typeof TIERS)[number];

/** How long a period is, as the graph names it. */
export const FREQUENCIES = ['MONTHLY', 'QUARTERLY', 'YEARLY'] as const;

export type Frequency = (typeof FREQUENCIES)[number];

/** Marketplaces, of which Shield searches two of choice; their names are the same in every language. */
export const MARKETPLACES = {
  amazon: 'Amazon',
  ebay: 'eBay',
  aliexpress: 'AliExpress',
  alibaba: 'Alibaba',
  etsy: 'Etsy',
  walmart: 'Walmart',
  temu: 'Temu',
} as const;

/** How many of them a Shield subscription has. */
export const SHIELD_MARKETPLACES = 2;

/** Days of the trial, its first and its last one included. */
export const TRIAL_DAYS = 14;

/** The tier of a text, in any letters; undefined of any other. */
export const asTier = (text: string | null | undefined): TierName | undefined =>
  TIERS.find((tier) => tier === text?.toLowerCase());

/** Names of the tiers as the graph has them: `SHIELD`. */
export const tierCode = (tier: TierName): Uppercase<TierName> => tier.toUpperCase() as Uppercase<TierName>;
