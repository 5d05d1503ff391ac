import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, it } from '@jest/globals';
import { serveHttp } from './http-server.js';
import { openMetrics } from './metrics.js';

/** Well under the time for which an idle connection is kept. */
const PATIENCE_MS = 30_000;

it(
  'stops when its last answer is out, though whoever asked would keep the connection',
  async () => {
    const answering: ServerResponse[] = [];
    const server = await serveHttp(
      (_, response) => {
        answering.push(response);
        response.write('begun');
      },
      { env: { host: '127.0.0.1', port: 0, metricsPort: 0 } as never, metrics: openMetrics() },
    );
    const agent = new Agent({ keepAlive: true });
    const answer = await new Promise<IncomingMessage>((come) =>
      get({ host: '127.0.0.1', port: server.port, agent }, come),
    );
    const read = once(answer.resume(), 'end');
    const stopped = server.close();
    answering[0]?.end();
    await stopped;
    await read;
    expect(answer.complete).toBe(true);
    agent.destroy();
  },
  PATIENCE_MS,
);
