import { readEnv } from '@cotta/kit/runtime/process/read-env.js';
import { serviceSettings } from '@cotta/kit/edge/service/service-settings.js';
import { vendorSettings } from './adapters/vendor-settings.js';

/** Settings of this service, parsed once. */
export const env = readEnv(serviceSettings.extend(vendorSettings.partial().shape), process.env);
