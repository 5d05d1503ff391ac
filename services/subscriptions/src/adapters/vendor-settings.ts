import { z } from 'zod';

const baseUrl = z.url({ protocol: /^https?$/ });

/** Addresses and credentials of what a scan asks; a source whose address is not set is named as not reached. */
export const vendorSettings = z.object({
  /** JSON over HTTPS with the path of the resolver: `https://dns.google/resolve`. */
  DOH_BASE_URL: baseUrl,
  RDAP_BOOTSTRAP_URL: baseUrl,
  CRTSH_BASE_URL: baseUrl,
  CH_BASE_URL: baseUrl,
  CH_API_KEY: z.string().min(1),
  ARES_BASE_URL: baseUrl,
  /** With the version of the interface: `…/rpo/v1`. */
  RPO_BASE_URL: baseUrl,
  EBAY_BASE_URL: baseUrl,
  EBAY_CLIENT_ID: z.string().min(1),
  EBAY_CLIENT_SECRET: z.string().min(1),
  APPLE_BASE_URL: baseUrl,
  /** Where the registers that were imported here are searched, and names are scored. */
  GATEWAY_URL: baseUrl,
  /** Hosts whose pictures are compared, by comma; `*.` at the front stands for all under it. */
  SCAN_PICTURE_HOSTS: z.string().default('i.ebayimg.com,*.mzstatic.com'),
});

export type VendorSettings = z.infer<typeof vendorSettings>;
