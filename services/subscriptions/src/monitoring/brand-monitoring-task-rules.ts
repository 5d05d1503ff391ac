import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { MonitoringTaskStatus } from './brand-monitoring-task-status.js';
import { platformOf } from '@cotta/reference/monitoring-platforms.js';
import { CoverageOutcome, unreachedOutcomes } from './coverage-outcome-status.js';
import { no } from '../refusals.js';

interface Findings {
  readonly caseIds?: readonly string[] | null;
  readonly noFindings?: boolean | null;
}

/** A scan is answered: each finding became a case, or there is none. */
export function findingsProblem({ caseIds, noFindings }: Findings): Refusal | undefined {
  const found = (caseIds ?? []).length > 0;
  if (found !== (noFindings === true)) return undefined;
  const message = found
    ? 'There are cases; take the tick off "no findings".'
    : 'Save a case for each finding, or tick "no findings".';
  return refuseFields([{ path: ['noFindings'], code: found ? 'FINDINGS_THERE' : 'FINDINGS_OPEN', message }]);
}

/** What was recorded of one finding. */
export interface Recorded {
  readonly verdict: string | null;
  readonly caseId: string | null;
}

/** What became of one source of a scan. */
export interface Covered {
  readonly platform: string;
  readonly outcome: string;
}

/** What of a scan was not reached, by the names of the platforms. `SOURCES_MISSING` where nothing was searched, `SOURCES_WAITING` while a source has no
 *  answer: what nobody searched is named as such, and never left out. */
export function notReachedOf(covered: readonly Covered[]): readonly string[] | Refusal {
  if (covered.length === 0) return no('SOURCES_MISSING');
  const waiting = covered.filter(({ outcome }) => outcome === CoverageOutcome.waiting);
  if (waiting.length > 0) return no('SOURCES_WAITING', { count: waiting.length });
  const names = covered
    .filter(({ outcome }) => unreachedOutcomes.includes(outcome))
    .map(({ platform }) => platformOf(platform)?.name ?? platform);
  return [...new Set(names)];
}

/** What a scan ends with. Each recorded finding has a verdict (`VERDICTS_MISSING`), and what matters more than a little became a case
 *  (`CASES_MISSING`); the cases of findings count beside those that are named. @returns what stands on the scan from then on */
export function answerOf(
  recorded: readonly Recorded[],
  { caseIds, noFindings }: Findings,
): { readonly noFindings: boolean; readonly findingCount: number } | Refusal {
  const open = recorded.filter(({ verdict }) => verdict === null);
  if (open.length > 0) return no('VERDICTS_MISSING', { count: open.length });
  const unsaved = recorded.filter(
    ({ verdict, caseId }) => caseId === null && (verdict === 'Medium' || verdict === 'High'),
  );
  if (unsaved.length > 0) return no('CASES_MISSING', { count: unsaved.length });
  const cases = new Set([...(caseIds ?? []), ...recorded.flatMap(({ caseId }) => caseId ?? [])]);
  return (
    findingsProblem({ caseIds: [...cases], ...(noFindings === undefined ? {} : { noFindings }) }) ?? {
      noFindings: noFindings === true,
      findingCount: cases.size,
    }
  );
}

/** A scan is opened again only as long as no report of it was sent; afterwards `REPORT_SENT`. */
export function reopenProblem({
  reportSentAt,
}: {
  readonly reportSentAt?: string | null;
}): Refusal | undefined {
  return (reportSentAt ?? null) === null ? undefined : no('REPORT_SENT');
}

/** Why a scan cannot be removed: `RETAINED.scan` once it is processed. */
export function keepTask({ status }: { readonly status?: string }): Refusal | undefined {
  return status === MonitoringTaskStatus.processed ? no('RETAINED.scan') : undefined;
}
