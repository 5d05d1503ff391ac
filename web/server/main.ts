import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { createApp } from './app.js';
import { readWebEnv } from './env.js';

const DRAIN_MS = 10_000;

const env = readWebEnv(process.env);
const log = pino({ name: 'web', level: env.LOG_LEVEL });
const app = await createApp(env, log, fileURLToPath(new URL('../client/', import.meta.url)));
const server = createServer(app);

server.listen(env.PORT, env.HOST, () => log.info({ port: env.PORT, origin: env.PUBLIC_ORIGIN }, 'web is ready'));

function stop(): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
