import type { SettingsFirmHoursResult } from './limits.graphql.js';

/** When the firm works, and how long new work may be nobody’s. */
export type Hours = Omit<SettingsFirmHoursResult['workHoursNow'], '__typename'>;
