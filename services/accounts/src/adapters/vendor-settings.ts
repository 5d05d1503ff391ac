import { z } from 'zod';

const baseUrl = z.url({ protocol: /^https?$/ });

/** Addresses of the outside systems; the service extends its settings with them. */
export const vendorSettings = z.object({
  ARES_BASE_URL: baseUrl,
  /** With the version of the interface: `…/rpo/v1`. */
  RPO_BASE_URL: baseUrl,
});

export type VendorSettings = z.infer<typeof vendorSettings>;
