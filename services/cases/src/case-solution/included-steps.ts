import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { addMonths } from '@cotta/reference/calendar-date.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { monitoringTiers, tierPromises, type MonitoringTier } from '@cotta/reference/monitoring-tiers.js';
import { FIRM_ZONE } from '@cotta/reference/working-time.js';
import type { EntityManager } from 'typeorm';
import type { caseSolutionKinds } from './case-solution-kind.js';

/** A step as far as it may be in the price of a plan. */
export interface PricedStep {
  readonly kind?: (typeof caseSolutionKinds)[number] | null;
  readonly price: { readonly amountMinor: number; readonly currency: string };
  readonly isIncluded?: boolean | null;
}

/** What of a plan is left to take. */
export interface Allowance {
  readonly 'platform report': number;
  readonly letter: number;
}

export const NOTHING_INCLUDED: Allowance = { 'platform report': 0, letter: 0 };

/** What the plan includes costs nothing again: the first steps of each kind, as many as are left. */
export function withIncluded<Step extends PricedStep>(items: readonly Step[], left: Allowance): Step[] {
  const rest: Record<string, number> = { ...left };
  return items.map((item) => {
    const isIncluded = (rest[item.kind ?? ''] ?? 0) > 0;
    if (item.kind != null && isIncluded) rest[item.kind] = (rest[item.kind] ?? 0) - 1;
    const { isIncluded: _, ...priced } = item;
    return (isIncluded ? { ...item, isIncluded, price: { ...item.price, amountMinor: 0 } } : priced) as Step;
  });
}

/** Watched over and not paid for yet: an order may lapse, and what a trial tries is the watching. */
const UNPAID: readonly (string | null)[] = ['Created', 'Trial started'];

/** What the highest plan of the brand of a case still includes on a day: reports by the calendar month, letters by the last twelve months. What was offered and then declined or lapsed was
 *  not taken. */
export async function allowanceOf(tx: EntityManager, caseId: string, now: Date): Promise<Allowance> {
  const brand = await queryRow<{ id: string | null }>(tx, 'select brand_id as id from "case" where id = $1', [
    caseId,
  ]);
  if (brand?.id == null) return NOTHING_INCLUDED;
  // One offer of a brand after another, so that two do not take the same.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('brand-plan:' || $1::text, 0))`, [brand.id]);
  const plans = await queryRows<{ tier: MonitoringTier; status: string | null }>(
    tx,
    'select tier, status from brand_plan where brand_id = $1 and is_monitored and tier = any($2)',
    [brand.id, monitoringTiers],
  );
  const tier = monitoringTiers.findLast((one) =>
    plans.some((plan) => plan.tier === one && !UNPAID.includes(plan.status)),
  );
  if (tier === undefined) return NOTHING_INCLUDED;
  const today = calendarDate(now, FIRM_ZONE);
  const taken = await queryRow<{ reports: number; letters: number }>(
    tx,
    `select count(*) filter (where item ->> 'kind' = 'platform report' and s.offered_at >= $2::date::timestamp at time zone $4)::integer as reports,
       count(*) filter (where item ->> 'kind' = 'letter' and s.offered_at >= $3::date::timestamp at time zone $4)::integer as letters
     from case_solution s join "case" c on c.id = s.case_id cross join jsonb_array_elements(s.items) item
     where c.brand_id = $1 and s.status in ('Offered', 'Ordered', 'Delivered') and (item ->> 'isIncluded')::boolean`,
    [brand.id, `${today.slice(0, 7)}-01`, addMonths(today, -12), FIRM_ZONE],
  );
  const { platformReports, lettersAYear } = tierPromises[tier];
  return {
    'platform report':
      platformReports === null
        ? Number.MAX_SAFE_INTEGER
        : Math.max(0, platformReports - (taken?.reports ?? 0)),
    letter: Math.max(0, lettersAYear - (taken?.letters ?? 0)),
  };
}
