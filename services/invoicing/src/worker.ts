import { openQueue, startWorker } from '@cotta/kit/runtime/jobs/queue.js';
import { openLog } from '@cotta/kit/runtime/process/log.js';
import { openRuntime } from '@cotta/kit/edge/service/open-runtime.js';
import { untilStopped } from '@cotta/kit/runtime/process/until-stopped.js';
import { serveWorkerHealth } from '@cotta/kit/runtime/process/worker-health.js';
import { readFileSync } from 'node:fs';
import { CnbExchangeRates, EcbExchangeRates } from './adapters/central-banks/central-bank-exchange-rates.js';
import { RevolutBankFeed } from './adapters/revolut/revolut-bank-feed.js';
import { RevolutPayments } from './adapters/revolut/revolut-payments.js';
import { ViesVatCheck } from './adapters/vies/vies-vat-check.js';
import { env } from './env.js';
import { openTicks } from './ticks.js';
import { invoicingService } from './service.js';

const QUEUE = 'invoicing-jobs';

const log = openLog({ service: 'invoicing-worker', level: env.LOG_LEVEL });
const vatNumbers = new ViesVatCheck(env);
const service = invoicingService({
  linkKey: env.LINK_TOKEN_KEY,
  encryptionKey: env.SEAL_KEY,
  vatNumbers,
  webhookSecrets: '',
  savedCards: env.USE_SAVED_PAYMENT_METHODS,
});
const { db, runtime } = await openRuntime(service, { databaseUrl: env.DATABASE_URL, use: 'worker', log });
const bank = new RevolutBankFeed({
  baseUrl: env.REVOLUT_BUSINESS_BASE_URL,
  clientId: env.REVOLUT_BUSINESS_CLIENT_ID,
  issuer: env.REVOLUT_BUSINESS_ISSUER,
  refreshToken: env.REVOLUT_BUSINESS_REFRESH_TOKEN,
  privateKey: readFileSync(env.REVOLUT_BUSINESS_PRIVATE_KEY_FILE, 'utf8'),
});
const ticks = openTicks({
  runtime,
  provider: new RevolutPayments(env),
  bank,
  rates: [new EcbExchangeRates(env), new CnbExchangeRates(env)],
  vatNumbers,
  encryptionKey: env.SEAL_KEY,
  publicOrigin: env.PUBLIC_ORIGIN,
  bankPollSeconds: env.BANK_POLL_SECONDS,
});
let lastTick = new Date();
const worker = startWorker({
  name: QUEUE,
  redisUrl: env.REDIS_URL,
  log,
  concurrency: 4,
  work: async ({ name }) => {
    await ticks[name]?.work();
    lastTick = new Date();
  },
});
const queue = openQueue(QUEUE, env.REDIS_URL, log);
for (const [name, { everyMs }] of Object.entries(ticks)) queue.tick(name, everyMs);
const health = await serveWorkerHealth({ host: env.HOST, port: env.PORT, lastTick: () => lastTick });
await untilStopped(
  {
    close: async () => {
      await worker.close();
      await queue.close();
      await health.close();
      await db.destroy();
    },
  },
  log,
);
