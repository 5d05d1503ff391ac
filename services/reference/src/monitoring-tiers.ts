/** What is watched, from registers alone to every platform. Names are proposals: the specification shows none. */
export const monitoringTiers = ['Watch', 'Shield', 'Guard'] as const;

/** One of `monitoringTiers`. */
export type MonitoringTier = (typeof monitoringTiers)[number];

/** A tier as addresses and answers of a form name it: `shield`. */
export type TierName = Lowercase<MonitoringTier>;

/** The tiers as addresses and answers of a form name them, from the smallest on. */
export const tierNames: readonly TierName[] = monitoringTiers.map((tier) => tier.toLowerCase() as TierName);

/** What a tier promises besides the places it searches; what it costs stands in the price list. */
export interface TierPromise {
  readonly scanEvery: 'month' | 'week';
  /** Reports to platforms a month that are in the price; null: as many as there is reason for. */
  readonly platformReports: number | null;
}

/** Every promise once: scans are planned by it, and what was done is held against it. */
export const tierPromises: Readonly<Record<MonitoringTier, TierPromise>> = {
  Watch: { scanEvery: 'month', platformReports: 0 },
  Shield: { scanEvery: 'week', platformReports: 2 },
  Guard: { scanEvery: 'week', platformReports: null },
};

/** Working days until a scan is answered, the same for every tier. @source status notes 4 */
export const SCAN_ANSWER_DAYS = 10;
