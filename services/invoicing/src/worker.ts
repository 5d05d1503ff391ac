import { openQueue, startWorker } from '@cotta/kit/runtime/jobs/queue.js';
import { beginWorker } from '@cotta/kit/edge/programs/begin-worker.js';
import { readFileSync } from 'node:fs';
import { readEnv } from '@cotta/kit/runtime/process/read-env.js';
import { readableFile } from '@cotta/kit/runtime/process/readable-file.js';
import { settingsOrEnd } from '@cotta/kit/runtime/process/settings-or-end.js';
import { z } from 'zod';
import { CnbExchangeRates, EcbExchangeRates } from './adapters/central-banks/central-bank-exchange-rates.js';
import { eInvoiceChannel } from './adapters/epostak/epostak-e-invoices.js';
import { RevolutBankFeed } from './adapters/revolut/revolut-bank-feed.js';
import { RevolutPayments } from './adapters/revolut/revolut-payments.js';
import { ViesVatCheck } from './adapters/vies/vies-vat-check.js';
import { env } from './env.js';
import { openTicks } from './ticks.js';
import { invoicingService } from './service.js';

const QUEUE = 'invoicing-jobs';
/** Rounds of this process at a time: one that waits for the bank holds up no other. */
const AT_ONCE = 4;

// Of all programs of this service only the worker speaks to the bank, so only it is given the file.
const { REVOLUT_BUSINESS_PRIVATE_KEY_FILE: bankKeyFile } = settingsOrEnd(() =>
  readEnv(z.object({ REVOLUT_BUSINESS_PRIVATE_KEY_FILE: readableFile }), process.env),
);
const vatNumbers = new ViesVatCheck(env);
const service = invoicingService({
  linkKey: env.LINK_TOKEN_KEY,
  encryptionKey: env.SEAL_KEY,
  vatNumbers,
  webhookSecrets: '',
  savedCards: env.USE_SAVED_PAYMENT_METHODS,
});
const program = await beginWorker(service, env);
const { log, rounds, runtime } = program;
const bank = new RevolutBankFeed({
  baseUrl: env.REVOLUT_BUSINESS_BASE_URL,
  clientId: env.REVOLUT_BUSINESS_CLIENT_ID,
  issuer: env.REVOLUT_BUSINESS_ISSUER,
  refreshToken: env.REVOLUT_BUSINESS_REFRESH_TOKEN,
  privateKey: readFileSync(bankKeyFile, 'utf8'),
});
const ticks = openTicks({
  runtime,
  provider: new RevolutPayments(env),
  bank,
  rates: [new EcbExchangeRates(env), new CnbExchangeRates(env)],
  vatNumbers,
  encryptionKey: env.SEAL_KEY,
  publicOrigin: env.PUBLIC_ORIGIN,
  eInvoices: eInvoiceChannel(env),
  earlyIssuers: env.E_INVOICE_EARLY_ISSUERS,
  bankPollSeconds: env.BANK_POLL_SECONDS,
});
// What somebody waits for is looked for each second, by each worker for itself: a tick of the queue costs a dozen questions of Redis.
const { jobs, ...queued } = ticks;
const work = Object.fromEntries(
  Object.entries(queued).map(([name, tick]) => [
    name,
    rounds.noted({ name: `invoicing-${name}`, everyMs: tick.everyMs }, tick.work),
  ]),
);
const queue = openQueue(QUEUE, env.REDIS_URL, log);
const worker = startWorker({
  name: QUEUE,
  redisUrl: env.REDIS_URL,
  log,
  concurrency: AT_ONCE,
  // One that nobody knows was asked for by a release before.
  work: ({ name }) => (work[name] ?? (() => queue.endTick(name)))(),
});
for (const [name, { everyMs }] of Object.entries(queued)) queue.tick(name, everyMs);
const moneyJobs = rounds.repeat(
  { name: 'invoicing-jobs', everyMs: jobs.everyMs, atOnce: AT_ONCE },
  jobs.work,
);
program.holds(() => queue.close());
program.holds(() => Promise.all([worker.close(), moneyJobs.stop()]));
program.started();
