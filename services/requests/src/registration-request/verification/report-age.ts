import { DateTime } from 'luxon';
import type { FrozenReport } from './frozen-report.js';
import { OFFICE_ZONE } from './promised-time.js';

/** Beyond so many days a report says how old it is; beyond the second number it is ordered on only by whoever knows that it is old. */
const AGEING_AFTER_DAYS = 14;
const OLD_AFTER_DAYS = 30;

/** `AGEING`: beyond 14 days, the report says how old it is; `OLD`: beyond 30, it is ordered on only knowingly. */
export const reportStages = ['FRESH', 'AGEING', 'OLD'] as const;

/** How old a report is. */
export interface ReportAge {
  /** Whole calendar days since the release, where the lawyers sit. */
  readonly days: number;
  readonly stage: (typeof reportStages)[number];
}

/** How old a report is at `now`. `releasedOn`: `YYYY-MM-DD` where the lawyers sit. */
export function reportAge({ releasedOn }: Pick<FrozenReport, 'releasedOn'>, now: Date): ReportAge {
  const released = DateTime.fromISO(releasedOn, { zone: OFFICE_ZONE });
  const today = DateTime.fromJSDate(now, { zone: OFFICE_ZONE }).startOf('day');
  const days = Math.max(0, Math.round(today.diff(released, 'days').days));
  return { days, stage: days > OLD_AFTER_DAYS ? 'OLD' : days > AGEING_AFTER_DAYS ? 'AGEING' : 'FRESH' };
}
