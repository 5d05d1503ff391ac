import { randomUUID } from 'node:crypto';
import { systemClock } from '@cotta/kit/model/time/clock.js';
import { openLog } from '@cotta/kit/runtime/process/log.js';
import { untilStopped } from '@cotta/kit/runtime/process/until-stopped.js';
import { openPublicNetwork } from '@cotta/kit/runtime/public-fetch/public-network.js';
import { captureEnv as env } from './capture-env.js';
import { serveCaptures } from './evidence/capture/capture-server.js';

const log = openLog({ service: 'cases-capture', level: env.LOG_LEVEL });
const own = new URL(env.PUBLIC_ORIGIN).hostname;
const network = openPublicNetwork({
  ownHosts: [own, ...env.CAPTURE_REFUSED_HOSTS.split(',').filter((host) => host !== '')],
});
const server = await serveCaptures({
  host: env.HOST,
  port: env.PORT,
  key: env.CAPTURE_WORKER_KEY,
  log,
  network,
  clock: systemClock,
  newId: randomUUID,
  userAgent: `Cotta-Evidence/1.0 (+${env.PUBLIC_ORIGIN})`,
  chromiumPath: env.CHROMIUM_PATH,
  // Chromium refuses its own sandbox to the superuser.
  sandbox: env.CHROMIUM_SANDBOX === 'on' && process.getuid?.() !== 0,
});
log.info({ port: server.port }, 'captures pages');
await untilStopped(server, log);
