import { openLog } from '@cotta/kit/runtime/process/log.js';
import { runApi } from '@cotta/kit/edge/programs/run-api.js';
import { untilStopped } from '@cotta/kit/runtime/process/until-stopped.js';
import { env } from './env.js';
import { subscriptionsService } from './service.js';

const log = openLog({ service: 'subscriptions', level: env.LOG_LEVEL });
const running = await runApi(subscriptionsService(), env, { log });
await untilStopped(running, log);
