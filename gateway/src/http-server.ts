import { createServer, type RequestListener } from 'node:http';
import { closeServer, listen, serveMetrics } from '@cotta/kit/runtime/process/door.js';
import type { GatewayEnv } from './env.js';
import type { Metrics } from './metrics.js';

/** Listens for the public, and for whoever measures where the settings say so. Settles once it does. */
export async function serveHttp(
  listener: RequestListener,
  { env, metrics }: { readonly env: GatewayEnv; readonly metrics: Pick<Metrics, 'registry'> },
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000, maxHeaderSize: 16 * 1024 },
    listener,
  );
  const port = await listen(server, env);
  const measured =
    env.metricsPort === 0
      ? undefined
      : await serveMetrics(metrics.registry, { host: env.host, port: env.metricsPort });
  return {
    port,
    close: async () => {
      await Promise.all(
        [server, measured].map((open) => (open === undefined ? undefined : closeServer(open))),
      );
    },
  };
}
