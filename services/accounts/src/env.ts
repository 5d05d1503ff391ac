import { z } from 'zod';
import { KEY_RING } from '@cotta/kit/model/words/key-ring.js';
import { readServiceSettings, serviceSettings } from '@cotta/kit/edge/service/service-settings.js';
import { settingsOrEnd } from '@cotta/kit/runtime/process/settings-or-end.js';
import { vendorSettings } from './adapters/vendor-settings.js';

const own = {
  SESSION_KEY: z.string().regex(KEY_RING, '32 bytes as base64url are needed, former keys after commas'),
  /** Of the account of the chat: proves to it who is signed in. */
  MISSIVE_CHAT_SECRET: z.string().min(16).optional(),
  /** Origins of our own pages, comma-separated; passkeys are bound to the host of the first. */
  PUBLIC_ORIGIN: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim().replace(/\/$/, '')))
    .pipe(z.array(z.url()).min(1)),
  /** A JWK (ES256) that signs access tokens of the partner interface. */
  PARTNER_TOKEN_PRIVATE_JWK_FILE: z.string(),
  /** Whether people of the firm may sign in with a password alone. */
  STAFF_SECOND_FACTOR: z.enum(['required', 'optional']).default('required'),
};

/** Settings of this service, parsed once. */
export const env = settingsOrEnd(() =>
  readServiceSettings(serviceSettings.extend(own).extend(vendorSettings.partial().shape), process.env),
);
