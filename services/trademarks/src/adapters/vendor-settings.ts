import { z } from 'zod';

const baseUrl = z.url({ protocol: /^https?$/ });

/** Addresses and credentials of the outside systems; the service extends its settings with them. */
export const vendorSettings = z.object({
  EUIPO_BASE_URL: baseUrl,
  EUIPO_AUTH_URL: baseUrl,
  EUIPO_CLIENT_ID: z.string().min(1),
  EUIPO_CLIENT_SECRET: z.string().min(1),
  USPTO_BASE_URL: baseUrl,
  USPTO_API_KEY: z.string().min(1),
  MARKIFY_BASE_URL: baseUrl,
  MARKIFY_API_KEY: z.string().min(1),
});

export type VendorSettings = z.infer<typeof vendorSettings>;
