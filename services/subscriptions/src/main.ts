import { openLog } from '@cotta/kit/runtime/process/log.js';
import { runApi } from '@cotta/kit/edge/programs/run-api.js';
import { untilStopped } from '@cotta/kit/runtime/process/until-stopped.js';
import { HttpScanPictures } from './adapters/pictures/scan-pictures.js';
import { env } from './env.js';
import { subscriptionsService } from './service.js';

const log = openLog({ service: 'subscriptions', level: env.LOG_LEVEL });
const pictures = new HttpScanPictures({
  gatewayUrl: env.GATEWAY_URL ?? '',
  linkKey: env.LINK_TOKEN_KEY,
  hosts: env.SCAN_PICTURE_HOSTS ?? '',
});
const running = await runApi(subscriptionsService({ pictures }), env, { log });
await untilStopped(running, log);
