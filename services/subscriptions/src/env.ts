import { readServiceSettings, serviceSettings } from '@cotta/kit/edge/service/service-settings.js';
import { vendorSettings } from './adapters/vendor-settings.js';

/** Settings of this service, parsed once. */
export const env = readServiceSettings(serviceSettings.extend(vendorSettings.partial().shape), process.env);
