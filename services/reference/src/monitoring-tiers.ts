/** What is watched, from registers alone to every platform. Names are proposals: the specification shows none. */
export const monitoringTiers = ['Watch', 'Shield', 'Guard'] as const;

/** One of `monitoringTiers`. */
export type MonitoringTier = (typeof monitoringTiers)[number];

/** A tier as addresses and answers of a form name it: `shield`. */
export type TierName = Lowercase<MonitoringTier>;

/** The tiers as addresses and answers of a form name them, from the smallest on. */
export const tierNames: readonly TierName[] = monitoringTiers.map((tier) => tier.toLowerCase() as TierName);

/** Where a brand may be searched beside the registers of marks; the names are short enough for an answer of a list. */
export const monitoredPlatforms = [
  'companies',
  'domains',
  'amazon',
  'ebay',
  'aliexpress',
  'alibaba',
  'etsy',
  'walmart',
  'temu',
  'shopify',
  'instagram',
  'facebook',
  'tiktok',
  'youtube',
  'x',
  'linkedin',
  'pinterest',
  'app-stores',
  'search-ads',
] as const;
