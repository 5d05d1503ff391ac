import { tierNames, type TierName } from './monitoring-tiers.js';

/** How a place is searched: by a documented interface, or by a person with a browser. */
export type PlatformKind = 'machine' | 'hand';

/** What a platform is to whoever orders: decides how many a tier has of it. */
export type PlatformGroup =
  | 'registers'
  | 'companies'
  | 'domains'
  | 'marketplace'
  | 'social'
  | 'apps'
  | 'advertising';

/** One place where a brand may be searched. */
export interface MonitoringPlatform {
  readonly key: string;
  /** As people call it; a name, the same in every language. */
  readonly name: string;
  readonly kind: PlatformKind;
  readonly group: PlatformGroup;
  /** Tiers that search it; of `marketplace` Shield searches the two that were chosen. */
  readonly tiers: readonly TierName[];
  /** Sources that are asked for it by machine; empty where a person searches. */
  readonly sources: readonly string[];
  /** Where a person searches; `{q}` stands for the words that are searched. Absent where a machine does. */
  readonly searchPage?: string;
}

const all = tierNames;
const shieldOn: readonly TierName[] = ['shield', 'guard'];
const guard: readonly TierName[] = ['guard'];

function byHand(key: string, name: string, group: PlatformGroup, page: string): MonitoringPlatform {
  const tiers = group === 'marketplace' ? shieldOn : guard;
  return { key, name, kind: 'hand', group, tiers, sources: [], searchPage: page };
}

/** Every place where a brand may be searched. A place without an interface that allows it is searched by hand and never left out; which those are is
 *  read from the terms of the platforms, state of November 2026. */
export const monitoringPlatforms: readonly MonitoringPlatform[] = [
  {
    key: 'registers',
    name: 'Trade mark registers',
    kind: 'machine',
    group: 'registers',
    tiers: all,
    sources: ['registers'],
  },
  {
    key: 'company-registers',
    name: 'Company registers',
    kind: 'machine',
    group: 'companies',
    tiers: shieldOn,
    sources: ['companies-house', 'ares', 'rpo'],
  },
  {
    key: 'domains',
    name: 'Domain names',
    kind: 'machine',
    group: 'domains',
    tiers: shieldOn,
    sources: ['domains', 'certificates'],
  },
  { key: 'ebay', name: 'eBay', kind: 'machine', group: 'marketplace', tiers: shieldOn, sources: ['ebay'] },
  byHand('amazon', 'Amazon', 'marketplace', 'https://www.amazon.de/s?k={q}'),
  byHand('aliexpress', 'AliExpress', 'marketplace', 'https://www.aliexpress.com/w/wholesale-{q}.html'),
  byHand('alibaba', 'Alibaba', 'marketplace', 'https://www.alibaba.com/trade/search?SearchText={q}'),
  byHand('etsy', 'Etsy', 'marketplace', 'https://www.etsy.com/search?q={q}'),
  byHand('walmart', 'Walmart', 'marketplace', 'https://www.walmart.com/search?q={q}'),
  byHand('temu', 'Temu', 'marketplace', 'https://www.temu.com/search_result.html?search_key={q}'),
  byHand('shopify', 'Shopify', 'social', 'https://www.google.com/search?q=site%3Amyshopify.com+{q}'),
  byHand('instagram', 'Instagram', 'social', 'https://www.instagram.com/explore/search/keyword/?q={q}'),
  byHand('facebook', 'Facebook', 'social', 'https://www.facebook.com/search/top?q={q}'),
  byHand('tiktok', 'TikTok', 'social', 'https://www.tiktok.com/search?q={q}'),
  byHand('youtube', 'YouTube', 'social', 'https://www.youtube.com/results?search_query={q}'),
  byHand('x', 'X', 'social', 'https://x.com/search?q={q}&f=live'),
  byHand('linkedin', 'LinkedIn', 'social', 'https://www.linkedin.com/search/results/all/?keywords={q}'),
  byHand('pinterest', 'Pinterest', 'social', 'https://www.pinterest.com/search/pins/?q={q}'),
  {
    key: 'apple-app-store',
    name: 'Apple App Store',
    kind: 'machine',
    group: 'apps',
    tiers: guard,
    sources: ['apple'],
  },
  byHand('google-play', 'Google Play', 'apps', 'https://play.google.com/store/search?q={q}&c=apps'),
  byHand(
    'search-ads',
    'Search advertisements',
    'advertising',
    'https://adstransparency.google.com/?region=anywhere&query={q}',
  ),
];

/** Marketplaces a Shield subscription chooses. */
export const shieldMarketplaces = 2;

/** The platform of that key; undefined where there is none. */
export const platformOf = (key: string): MonitoringPlatform | undefined =>
  monitoringPlatforms.find((one) => one.key === key);

/** What a tier searches: everything of it, and of the marketplaces of Shield the chosen ones, two at most. Names of older orders (`companies`,
 *  `app-stores`) stand for the platforms they became. */
export function platformsOf(tier: TierName, chosen: readonly string[]): readonly MonitoringPlatform[] {
  const wanted = new Set(chosen.flatMap((key) => FORMER[key] ?? [key]));
  const ofTier = monitoringPlatforms.filter(({ tiers }) => tiers.includes(tier));
  if (tier !== 'shield') return ofTier;
  const markets = ofTier.filter(({ group, key }) => group === 'marketplace' && wanted.has(key));
  return ofTier.filter(
    (one) => one.group !== 'marketplace' || markets.slice(0, shieldMarketplaces).includes(one),
  );
}

const FORMER: Readonly<Record<string, readonly string[]>> = {
  companies: ['company-registers'],
  'app-stores': ['apple-app-store', 'google-play'],
};
