import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openLog } from '@cotta/kit/runtime/process/log.js';
import { openErrorReports } from '@cotta/kit/runtime/process/open-error-reports.js';
import { openTracing } from '@cotta/kit/runtime/tracing/open-tracing.js';
import { beginLife } from '@cotta/kit/runtime/process/program-life.js';
import { settingsOrEnd } from '@cotta/kit/runtime/process/settings-or-end.js';
import { plannerInThread } from './engine/planner-in-thread.js';
import { readGatewayEnv } from './env.js';
import { readGraphFiles } from './graph-files.js';
import { openGateway } from './open-gateway.js';
import { gatewayRoot } from './paths.js';
import { readManifest, trustedDocuments } from './trusted-documents.js';

// Otherwise the engine reports about this host to its maker every hour.
process.env['APOLLO_TELEMETRY_DISABLED'] = '1';

const env = settingsOrEnd(() => readGatewayEnv(process.env));
const log = openLog({ service: 'gateway', level: env.logLevel });
const life = beginLife({ log, drainMs: env.drainMs });
const tracing = await openTracing('gateway', env.tracing ?? {});
life.holds(() => tracing.close());
const reports = await openErrorReports('gateway', env.errorReports ?? {});
life.holds(() => reports.close());
const manifests = ['documents.json', 'documents.previous.json']
  .map((name) => resolve(gatewayRoot, name))
  .filter((path) => existsSync(path));
const planning = new URL('./engine/planner-thread.js', import.meta.url);
const gateway = await openGateway({
  env,
  log,
  plannerFor: (supergraphSdl) => plannerInThread(planning, supergraphSdl),
  files: {
    graphs: readGraphFiles(gatewayRoot),
    documents: trustedDocuments(manifests.map(readManifest)),
    openApi: JSON.parse(readFileSync(resolve(gatewayRoot, 'openapi.json'), 'utf8')) as object,
  },
});
life.onDrain(() => gateway.health.drain());
life.door(() => gateway.close());
life.started();
log.info({ port: gateway.port, adhoc: env.adhoc }, 'the gateway listens');
