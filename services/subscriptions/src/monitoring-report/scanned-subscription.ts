import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { MonitoringTier } from '@cotta/reference/monitoring-tiers.js';
import type { EntityManager } from 'typeorm';
import type { PlannedScan } from '../monitoring/scan-account-rules.js';
import { SCANS_COUNT_FROM } from '../monitoring/scans-count-from.js';

/** A subscription as far as its scans follow from it; days are `YYYY-MM-DD` at the firm. */
export interface ScannedSubscription {
  readonly id: string;
  readonly userId: string | null;
  readonly brandId: string;
  readonly tier: MonitoringTier;
  readonly status: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly from: string;
  readonly changedOn: string | null;
  readonly isWatched: boolean;
}

/** Its columns, of a subscription `s`. */
export const SCANNED_SUBSCRIPTION = `s.id, s.user_id as "userId", s.brand_id as "brandId", s.tier, s.status, s.start_date::text as "startDate",
    s.end_date::text as "endDate", coalesce(${SCANS_COUNT_FROM}, '9999-12-31')::text as "from", s.scans_changed_on::text as "changedOn",
    s.is_monitored and s.paused_on is null as "isWatched"`;

/** Every scan there is of one. */
export const scansOf = (tx: EntityManager, subscriptionId: string): Promise<PlannedScan[]> =>
  queryRows<PlannedScan>(
    tx,
    `select t.id, (t.created_at at time zone 'Europe/Bratislava')::date::text as "plannedOn", t.deadline::text, t.status,
       (t.processed_timestamp at time zone 'Europe/Bratislava')::date::text as "answeredOn"
     from brand_monitoring_task t where t.brand_subscription_id = $1 order by t.created_at, t.id`,
    [subscriptionId],
  );
