import { z } from 'zod';
import { readEnv } from '@cotta/kit/env/read-env.js';
import { serviceSettings } from '@cotta/kit/service/service-settings.js';
import { smsSettings } from './adapters/sms-settings.js';

/** Settings of this service, parsed once. */
export const env = readEnv(
  serviceSettings.extend(smsSettings.shape).extend({
    SMTP_URL: z.string(),
    MAIL_FROM: z.string(),
    /** Where people reach the site; links in letters begin with it. */
    PUBLIC_ORIGIN: z.string(),
  }),
  process.env,
);
