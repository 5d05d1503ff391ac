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
  /** Letters to other sides in twelve months that are in the price. */
  readonly lettersAYear: number;
  /** Whether its owner is written to as soon as a finding was judged to matter, and not by the report alone. */
  readonly alerts: boolean;
}

/** Every promise once: scans are planned by it, and what was done is held against it. */
export const tierPromises: Readonly<Record<MonitoringTier, TierPromise>> = {
  Watch: { scanEvery: 'month', platformReports: 0, lettersAYear: 0, alerts: false },
  Shield: { scanEvery: 'week', platformReports: 2, lettersAYear: 0, alerts: false },
  Guard: { scanEvery: 'week', platformReports: null, lettersAYear: 1, alerts: true },
};

/** Working days until a scan is answered, the same for every tier. @source status notes 4 */
export const SCAN_ANSWER_DAYS = 10;
