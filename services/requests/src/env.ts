import { readServiceSettings, serviceSettings } from '@cotta/kit/edge/service/service-settings.js';
import { settingsOrEnd } from '@cotta/kit/runtime/process/settings-or-end.js';
import { z } from 'zod';

/** Settings of this service, parsed once. */
export const env = settingsOrEnd(() =>
  readServiceSettings(
    // Where people reach the site; reports say there that anybody can check them. Absent: they do not.
    serviceSettings.extend({ PUBLIC_ORIGIN: z.url().optional() }),
    process.env,
  ),
);
