import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { scanTools } from './adapters/scan-sources.js';
import type { env } from './env.js';
import { runScans } from './scan/run-scans.js';

/** The round of scans of the worker; without a gateway it does nothing, and says so once. */
export function scanJob(runtime: CommandRuntime, settings: typeof env): () => Promise<void> {
  const tools = scanTools(settings);
  if (tools === undefined) {
    runtime.log.warn({}, 'no scan runs: GATEWAY_URL is not set');
    return () => Promise.resolve();
  }
  return async () => {
    const done = await runScans(runtime, tools);
    if (done.scans + done.sources > 0) runtime.log.info(done, 'scans carried on');
  };
}
