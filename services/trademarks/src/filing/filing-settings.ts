import { z } from 'zod';
import { onePersonLimitCents } from './second-person.js';

/** How applications get to offices and back. */
export const filingSettings = z.object({
  /** First token of the lawyer's login at the EUIPO; later ones are kept sealed. Without it nothing is filed there over the wire. */
  EUIPO_REFRESH_TOKEN: z.string().min(1).optional(),
  /** Where documents are opened by signed links. Without it marks with a picture are filed by hand. */
  GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Partners as JSON, from the secret store: filing/partners.ts. */
  FILING_PARTNERS: z.string().optional(),
  /** Cents of euro an office may be paid on the word of whoever prepared the filing, until the firm sets another limit (filing/limit). */
  FILING_SECOND_PERSON_ABOVE: z.coerce.number().int().nonnegative().default(onePersonLimitCents),
  FILING_TICK_MS: z.coerce.number().int().positive().default(60_000),
  /** How old what the register said may get. */
  REGISTER_POLL_MS: z.coerce.number().int().positive().default(86_400_000),
});

export type FilingSettings = z.infer<typeof filingSettings>;
