import { openQueue } from '@cotta/kit/jobs/queue.js';
import { openLog } from '@cotta/kit/log/log.js';
import { runApi } from '@cotta/kit/service/run-api.js';
import { untilStopped } from '@cotta/kit/service/until-stopped.js';
import { systemClock } from '@cotta/kit/time/clock.js';
import { env } from './env.js';
import { LETTER_QUEUE } from './letters/letter-worker.js';
import { lettersConsumer } from './letters/letters-consumer.js';
import { workspaceService } from './service.js';

const log = openLog({ service: 'workspace', level: env.LOG_LEVEL });
const queue = openQueue(LETTER_QUEUE, env.REDIS_URL, log);
const letters = lettersConsumer({ queue, clock: systemClock, mailFrom: env.MAIL_FROM, publicOrigin: env.PUBLIC_ORIGIN });
const running = await runApi(workspaceService({ linkKey: env.LINK_TOKEN_KEY, letters: [letters] }), env, { log });
await untilStopped({ close: async () => {
  await running.close();
  await queue.close();
} }, log);
