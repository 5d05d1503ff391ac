import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { MonitoringTaskStatus } from './brand-monitoring-task-status.js';
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
