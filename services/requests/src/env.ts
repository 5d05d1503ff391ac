import { readServiceSettings, serviceSettings } from '@cotta/kit/edge/service/service-settings.js';
import { settingsOrEnd } from '@cotta/kit/runtime/process/settings-or-end.js';

/** Settings of this service, parsed once. */
export const env = settingsOrEnd(() => readServiceSettings(serviceSettings, process.env));
