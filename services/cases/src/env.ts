import { readServiceSettings, serviceSettings } from '@cotta/kit/edge/service/service-settings.js';
import { KEY_RING } from '@cotta/kit/model/words/key-ring.js';
import { readableFile } from '@cotta/kit/runtime/process/readable-file.js';
import { settingsOrEnd } from '@cotta/kit/runtime/process/settings-or-end.js';
import { z } from 'zod';

/** What cases needs of the outside: the worker that looks at pages, and authorities that vouch for times. */
const evidenceSettings = serviceSettings.extend({
  CAPTURE_WORKER_URL: z.url(),
  /** Shared with the capture worker alone. */
  CAPTURE_WORKER_KEY: z
    .string()
    .regex(KEY_RING, '32 bytes as base64url are needed, former keys after commas'),
  TSA_URL: z.url(),
  /** Asked where the first does not answer as it should; empty: none. */
  TSA_URL_2: z.string().default(''),
  /** PEM file with the roots that are trusted for time stamps. */
  TSA_ROOTS_FILE: readableFile,
  /** ISO 3166-1 alpha-2 of where requests to pages leave from; empty: not known. */
  EGRESS_COUNTRY: z.string().default(''),
});

/** Settings of this service, parsed once. */
export const env = settingsOrEnd(() => readServiceSettings(evidenceSettings, process.env));
