import { openLog } from '@cotta/kit/log/log.js';
import { runApi } from '@cotta/kit/service/run-api.js';
import { untilStopped } from '@cotta/kit/service/until-stopped.js';
import { env } from './env.js';
import { accountsService } from './service.js';

const log = openLog({ service: 'accounts', level: env.LOG_LEVEL });
const running = await runApi(accountsService({ sealKey: env.SEAL_KEY, sessionKey: env.SESSION_KEY }), env, { log });
await untilStopped(running, log);
