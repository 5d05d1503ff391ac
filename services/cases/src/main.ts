import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runApi } from '@cotta/kit/edge/programs/run-api.js';
import { beginProgram } from '@cotta/kit/runtime/process/begin-program.js';
import { repeatJob } from '@cotta/kit/runtime/jobs/repeated-job.js';
import { openRounds } from '@cotta/kit/runtime/jobs/rounds.js';
import { lapseOffers } from './case/lapse-offers.js';
import { keepLetterClock } from './case-letter/letter-clock.js';
import { followUpReports } from './platform-report/follow-up.js';
import { CaptureWorkerClient } from './adapters/capture-worker/capture-worker-client.js';
import { Rfc3161Authority } from '@cotta/kit/runtime/time-stamp/rfc3161-authority.js';
import { captureDue, stampKept } from './evidence/capture-due.js';
import { rootsOf } from '@cotta/kit/runtime/time-stamp/pem.js';
import { env } from './env.js';
import { casesService } from './service.js';

/** A round that does not come for three minutes is taken for one that stopped. */
const OFFERS_EVERY_MS = 60_000;

/** What was just reported is looked at while it is there; no host is asked more often than this. */
const PAGES_EVERY_MS = 5000;

const program = await beginProgram({ service: 'cases', settings: env, drains: true });
const { log } = program;
const runtime = await runApi(
  casesService(
    { linkKey: env.LINK_TOKEN_KEY, encryptionKey: env.SEAL_KEY },
    rootsOf(readFileSync(env.TSA_ROOTS_FILE, 'utf8')),
  ),
  env,
  program,
);
const rounds = openRounds({ redisUrl: env.REDIS_URL, log });
program.holds(() => rounds.close());
const offers = repeatJob({
  queue: 'cases-offers',
  name: 'lapse',
  everyMs: OFFERS_EVERY_MS,
  redisUrl: env.REDIS_URL,
  log,
  rounds,
  work: async () => {
    const count = await lapseOffers(runtime);
    if (count > 0) log.info({ count }, 'offers nobody answered');
    const silent = await followUpReports(runtime);
    if (silent > 0) log.info({ count: silent }, 'reports that a platform has not answered');
    const letters = await keepLetterClock(runtime);
    if (letters > 0) log.info({ count: letters }, 'letters that nobody said a word to');
  },
});
const evidence = {
  pages: new CaptureWorkerClient(env),
  authority: new Rfc3161Authority(env, { nonce: () => randomBytes(8) }),
  egressCountry: env.EGRESS_COUNTRY || null,
};
const pages = repeatJob({
  queue: 'cases-evidence',
  name: 'look',
  everyMs: PAGES_EVERY_MS,
  redisUrl: env.REDIS_URL,
  log,
  rounds,
  work: async () => {
    const kept = await captureDue(runtime, evidence);
    const stamped = await stampKept(runtime, evidence);
    if (kept + stamped > 0) log.info({ kept, stamped }, 'pages looked at');
  },
});
program.holds(() => offers.close());
program.holds(() => pages.close());
program.started();
