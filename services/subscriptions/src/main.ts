import { runApi } from '@cotta/kit/edge/programs/run-api.js';
import { beginProgram } from '@cotta/kit/runtime/process/begin-program.js';
import { HttpScanPictures } from './adapters/pictures/scan-pictures.js';
import { env } from './env.js';
import { subscriptionsService } from './service.js';

const program = await beginProgram({ service: 'subscriptions', settings: env, drains: true });
const pictures = new HttpScanPictures({
  gatewayUrl: env.GATEWAY_URL ?? '',
  linkKey: env.LINK_TOKEN_KEY,
  hosts: env.SCAN_PICTURE_HOSTS ?? '',
});
await runApi(subscriptionsService({ pictures }), env, program);
program.started();
