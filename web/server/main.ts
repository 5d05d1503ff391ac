import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { createApp } from './app.js';
import { readWebEnv } from './env.js';

const DRAIN_MS = 10_000;

const env = readWebEnv(process.env);
const log = pino({ name: 'web', level: env.LOG_LEVEL });
const builtAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const clientFolder = builtAt('../client/');
const built = {
  client: clientFolder,
  content: builtAt('./content/'),
  records: builtAt('./records/'),
  redirects: builtAt('./redirects.json'),
  reviewList: builtAt('./review-list.json'),
  fonts: builtAt('./fonts/'),
};
const app = await createApp(env, log, built, (ms, run) => void setInterval(run, ms).unref());
const server = createServer(app);

server.listen(env.PORT, env.HOST, () =>
  log.info({ port: env.PORT, origin: env.PUBLIC_ORIGIN }, 'web is ready'),
);

function stop(): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
}
// A file that vanished while it was being sent (a build replaced it) costs that one answer, not the server.
process.on('uncaughtException', (error: NodeJS.ErrnoException & { path?: string }) => {
  const lostFile = error.code === 'ENOENT' && error.path?.startsWith(clientFolder) === true;
  log[lostFile ? 'warn' : 'fatal'](
    { err: error },
    lostFile ? 'a static file is gone' : 'the web server stops',
  );
  if (!lostFile) process.exit(1);
});
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
