import { readServiceSettings, serviceSettings } from '@cotta/kit/edge/service/service-settings.js';
import { settingsOrEnd } from '@cotta/kit/runtime/process/settings-or-end.js';
import { vendorSettings } from './adapters/vendor-settings.js';
import { filingSettings } from './filing/filing-settings.js';
import { clusterOf, searchSettings } from './search/live/search-settings.js';

/** Settings of this service, parsed once. */
export const env = settingsOrEnd(() =>
  readServiceSettings(
    serviceSettings
      .extend(searchSettings.shape)
      .extend(vendorSettings.partial().shape)
      .extend(filingSettings.shape),
    process.env,
  ),
);

/** Where candidates come from besides our own index. */
export const cluster = settingsOrEnd(() => clusterOf(env));
