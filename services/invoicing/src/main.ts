import { runApi } from '@cotta/kit/edge/programs/run-api.js';
import { beginProgram } from '@cotta/kit/runtime/process/begin-program.js';
import { RevolutPayments } from './adapters/revolut/revolut-payments.js';
import { ViesVatCheck } from './adapters/vies/vies-vat-check.js';
import { env } from './env.js';
import { invoicingService } from './service.js';

const program = await beginProgram({ service: 'invoicing', settings: env, drains: true });
const service = invoicingService({
  linkKey: env.LINK_TOKEN_KEY,
  encryptionKey: env.SEAL_KEY,
  vatNumbers: new ViesVatCheck(env),
  webhookSecrets: env.REVOLUT_MERCHANT_WEBHOOK_SECRET,
  savedCards: env.USE_SAVED_PAYMENT_METHODS,
  cards: { provider: new RevolutPayments(env), publicOrigin: env.PUBLIC_ORIGIN },
});
await runApi(service, env, program);
program.started();
