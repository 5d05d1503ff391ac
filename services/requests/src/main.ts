import { openLog } from '@cotta/kit/log/log.js';
import { runApi } from '@cotta/kit/service/run-api.js';
import { untilStopped } from '@cotta/kit/service/until-stopped.js';
import { env } from './env.js';
import { requestsService } from './service.js';

const log = openLog({ service: 'requests', level: env.LOG_LEVEL });
const running = await runApi(requestsService({ linkKey: env.LINK_TOKEN_KEY, sealKey: env.SEAL_KEY }), env, {
  log,
});
await untilStopped(running, log);
