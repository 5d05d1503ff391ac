import { openLog } from '@cotta/kit/runtime/process/log.js';
import { runApi } from '@cotta/kit/edge/programs/run-api.js';
import { openRevocationFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { untilStopped } from '@cotta/kit/runtime/process/until-stopped.js';
import { companyRegisters } from './adapters/company-registers.js';
import { env } from './env.js';
import { accountsService } from './service.js';

const log = openLog({ service: 'accounts', level: env.LOG_LEVEL });
const feed = openRevocationFeed(env.REDIS_URL, log);
const running = await runApi(
  accountsService({
    encryptionKey: env.SEAL_KEY,
    sessionKey: env.SESSION_KEY,
    chatSecret: env.MISSIVE_CHAT_SECRET,
    feed,
    publicOrigins: env.PUBLIC_ORIGIN,
    staffSecondFactor: env.STAFF_SECOND_FACTOR,
    companyRegisters: companyRegisters(env),
  }),
  env,
  { log },
);
await untilStopped(
  {
    close: async () => {
      await running.close();
      await feed.close();
    },
  },
  log,
);
