import { createServer } from 'node:http';
import { register } from 'prom-client';

/** Where a worker tells how it is. */
export interface WorkerHealth {
  readonly host: string;
  readonly port: number;
  /** When the last tick was worked on; the alarm watches its age. */
  readonly lastTick: () => Date;
}

const OLDEST_TICK_MS = 5 * 60_000;

/** livez, readyz and metrics of a process without an API. */
export async function serveWorkerHealth({
  host,
  port,
  lastTick,
}: WorkerHealth): Promise<{ close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const ready = Date.now() - lastTick().getTime() < OLDEST_TICK_MS;
    if (request.url === '/metrics') {
      void register
        .metrics()
        .then((text) => response.writeHead(200, { 'content-type': register.contentType }).end(text));
      return;
    }
    const good = request.url === '/livez' || (request.url === '/readyz' && ready);
    const status = good ? 200 : request.url === '/readyz' ? 503 : 404;
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ ready, lastTick: lastTick() }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}
