import { repeatJob } from '@cotta/kit/runtime/jobs/repeated-job.js';
import { beginWorker } from '@cotta/kit/edge/programs/begin-worker.js';
import { env } from './env.js';
import { filingJob } from './filing-job.js';
import { deadlineReminders } from './docketing/notices/issue-reminder.js';
import { observeDeadlines } from './mark/deadline-metrics.js';
import { turnNextDates } from './mark/next-dates.js';
import { recountMarks } from './mark/recount-marks.js';
import { takeClockSteps } from './docketing/clock-steps/take-clock-steps.js';
import { workRuleRepairs } from './rule-repair/repair-runs.js';
import { trademarksService } from './service.js';
import { publishWeek } from './docketing/week-of-dates/weekly-round.js';
import { publishDocket } from './docketing/week-of-docket/docket-round.js';

const QUEUE = 'trademarks-deadlines';
const TICK_MS = 60_000;

const program = await beginWorker(trademarksService({ linkKey: env.LINK_TOKEN_KEY }), env);
const { log, rounds, runtime } = program;
observeDeadlines(runtime);
const scanner = deadlineReminders(runtime);
const deadlines = repeatJob({
  queue: QUEUE,
  name: 'scan',
  everyMs: TICK_MS,
  redisUrl: env.REDIS_URL,
  log,
  rounds,
  work: async () => {
    const recounted = await recountMarks(runtime);
    const turned = await turnNextDates(runtime);
    const outcome = await scanner.scan();
    // A clock that leapt must not give marks up either.
    const steps = outcome.clockJumped ? {} : await takeClockSteps(runtime);
    const weeks = outcome.clockJumped ? 0 : await publishWeek(runtime);
    const docket = !outcome.clockJumped && (await publishDocket(runtime));
    if (
      outcome.issued > 0 ||
      outcome.failed > 0 ||
      weeks > 0 ||
      docket ||
      recounted > 0 ||
      turned > 0 ||
      Object.keys(steps).length > 0
    )
      log.info({ ...outcome, steps, weeks, docket, recounted, turned }, 'deadlines scanned');
  },
});
const fileAll = filingJob(runtime, env);
const filings = rounds.repeat({ name: 'trademarks-filings', everyMs: env.FILING_TICK_MS }, async () => {
  const done = await fileAll();
  if (done.filings + done.registers + done.letters > 0) log.info(done, 'filings carried on');
});
const repairs = rounds.repeat({ name: 'trademarks-rule-repairs', everyMs: TICK_MS }, async () => {
  const done = await workRuleRepairs(runtime);
  if (done.drafted + done.marksLookedAt + done.marksRepaired > 0)
    log.info({ ...done }, 'rule repairs carried on');
});
program.holds(() => Promise.all([filings.stop(), repairs.stop(), deadlines.close()]));
program.started();
