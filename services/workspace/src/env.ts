import { z } from 'zod';
import { readServiceSettings, serviceSettings } from '@cotta/kit/edge/service/service-settings.js';
import { settingsOrEnd } from '@cotta/kit/runtime/process/settings-or-end.js';
import { timeStampSettings } from '@cotta/kit/runtime/time-stamp/rfc3161-authority.js';
import { metricTargets } from './operations/metric-targets.js';
import { unitPrices } from './unit-costs/unit-prices.js';
import { smsSettings } from './adapters/twilio/sms-settings.js';

/** Settings of this service, parsed once. */
export const env = settingsOrEnd(() =>
  readServiceSettings(
    serviceSettings
      .extend(smsSettings.shape)
      .extend(timeStampSettings.shape)
      .extend({
        SMTP_URL: z.string(),
        MAIL_FROM: z.string(),
        /** With which the mail server signs what it hands over (`whsec_…`, Standard Webhooks). Absent: no mail is taken. */
        INBOUND_EMAIL_SECRET: z.string().min(1).optional(),
        /** Where offices write; mails to it are docketed. Absent: they are questions like others. */
        OFFICE_LETTERS_ADDRESS: z.email().optional(),
        /** Name of the server that says in `Authentication-Results` whether a sender is proved. Absent: the domain of that address. */
        OFFICE_LETTERS_SERVER: z.string().min(1).optional(),
        /** Where answers go; its mailbox takes `local+token@domain` too. Absent: the sender. */
        EMAIL_REPLY_TO: z.string().optional(),
        /** Where the firm is reviewed in public; shown to whoever answered how we did. Absent: there is no such place. */
        REVIEW_SITE_URL: z.url().optional(),
        /** Where all programs say how they are, as `requests=http://requests:8080`. Absent: nobody takes figures for the screens of operations. */
        METRICS_TARGETS: metricTargets.optional(),
        /** What a thousand e-mails, parts of text messages or calls to a provider cost by our contracts, in minor units: `email=40EUR text-segment=4500EUR markify=150000EUR`. What is not named has no known cost. */
        UNIT_PRICES: unitPrices.optional(),
        /** Further hosts whose certificates are looked at, beside those that stand in other settings: `https://shop.example https://cdn.example:8443`. */
        CERTIFICATE_HOSTS: z
          .string()
          .regex(
            /^\s*(?:https:\/\/[^/\s]+\/?\s*)*$/,
            'must be addresses such as https://shop.example, with spaces between',
          )
          .optional(),
        /** ClamAV's daemon, `tcp://host:3310`, that looks at files of strangers. Absent: they are taken as they come. */
        VIRUS_CHECK_URL: z
          .url({ protocol: /^tcp$/, error: 'give an address such as tcp://clamd.example.test:3310' })
          .optional(),
        /** Where people reach the site; links in letters begin with it. */
        PUBLIC_ORIGIN: z.string(),
      }),
    process.env,
  ),
);
