import { readEnv } from '@cotta/kit/runtime/process/read-env.js';
import { serviceSettings } from '@cotta/kit/edge/service/service-settings.js';

/** Settings of this service, parsed once. */
export const env = readEnv(serviceSettings, process.env);
