import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import type { Period } from '@cotta/reference/subscription-periods.js';
import type { EntityManager } from 'typeorm';
import { inOneTransaction } from '../clock/follow-calendar.js';
import { isDone, isOwed, scanAccount, ScanState, type ScanLine } from '../monitoring/scan-account-rules.js';
import { scanPeriods } from '../monitoring/scan-plan-rules.js';
import { officeDay } from '../subscription/office-day.js';
import { brandMonitoringReport } from './brand-monitoring-report.record.js';
import { nextScanOn } from './next-scan-on.js';
import { reportedFacts } from './reported-facts.js';
import { SCANNED_SUBSCRIPTION, scansOf, type ScannedSubscription } from './scanned-subscription.js';

/** A period that began longer ago has no report made of it any more: nobody waits for it. */
const REPORT_DAYS = 62;

interface Reported extends ScannedSubscription {
  /** Last day of the newest report; null before the first. */
  readonly reportedTo: string | null;
}

const SUBSCRIPTIONS = `select ${SCANNED_SUBSCRIPTION},
    (select max(r.end_date)::text from brand_monitoring_report r where r.brand_subscription_id = s.id) as "reportedTo"
  from brand_subscription s join brand b on b.id = s.brand_id and not b.deleted
  where s.paused_on is null and (s.is_monitored or exists (
    select 1 from brand_monitoring_task t where t.brand_subscription_id = s.id and t.created_at >= $1::date))
  order by s.id`;

/** Makes the reports of periods that are over and whose scans are answered or past their last day. One a subscription and last day, however often and in
 *  however many processes this runs. @returns how many were made */
export async function makeReports(runtime: CommandRuntime): Promise<number> {
  const today = officeDay(runtime.clock.now());
  const since = addDays(today, -REPORT_DAYS);
  const subscriptions = await inTransaction(runtime.db, (tx) =>
    queryRows<Reported>(tx, SUBSCRIPTIONS, [since]),
  );
  let made = 0;
  for (const one of subscriptions) {
    const periods = periodsOf(one, { start: since, end: addDays(today, -1) });
    if (periods.length === 0) continue;
    made += await inOneTransaction(runtime, (tx, run) => reportOn({ tx, run, today }, one, periods));
  }
  if (made > 0) runtime.afterCommit();
  return made;
}

/** Periods that are over and in no report yet. Where the tier changed, what is in a report already is left out. */
function periodsOf({ tier, from, reportedTo }: Reported, window: Period): readonly Period[] {
  return scanPeriods(tier, from, window)
    .filter(({ end }) => end <= window.end && (reportedTo === null || end > reportedTo))
    .map(({ start, end }) => ({
      start: reportedTo !== null && start <= reportedTo ? addDays(reportedTo, 1) : start,
      end,
    }));
}

interface Hands {
  readonly tx: EntityManager;
  readonly run: RunCommand;
  readonly today: string;
}

/** One report of all that is over and answered: whoever was without reports for a while (an older subscription, a pause, a scan everybody waited for)
 *  gets one that says its first and its last day, not one of each period. */
async function reportOn(
  { tx, run, today }: Hands,
  subscription: Reported,
  periods: readonly Period[],
): Promise<number> {
  const scans = await scansOf(tx, subscription.id);
  const period = answeredPart(periods, (one) => scanAccount(subscription, one, scans, today));
  if (period === undefined) return 0;
  const lines = [
    ...(await answeredSince(tx, subscription, { period, today })),
    ...scanAccount(subscription, period, scans, today),
  ];
  const facts = await reportedFacts(
    tx,
    lines.filter(isDone).flatMap(({ taskId }) => taskId ?? []),
  );
  const outcome = await run(brandMonitoringReport.create, {
    streamId: nameBasedId('brand-monitoring-report', subscription.id, period.end),
    input: {
      userId: subscription.userId,
      brandId: subscription.brandId,
      brandSubscriptionId: subscription.id,
      tier: subscription.tier,
      startDate: period.start,
      endDate: period.end,
      nextScanOn: nextScanOn(subscription, today),
      scans: lines,
      lateCount: lines.filter(({ state }) => isOwed({ state }) || state === ScanState.answeredLate).length,
      ...facts,
    },
    key: period.end,
  });
  return 'refusal' in outcome ? 0 : 1;
}

/** From the first period with scans to the last before one that still waits for its answer; what comes later waits too, so that none is passed over. */
function answeredPart(
  periods: readonly Period[],
  scansIn: (period: Period) => readonly ScanLine[],
): Period | undefined {
  const waiting = periods.findIndex((one) =>
    scansIn(one).some(({ state }) => state === ScanState.inWork || state === ScanState.ahead),
  );
  const ready = periods
    .slice(0, waiting === -1 ? undefined : waiting)
    .filter((one) => scansIn(one).length > 0);
  const [first, last] = [ready[0], ready.at(-1)];
  return first === undefined || last === undefined ? undefined : { start: first.start, end: last.end };
}

const LATE = `
select distinct line ->> 'taskId' as id from brand_monitoring_report r cross join jsonb_array_elements(r.scans) line
where r.brand_subscription_id = $1 and line ->> 'state' = 'Late' and r.end_date < $2::date
  and not exists (select 1 from brand_monitoring_report o cross join jsonb_array_elements(o.scans) there
    where o.brand_subscription_id = $1 and there ->> 'taskId' = line ->> 'taskId' and there ->> 'state' <> 'Late')`;

/** Scans that an earlier report named as late and that are answered now: what they came to is said here, and nowhere twice. */
async function answeredSince(
  tx: EntityManager,
  subscription: Reported,
  { period, today }: { readonly period: Period; readonly today: string },
): Promise<readonly ScanLine[]> {
  const late = new Set(
    (await queryRows<{ id: string }>(tx, LATE, [subscription.id, period.start])).map(({ id }) => id),
  );
  if (late.size === 0) return [];
  const scans = (await scansOf(tx, subscription.id)).filter(({ id }) => late.has(id));
  const whole = { start: '0001-01-01', end: today };
  return scanAccount({ ...subscription, isWatched: false }, whole, scans, today).filter(
    ({ state }) => state !== ScanState.late,
  );
}
