import { repeatJob } from '@cotta/kit/runtime/jobs/repeated-job.js';
import { beginWorker } from '@cotta/kit/edge/programs/begin-worker.js';
import { env } from './env.js';
import { talkReminders } from './consultation/reminders/talk-reminders.js';
import { requestReminders } from './registration-request/reminders/reminder-worker.js';
import { makeReportFiles } from './registration-request/report-pdf/make-report-files.js';
import { requestsService } from './service.js';

const QUEUE = 'requests-reminders';
const FILE_QUEUE = 'requests-report-files';
const FILE_TICK_MS = 10_000;
const TICK_MS = 60_000;

const program = await beginWorker(
  requestsService({ linkKey: env.LINK_TOKEN_KEY, encryptionKey: env.SEAL_KEY }),
  env,
);
const { log, rounds, runtime } = program;
const scanner = requestReminders(runtime, talkReminders(runtime));
const reminders = repeatJob({
  queue: QUEUE,
  name: 'scan',
  everyMs: TICK_MS,
  redisUrl: env.REDIS_URL,
  log,
  rounds,
  work: async () => {
    const outcome = await scanner.scan();
    if (outcome.issued > 0 || outcome.failed > 0) log.info({ ...outcome }, 'reminders scanned');
  },
});
const files = repeatJob({
  queue: FILE_QUEUE,
  name: 'make',
  everyMs: FILE_TICK_MS,
  redisUrl: env.REDIS_URL,
  log,
  rounds,
  work: async () => {
    const made = await makeReportFiles(runtime, {
      encryptionKey: env.SEAL_KEY,
      publicOrigin: env.PUBLIC_ORIGIN,
    });
    if (made > 0) log.info({ made }, 'files of reports made');
  },
});
program.holds(() => Promise.all([reminders.close(), files.close()]));
program.started();
