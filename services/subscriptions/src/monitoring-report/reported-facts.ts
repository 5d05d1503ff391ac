import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import { CoverageOutcome, type Outcome } from '../monitoring/coverage-outcome-status.js';
import { FindingState } from '../monitoring/finding-state-status.js';
import type { droppedReasons } from './brand-monitoring-report.record.js';

type DroppedReason = (typeof droppedReasons)[number];

interface Source {
  readonly platform: string;
  readonly source: string;
  readonly outcome: Outcome;
  readonly searchedOn: string | null;
  readonly near: number | null;
  readonly passedOver: number | null;
}

interface Finding {
  readonly state: string | null;
  readonly verdict: string | null;
  readonly dismissalReason: DroppedReason | null;
  readonly caseId: string | null;
}

const SOURCES = `
select c.platform, c.source, c.outcome, coalesce(c.searched_on, (c.asked_at at time zone 'Europe/Bratislava')::date)::text as "searchedOn",
  c.hit_count as near, c.dropped_count as "passedOver"
from brand_monitoring_coverage c where c.brand_monitoring_task_id = any($1) order by c.platform, c.source, c.created_at`;

/** What these scans came upon first, and threats of what they saw again; a threat that stands in an earlier report is not said twice. */
const FINDINGS = `
select n.state, n.verdict, n.dismissal_reason as "dismissalReason", n.case_id as "caseId"
from brand_monitoring_finding n
where (n.brand_monitoring_task_id = any($1) or (n.last_task_id = any($1) and n.case_id is not null))
  and not exists (select 1 from brand_monitoring_report r join brand_monitoring_task t on t.brand_subscription_id = r.brand_subscription_id
    where t.id = any($1) and n.case_id = any(r.case_ids))`;

/** What answered scans searched, and what became of everything they found: each finding is counted as dropped, kept in view or taken up, and once. */
export async function reportedFacts(tx: EntityManager, taskIds: readonly string[]) {
  const sources = await queryRows<Source>(tx, SOURCES, [taskIds]);
  const findings = await queryRows<Finding>(tx, FINDINGS, [taskIds]);
  const taken = findings.filter(({ caseId }) => caseId !== null);
  const dropped = findings.filter((one) => one.caseId === null && isDropped(one));
  const searched = new Set(sources.filter(isSearched).map(({ source }) => source));
  return {
    sources,
    searched: [...searched],
    // A source that another scan of the period reached is not missing.
    unreached: [
      ...new Set(sources.filter(({ source }) => !searched.has(source)).map(({ platform }) => platform)),
    ],
    dropReasons: dropped.map(reasonOf),
    foundCount: findings.length,
    keptCount: findings.length - dropped.length - taken.length,
    threatCount: taken.length,
    caseIds: [...new Set(taken.flatMap(({ caseId }) => caseId ?? []))],
  };
}

const isSearched = ({ outcome }: Source): boolean =>
  outcome === CoverageOutcome.found || outcome === CoverageOutcome.nothing;

const isDropped = ({ state, verdict }: Finding): boolean =>
  state === FindingState.dismissed || state === FindingState.whitelisted || verdict === 'Not relevant';

function reasonOf({ state, dismissalReason }: Finding): DroppedReason {
  if (state === FindingState.whitelisted) return 'Own or a partner’s';
  return dismissalReason ?? 'No reason noted';
}
