import { readServiceSettings, serviceSettings } from '@cotta/kit/edge/service/service-settings.js';
import { settingsOrEnd } from '@cotta/kit/runtime/process/settings-or-end.js';
import { vendorSettings } from './adapters/vendor-settings.js';

/** Settings of this service, parsed once. */
export const env = settingsOrEnd(() =>
  readServiceSettings(serviceSettings.extend(vendorSettings.partial().shape), process.env),
);
