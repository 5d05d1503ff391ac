import { openQueue, startWorker } from '@cotta/kit/runtime/jobs/queue.js';
import { openLog } from '@cotta/kit/runtime/process/log.js';
import { openRuntime } from '@cotta/kit/edge/service/open-runtime.js';
import { untilStopped } from '@cotta/kit/runtime/process/until-stopped.js';
import { serveWorkerHealth } from '@cotta/kit/runtime/process/worker-health.js';
import { env } from './env.js';
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
const scanner = requestReminders(runtime);
let lastTick = new Date();
const worker = startWorker({
  name: QUEUE,
  redisUrl: env.REDIS_URL,
  log,
  concurrency: 1,
  work: async () => {
    const outcome = await scanner.scan();
    lastTick = new Date();
    if (outcome.issued > 0 || outcome.failed > 0) log.info({ ...outcome }, 'reminders scanned');
  },
});
const queue = openQueue(QUEUE, env.REDIS_URL, log);
queue.tick('scan', TICK_MS);
const fileWorker = startWorker({
  name: FILE_QUEUE,
  redisUrl: env.REDIS_URL,
  log,
  concurrency: 1,
  work: async () => {
    const made = await makeReportFiles(runtime, { encryptionKey: env.SEAL_KEY });
    if (made > 0) log.info({ made }, 'files of reports made');
  },
});
const fileQueue = openQueue(FILE_QUEUE, env.REDIS_URL, log);
fileQueue.tick('make', FILE_TICK_MS);
const health = await serveWorkerHealth({ host: env.HOST, port: env.PORT, lastTick: () => lastTick });
await untilStopped(
  {
    close: async () => {
      await worker.close();
      await queue.close();
      await fileWorker.close();
      await fileQueue.close();
      await health.close();
      await db.destroy();
    },
  },
  log,
);
