import { openLog } from '@cotta/kit/runtime/process/log.js';
import { runApi } from '@cotta/kit/edge/programs/run-api.js';
import { untilStopped } from '@cotta/kit/runtime/process/until-stopped.js';
import { repeatJob } from '@cotta/kit/runtime/jobs/repeated-job.js';
import { lapseOffers } from './case/lapse-offers.js';
import { env } from './env.js';
import { casesService } from './service.js';

/** Its answer is given for sixty days: an hour more or less is none. */
const OFFERS_EVERY_MS = 3_600_000;

const log = openLog({ service: 'cases', level: env.LOG_LEVEL });
const running = await runApi(
  casesService({ linkKey: env.LINK_TOKEN_KEY, encryptionKey: env.SEAL_KEY }),
  env,
  { log },
);
const offers = repeatJob({
  queue: 'cases-offers',
  name: 'lapse',
  everyMs: OFFERS_EVERY_MS,
  redisUrl: env.REDIS_URL,
  log,
  work: async () => {
    const count = await lapseOffers(running.runtime);
    if (count > 0) log.info({ count }, 'offers nobody answered');
  },
});
await untilStopped(
  {
    close: async () => {
      await offers.close();
      await running.close();
    },
  },
  log,
);
