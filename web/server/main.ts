import { fileURLToPath } from 'node:url';
import { closeServer, openDoor, serveMetrics } from '@cotta/kit/runtime/process/door.js';
import { keyDays, observeKeyAges } from '@cotta/kit/runtime/process/key-ages.js';
import { logOptions } from '@cotta/kit/runtime/process/log.js';
import { programHealth } from '@cotta/kit/runtime/process/program-health.js';
import { beginLife } from '@cotta/kit/runtime/process/program-life.js';
import { settingsOrEnd } from '@cotta/kit/runtime/process/settings-or-end.js';
import { openErrorReports } from '@cotta/kit/runtime/process/open-error-reports.js';
import { openTracing } from '@cotta/kit/runtime/tracing/open-tracing.js';
import { withServerSpans } from '@cotta/kit/runtime/tracing/server-span.js';
import pino from 'pino';
import { createApp } from './app.js';
import { readWebEnv } from './env.js';
import { openMetrics } from './metrics.js';

const env = settingsOrEnd(() => readWebEnv(process.env));
const log = pino(logOptions({ service: 'web', level: env.LOG_LEVEL }));
const life = beginLife({ log, drainMs: env.drainMs });
const tracing = await openTracing('web', env);
life.holds(() => tracing.close());
const reports = await openErrorReports('web', env);
life.holds(() => reports.close());
const health = programHealth();
life.onDrain(() => health.drain());
const begun = health.waitFor('start');
const door = await openDoor({ host: env.HOST, port: env.PORT, health });
life.door(() => door.close());
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
// A file that vanished while it was being sent (a build replaced it) costs that one answer, not the server.
process.on('uncaughtException', (error: NodeJS.ErrnoException & { path?: string }) => {
  const lostFile = error.code === 'ENOENT' && error.path?.startsWith(clientFolder) === true;
  log[lostFile ? 'warn' : 'fatal'](
    { err: error },
    lostFile ? 'a static file is gone' : 'the web server stops',
  );
  if (!lostFile) process.exit(1);
});
const metrics = openMetrics();
observeKeyAges(keyDays(env), { registry: metrics.registry });
const every = (ms: number, run: () => void): void => void setInterval(run, ms).unref();
if (env.METRICS_PORT > 0) {
  const measured = await serveMetrics(metrics.registry, { host: env.HOST, port: env.METRICS_PORT });
  life.door(() => closeServer(measured));
}
door.answerBy(withServerSpans(await createApp(env, log, built, { every, metrics })));
begun();
life.started();
log.info({ port: door.port, origin: env.PUBLIC_ORIGIN }, 'web is ready');
