import { readEnv } from '@cotta/kit/env/read-env.js';
import { serviceSettings } from '@cotta/kit/service/service-settings.js';

/** Settings of this service, parsed once. */
export const env = readEnv(serviceSettings, process.env);
