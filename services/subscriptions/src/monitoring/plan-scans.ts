import type { EntityManager } from 'typeorm';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { SCAN_ANSWER_DAYS, type MonitoringTier } from '@cotta/reference/monitoring-tiers.js';
import { endOfWorkingDay, usualFirmHours } from '@cotta/reference/working-time.js';
import { inOneTransaction } from '../clock/follow-calendar.js';
import { officeDay } from '../subscription/office-day.js';
import { brandMonitoringTask } from './brand-monitoring-task.work-item.js';
import { scanDay } from './scan-plan-rules.js';
import { SCANS_COUNT_FROM } from './scans-count-from.js';

const AT_ONCE = 500;

interface Watched {
  readonly id: string;
  readonly userId: string | null;
  readonly brandId: string;
  readonly tier: MonitoringTier;
  readonly from: string;
}

const WATCHED = `select s.id, s.user_id as "userId", s.brand_id as "brandId", s.tier, ${SCANS_COUNT_FROM}::text as "from"
  from brand_subscription s join brand b on b.id = s.brand_id and not b.deleted
  where s.is_monitored and s.paused_on is null and ${SCANS_COUNT_FROM} is not null`;

/** Plans the scan that is due of every brand somebody looks after. @returns how many were planned */
export async function planScans(runtime: CommandRuntime): Promise<number> {
  let planned = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const watched = await inTransaction(runtime.db, (tx) =>
      queryRows<Watched>(tx, `${WATCHED} and s.id > $1 order by s.id limit $2`, [after, AT_ONCE]),
    );
    const due = await inTransaction(runtime.db, (tx) => dueScans(tx, watched, runtime.clock.now()));
    for (const { one } of due)
      planned += await inOneTransaction(runtime, (tx, run) =>
        planOne({ tx, run, now: runtime.clock.now() }, one),
      );
    const last = watched.at(-1);
    if (planned > 0) runtime.afterCommit();
    if (last === undefined || watched.length < AT_ONCE) return planned;
    after = last.id;
  }
}

interface DueScan {
  readonly one: Watched;
  /** Day it is due, at the firm. */
  readonly day: string;
  readonly id: string;
}

/** Scans that are due and not planned yet, neither by the clock nor by somebody since that day: nearly none on most days, so a page of subscriptions is asked about at once. */
async function dueScans(
  tx: EntityManager,
  watched: readonly Watched[],
  now: Date,
): Promise<readonly DueScan[]> {
  const due = watched.flatMap((one) => {
    const day = scanDay(one.tier, one.from, officeDay(now));
    return day === undefined ? [] : [{ one, day, id: nameBasedId('brand-monitoring-task', one.id, day) }];
  });
  const rows = await queryRows<{ id: string }>(
    tx,
    `select d.scan as id from unnest($1::uuid[], $2::uuid[], $3::date[]) as d(id, scan, day)
      where not exists (select from brand_monitoring_task t where t.brand_subscription_id = d.id and (t.id = d.scan or t.created_at >= d.day))`,
    [due.map(({ one }) => one.id), due.map(({ id }) => id), due.map(({ day }) => day)],
  );
  const scans = new Set(rows.map(({ id }) => id));
  return due.filter(({ id }) => scans.has(id));
}

/** Plans the scan of one subscription at once, when it begins to be looked after. */
export async function planScanOf(hands: Hands, subscriptionId: string): Promise<void> {
  const watched = await queryRow<Watched>(hands.tx, `${WATCHED} and s.id = $1`, [subscriptionId]);
  if (watched !== undefined) await planOne(hands, watched);
}

interface Hands {
  readonly tx: EntityManager;
  readonly run: RunCommand;
  readonly now: Date;
}

/** 1 where it was still to be planned. */
async function planOne({ tx, run, now }: Hands, watched: Watched): Promise<number> {
  const [due] = await dueScans(tx, [watched], now);
  if (due === undefined) return 0;
  const { id, userId, brandId, tier } = watched;
  const outcome = await run(brandMonitoringTask.create, {
    streamId: due.id,
    input: {
      brandId,
      brandSubscriptionId: id,
      brandSubscriptionTier: tier,
      deadline: officeDay(endOfWorkingDay(now, SCAN_ANSWER_DAYS, usualFirmHours)),
      ...(userId === null ? {} : { userId }),
    },
    key: due.day,
  });
  return 'refusal' in outcome ? 0 : 1;
}
