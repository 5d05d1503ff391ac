import { KEY_RING } from '@cotta/kit/model/words/key-ring.js';
import { allowances, refuseUnsafe } from '@cotta/kit/runtime/process/production-settings.js';
import { drainSettings } from '@cotta/kit/runtime/process/program-life.js';
import { readEnv } from '@cotta/kit/runtime/process/read-env.js';
import { settingsOrEnd } from '@cotta/kit/runtime/process/settings-or-end.js';
import { z } from 'zod';

/** Settings of the capture worker: no database, no broker, no key of anything else. */
const captureSettings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int(),
  LOG_LEVEL: z.string().default('info'),
  ...drainSettings,
  LOCAL_KEYS: allowances.LOCAL_KEYS,
  CAPTURE_WORKER_KEY: z
    .string()
    .regex(KEY_RING, '32 bytes as base64url are needed, former keys after commas'),
  /** Of Chromium; where there is none, pages are kept without a picture. */
  CHROMIUM_PATH: z.string().default('/usr/bin/chromium'),
  /** `off` where the kernel gives a container no sandbox of its own. */
  CHROMIUM_SANDBOX: z.enum(['on', 'off']).default('on'),
  PUBLIC_ORIGIN: z.url(),
  /** Hosts of our vendors that no link may lead to, apart by commas. */
  CAPTURE_REFUSED_HOSTS: z.string().default(''),
});

/** Settings of this program, parsed once. */
export const captureEnv = settingsOrEnd(() => {
  const read = readEnv(captureSettings, process.env);
  refuseUnsafe({ ...read, secrets: { CAPTURE_WORKER_KEY: read.CAPTURE_WORKER_KEY }, keyFiles: {} });
  return read;
});
