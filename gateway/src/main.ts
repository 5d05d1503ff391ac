import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readGatewayEnv } from './env.js';
import { openLog } from './log.js';
import { readGraphFiles } from './graph-files.js';
import { openGateway } from './open-gateway.js';
import { gatewayRoot } from './paths.js';
import { readManifest, trustedDocuments } from './trusted-documents.js';

// Otherwise the engine reports about this host to its maker every hour.
process.env['APOLLO_TELEMETRY_DISABLED'] = '1';

const env = readGatewayEnv(process.env);
const log = openLog(env.logLevel);
const manifests = ['documents.json', 'documents.previous.json']
  .map((name) => resolve(gatewayRoot, name))
  .filter((path) => existsSync(path));
const gateway = await openGateway({
  env,
  log,
  files: {
    graphs: readGraphFiles(gatewayRoot),
    documents: trustedDocuments(manifests.map(readManifest)),
    openApi: JSON.parse(readFileSync(resolve(gatewayRoot, 'openapi.json'), 'utf8')) as object,
  },
});
log.info({ port: gateway.port, adhoc: env.adhoc }, 'the gateway listens');

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  gateway.health.drain();
  log.info({ ms: env.drainMs }, 'the gateway drains');
  await new Promise((done) => setTimeout(done, env.drainMs));
  await gateway.close();
  log.info({}, 'the gateway has stopped');
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
