import { repeatJob } from '@cotta/kit/runtime/jobs/repeated-job.js';
import { beginWorker } from '@cotta/kit/edge/programs/begin-worker.js';
import { followCalendar } from './clock/follow-calendar.js';
import { env } from './env.js';
import { forgetDismissed } from './monitoring/forget-dismissed.js';
import { makeReports } from './monitoring-report/make-reports.js';
import { planScans } from './monitoring/plan-scans.js';
import { scanJob } from './scan-job.js';
import { subscriptionsService } from './service.js';

const TICK_MS = 60_000;

const program = await beginWorker(subscriptionsService(), env);
const { log, rounds, runtime } = program;
const every = (queue: string, name: string, work: () => Promise<unknown>) =>
  repeatJob({
    queue,
    name,
    everyMs: TICK_MS,
    redisUrl: env.REDIS_URL,
    log,
    rounds,
    work: async () => void (await work()),
  });
const calendar = every('subscriptions-calendar', 'follow', async () => {
  await followCalendar(runtime);
  await planScans(runtime);
  await makeReports(runtime);
});
// Scans wait for outside systems; a queue of their own keeps them from holding up what falls due.
const scans = every('subscriptions-scans', 'scan', scanJob(runtime, env));
const forgetting = every('subscriptions-forgetting', 'forget', () => forgetDismissed(runtime));
program.holds(() => Promise.all([calendar.close(), scans.close(), forgetting.close()]));
program.started();
