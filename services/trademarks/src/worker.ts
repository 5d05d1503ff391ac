import { repeatJob } from '@cotta/kit/runtime/jobs/repeated-job.js';
import { openLog } from '@cotta/kit/runtime/process/log.js';
import { openRuntime } from '@cotta/kit/edge/service/open-runtime.js';
import { untilStopped } from '@cotta/kit/runtime/process/until-stopped.js';
import { serveWorkerHealth } from '@cotta/kit/runtime/process/worker-health.js';
import { systemClock } from '@cotta/kit/model/time/clock.js';
import { env } from './env.js';
import { filingJob } from './filing-job.js';
import { deadlineReminders } from './docketing/notices/issue-reminder.js';
import { turnNextDates } from './mark/next-dates.js';
import { recountMarks } from './mark/recount-marks.js';
import { takeClockSteps } from './docketing/clock-steps/take-clock-steps.js';
import { repeatedly } from './search/live/repeatedly.js';
import { trademarksService } from './service.js';
import { publishWeek } from './docketing/week-of-dates/weekly-round.js';
import { publishDocket } from './docketing/week-of-docket/docket-round.js';

const QUEUE = 'trademarks-deadlines';
const TICK_MS = 60_000;

const log = openLog({ service: 'trademarks-worker', level: env.LOG_LEVEL });
const { db, runtime } = await openRuntime(trademarksService({ linkKey: env.LINK_TOKEN_KEY }), {
  databaseUrl: env.DATABASE_URL,
  use: 'worker',
  log,
});
const scanner = deadlineReminders(runtime);
let lastTick = systemClock.now();
const deadlines = repeatJob({
  queue: QUEUE,
  name: 'scan',
  everyMs: TICK_MS,
  redisUrl: env.REDIS_URL,
  log,
  work: async () => {
    const recounted = await recountMarks(runtime);
    const turned = await turnNextDates(runtime);
    const outcome = await scanner.scan();
    // A clock that leapt must not give marks up either.
    const steps = outcome.clockJumped ? {} : await takeClockSteps(runtime);
    const weeks = outcome.clockJumped ? 0 : await publishWeek(runtime);
    const docket = !outcome.clockJumped && (await publishDocket(runtime));
    lastTick = systemClock.now();
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
const filings = repeatedly(
  env.FILING_TICK_MS,
  async () => {
    const done = await fileAll();
    if (done.filings + done.registers + done.letters > 0) log.info(done, 'filings carried on');
  },
  (error) => log.error({ err: error }, 'filings could not be looked at'),
);
const health = await serveWorkerHealth({ host: env.HOST, port: env.PORT, lastTick: () => lastTick });
await untilStopped(
  {
    close: async () => {
      await filings.stop();
      await deadlines.close();
      await health.close();
      await db.destroy();
    },
  },
  log,
);
