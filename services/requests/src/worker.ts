import { repeatJob } from '@cotta/kit/runtime/jobs/repeated-job.js';
import { openLog } from '@cotta/kit/runtime/process/log.js';
import { openRuntime } from '@cotta/kit/edge/service/open-runtime.js';
import { untilStopped } from '@cotta/kit/runtime/process/until-stopped.js';
import { serveWorkerHealth } from '@cotta/kit/runtime/process/worker-health.js';
import { env } from './env.js';
import { talkReminders } from './consultation/reminders/talk-reminders.js';
import { requestReminders } from './registration-request/reminders/reminder-worker.js';
import { makeReportFiles } from './registration-request/report-pdf/make-report-files.js';
import { requestsService } from './service.js';

const QUEUE = 'requests-reminders';
const FILE_QUEUE = 'requests-report-files';
const FILE_TICK_MS = 10_000;
const TICK_MS = 60_000;

const log = openLog({ service: 'requests-worker', level: env.LOG_LEVEL });
const { db, runtime } = await openRuntime(
  requestsService({ linkKey: env.LINK_TOKEN_KEY, encryptionKey: env.SEAL_KEY }),
  { databaseUrl: env.DATABASE_URL, use: 'worker', log },
);
const scanner = requestReminders(runtime, talkReminders(runtime));
let lastTick = new Date();
const reminders = repeatJob({
  queue: QUEUE,
  name: 'scan',
  everyMs: TICK_MS,
  redisUrl: env.REDIS_URL,
  log,
  work: async () => {
    const outcome = await scanner.scan();
    lastTick = new Date();
    if (outcome.issued > 0 || outcome.failed > 0) log.info({ ...outcome }, 'reminders scanned');
  },
});
const files = repeatJob({
  queue: FILE_QUEUE,
  name: 'make',
  everyMs: FILE_TICK_MS,
  redisUrl: env.REDIS_URL,
  log,
  work: async () => {
    const made = await makeReportFiles(runtime, { encryptionKey: env.SEAL_KEY });
    if (made > 0) log.info({ made }, 'files of reports made');
  },
});
const health = await serveWorkerHealth({ host: env.HOST, port: env.PORT, lastTick: () => lastTick });
await untilStopped(
  {
    close: async () => {
      await reminders.close();
      await files.close();
      await health.close();
      await db.destroy();
    },
  },
  log,
);
