import { readServiceSettings, serviceSettings } from '@cotta/kit/edge/service/service-settings.js';

/** Settings of this service, parsed once. */
export const env = readServiceSettings(serviceSettings, process.env);
