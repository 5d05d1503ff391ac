import { readServiceSettings, serviceSettings } from '@cotta/kit/edge/service/service-settings.js';
import { settingsOrEnd } from '@cotta/kit/runtime/process/settings-or-end.js';
import { z } from 'zod';
import { vendorSettings } from './adapters/vendor-settings.js';

/** Settings of this service, parsed once. */
export const env = settingsOrEnd(() =>
  readServiceSettings(
    serviceSettings.extend(vendorSettings.shape).extend({
      /** Where people reach the site; the payment page sends them back there. */
      PUBLIC_ORIGIN: z.string(),
      /** How often incoming transfers are asked for; shorter where somebody watches. */
      BANK_POLL_SECONDS: z.coerce.number().int().min(1).default(600),
      /** Saved cards are offered unless this is the word false. @source specification, feature flags */
      USE_SAVED_PAYMENT_METHODS: z
        .string()
        .default('true')
        .transform((said) => said !== 'false'),
    }),
    process.env,
  ),
);
