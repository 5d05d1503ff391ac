import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { platformsOf, type MonitoringPlatform } from '@cotta/reference/monitoring-platforms.js';
import { tierNames, type TierName } from '@cotta/reference/monitoring-tiers.js';
import { brandMonitoringCoverage } from '../monitoring/brand-monitoring-coverage.record.js';
import { brandMonitoringTask } from '../monitoring/brand-monitoring-task.work-item.js';
import { officeDay } from '../subscription/office-day.js';

const AT_ONCE = 200;

interface Scan {
  readonly id: string;
  readonly userId: string | null;
  readonly tier: string;
  readonly brandName: string;
  readonly chosen: readonly string[];
  /** Sources somebody noted before. */
  readonly there: readonly string[];
}

const SCHEDULED = `select id, version from brand_monitoring_task where status = 'Scheduled' order by deadline, id limit ${AT_ONCE}`;

const WITHOUT_SOURCES = `
select t.id, t.user_id as "userId", t.brand_subscription_tier as tier, b.name as "brandName",
  array(select p.name from brand_subscription_platform p where p.brand_subscription_id = t.brand_subscription_id
    and p.start_date <= $1::date and (p.end_date is null or p.end_date >= $1::date) order by p.start_date, p.id) as chosen,
  array(select c.source from brand_monitoring_coverage c where c.brand_monitoring_task_id = t.id) as there
from brand_monitoring_task t join brand b on b.id = t.brand_id
where t.status = 'In progress' and not exists (select 1 from brand_monitoring_coverage c where c.brand_monitoring_task_id = t.id and c.kind = 'machine')
order by t.id limit ${AT_ONCE}`;

/** Takes every scan that was planned into work and says what it will search: a row for each source, of those that a person searches too, so that none
 *  is left out. Repeating it adds nothing. @returns how many were taken up */
export async function beginScans(runtime: CommandRuntime): Promise<number> {
  const planned: { id: string; version: number }[] = await runtime.db.query(SCHEDULED);
  for (const { id, version } of planned)
    await handleCommand(runtime, {
      command: brandMonitoringTask.steps.startBrandMonitoringTask,
      streamId: id,
      viewer: systemViewer,
      commandId: nameBasedId('scan taken up', id, String(version)),
      input: {},
    });
  const scans: Scan[] = await runtime.db.query(WITHOUT_SOURCES, [officeDay(runtime.clock.now())]);
  for (const scan of scans) await planSources(runtime, scan);
  return planned.length;
}

async function planSources(runtime: CommandRuntime, scan: Scan): Promise<void> {
  for (const platform of platformsOf(
    tierOf(scan.tier),
    scan.chosen.map((name) => name.toLowerCase()),
  )) {
    const sources = platform.kind === 'hand' ? [platform.key] : platform.sources;
    for (const source of sources.filter((one) => !scan.there.includes(one))) {
      const id = nameBasedId('scan source', scan.id, source);
      await handleCommand(runtime, {
        command: brandMonitoringCoverage.create,
        streamId: id,
        viewer: systemViewer,
        commandId: nameBasedId('scan source planned', id),
        input: {
          userId: scan.userId,
          brandMonitoringTaskId: scan.id,
          platform: platform.key,
          source,
          kind: platform.kind,
          link: pageOf(platform, scan.brandName),
        },
      });
    }
  }
}

const tierOf = (tier: string): TierName => tierNames.find((one) => one === tier.toLowerCase()) ?? 'watch';

const pageOf = ({ searchPage }: MonitoringPlatform, name: string): string | null =>
  searchPage?.replace('{q}', encodeURIComponent(name)) ?? null;
