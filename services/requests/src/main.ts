import { openLog } from '@cotta/kit/runtime/process/log.js';
import { runApi } from '@cotta/kit/edge/programs/run-api.js';
import { untilStopped } from '@cotta/kit/runtime/process/until-stopped.js';
import { env } from './env.js';
import { requestsService } from './service.js';

const log = openLog({ service: 'requests', level: env.LOG_LEVEL });
const running = await runApi(
  requestsService({ linkKey: env.LINK_TOKEN_KEY, encryptionKey: env.SEAL_KEY }),
  env,
  {
    log,
  },
);
await untilStopped(running, log);
