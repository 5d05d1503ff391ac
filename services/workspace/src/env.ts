import { z } from 'zod';
import { readEnv } from '@cotta/kit/runtime/process/read-env.js';
import { serviceSettings } from '@cotta/kit/edge/service/service-settings.js';
import { smsSettings } from './adapters/twilio/sms-settings.js';

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
