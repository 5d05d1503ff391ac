// The outside systems of one copy, for the launcher. PORT and HOST, VIRUS_CHECK_PORT for the virus scanner, which speaks no HTTP; COTTA_SIMULATOR_SEED for ids that are the same in every run;
// OBJECT_STORE_DIR: where the objects of the copy lie; else they go with the process.
// PAYMENT_RECEIVER_URL, BANK_RECEIVER_URL and PARTNER_RECEIVER_URL: where notifications and answers go from the start.
import { startSimulators } from './simulators.mjs';

const {
  PORT = '4326',
  VIRUS_CHECK_PORT = '4311',
  HOST = '127.0.0.1',
  COTTA_SIMULATOR_SEED: seed,
  OBJECT_STORE_DIR: objectDir,
  PAYMENT_RECEIVER_URL: payments,
  BANK_RECEIVER_URL: bank,
  PARTNER_RECEIVER_URL: partner,
} = process.env;
const receivers = {
  ...(payments ? { payments } : {}),
  ...(bank ? { bank } : {}),
  ...(partner ? { partner } : {}),
};
// A copy keeps its data over a restart, so ids of the last run must not come again; a seed makes a run repeatable.
const { url, stop } = await startSimulators({
  port: Number(PORT),
  virusCheckPort: Number(VIRUS_CHECK_PORT),
  host: HOST,
  receivers,
  ...(objectDir ? { objectDir } : {}),
  seed: seed || `started ${new Date().toISOString()}`,
});
console.log(JSON.stringify({ level: 'info', msg: `SIMULATOR of the outside systems at ${url}` }));

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
  process.on(signal, () => void stop().then(() => process.exit(0)));
