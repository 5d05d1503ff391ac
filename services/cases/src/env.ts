import { readServiceSettings, serviceSettings } from '@cotta/kit/edge/service/service-settings.js';
import { KEY_RING } from '@cotta/kit/model/words/key-ring.js';
import { settingsOrEnd } from '@cotta/kit/runtime/process/settings-or-end.js';
import { timeStampSettings } from '@cotta/kit/runtime/time-stamp/rfc3161-authority.js';
import { z } from 'zod';

/** What cases needs of the outside: the worker that looks at pages, and authorities that vouch for times. */
const evidenceSettings = serviceSettings.extend(timeStampSettings.shape).extend({
  CAPTURE_WORKER_URL: z.url(),
  /** Shared with the capture worker alone. */
  CAPTURE_WORKER_KEY: z
    .string()
    .regex(KEY_RING, '32 bytes as base64url are needed, former keys after commas'),
  /** ISO 3166-1 alpha-2 of where requests to pages leave from; empty: not known. */
  EGRESS_COUNTRY: z.string().default(''),
});

/** Settings of this service, parsed once. */
export const env = settingsOrEnd(() => readServiceSettings(evidenceSettings, process.env));
