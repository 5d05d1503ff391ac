import { randomUUID } from 'node:crypto';
import { systemClock } from '@cotta/kit/model/time/clock.js';
import { beginProgram } from '@cotta/kit/runtime/process/begin-program.js';
import { openPublicNetwork } from '@cotta/kit/runtime/public-fetch/public-network.js';
import { captureEnv as env } from './capture-env.js';
import { answerCaptures } from './evidence/capture/capture-server.js';

const program = await beginProgram({ service: 'cases-capture', settings: env, drains: true });
const own = new URL(env.PUBLIC_ORIGIN).hostname;
const network = openPublicNetwork({
  ownHosts: [own, ...env.CAPTURE_REFUSED_HOSTS.split(',').filter((host) => host !== '')],
});
program.door.answerBy(
  answerCaptures({
    key: env.CAPTURE_WORKER_KEY,
    log: program.log,
    network,
    clock: systemClock,
    newId: randomUUID,
    userAgent: `Cotta-Evidence/1.0 (+${env.PUBLIC_ORIGIN})`,
    chromiumPath: env.CHROMIUM_PATH,
    // Chromium refuses its own sandbox to the superuser.
    sandbox: env.CHROMIUM_SANDBOX === 'on' && process.getuid?.() !== 0,
  }),
);
program.started();
