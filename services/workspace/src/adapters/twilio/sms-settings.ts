import { z } from 'zod';

/** Where text messages are handed over; only these differ between the simulator and the provider. */
export const smsSettings = z.object({
  SMS_BASE_URL: z.url({ protocol: /^https?$/ }),
  SMS_ACCOUNT_SID: z.string().min(1),
  SMS_AUTH_TOKEN: z.string().min(1),
  /** A number people can answer, E.164, or the id of a messaging service (`MG…`). */
  SMS_FROM: z.string().regex(/^(\+[1-9]\d{7,14}|MG[0-9a-f]{32})$/),
  /** Where the provider reports, as it sees the address: its signature covers it. */
  SMS_STATUS_CALLBACK_URL: z.url({ protocol: /^https?$/ }),
});

export type SmsSettings = z.infer<typeof smsSettings>;
