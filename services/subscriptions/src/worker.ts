import { repeatJob } from '@cotta/kit/runtime/jobs/repeated-job.js';
import { openLog } from '@cotta/kit/runtime/process/log.js';
import { openRuntime } from '@cotta/kit/edge/service/open-runtime.js';
import { untilStopped } from '@cotta/kit/runtime/process/until-stopped.js';
import { serveWorkerHealth } from '@cotta/kit/runtime/process/worker-health.js';
import { systemClock } from '@cotta/kit/model/time/clock.js';
import { followCalendar } from './clock/follow-calendar.js';
import { env } from './env.js';
import { forgetDismissed } from './monitoring/forget-dismissed.js';
import { makeReports } from './monitoring-report/make-reports.js';
import { planScans } from './monitoring/plan-scans.js';
import { scanJob } from './scan-job.js';
import { subscriptionsService } from './service.js';

const TICK_MS = 60_000;

const log = openLog({ service: 'subscriptions-worker', level: env.LOG_LEVEL });
const { db, runtime } = await openRuntime(subscriptionsService(), {
  databaseUrl: env.DATABASE_URL,
  use: 'worker',
  log,
});
let lastTick = systemClock.now();
const every = (queue: string, name: string, work: () => Promise<unknown>) =>
  repeatJob({
    queue,
    name,
    everyMs: TICK_MS,
    redisUrl: env.REDIS_URL,
    log,
    work: async () => {
      await work();
      lastTick = systemClock.now();
    },
  });
const calendar = every('subscriptions-calendar', 'follow', async () => {
  await followCalendar(runtime);
  await planScans(runtime);
  await makeReports(runtime);
});
// Scans wait for outside systems; a queue of their own keeps them from holding up what falls due.
const scans = every('subscriptions-scans', 'scan', scanJob(runtime, env));
const forgetting = every('subscriptions-forgetting', 'forget', () => forgetDismissed(runtime));
const health = await serveWorkerHealth({ host: env.HOST, port: env.PORT, lastTick: () => lastTick });
await untilStopped(
  {
    close: async () => {
      await calendar.close();
      await scans.close();
      await forgetting.close();
      await health.close();
      await db.destroy();
    },
  },
  log,
);
