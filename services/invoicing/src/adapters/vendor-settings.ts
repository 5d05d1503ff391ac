import { z } from 'zod';

const baseUrl = z.url({ protocol: /^https?$/ });

/** Addresses and credentials of the outside systems; the service extends its settings with them. Only these differ between a simulator,
 *  a vendor's sandbox and the real thing. */
export const vendorSettings = z.object({
  REVOLUT_MERCHANT_BASE_URL: baseUrl,
  REVOLUT_MERCHANT_SECRET_KEY: z.string().min(1),
  /** The current signing secret of notifications; while it rotates the old one behind a comma. */
  REVOLUT_MERCHANT_WEBHOOK_SECRET: z.string().min(1),
  REVOLUT_BUSINESS_BASE_URL: baseUrl,
  REVOLUT_BUSINESS_CLIENT_ID: z.string().min(1),
  /** Host name the certificate was registered for. */
  REVOLUT_BUSINESS_ISSUER: z.string().min(1),
  REVOLUT_BUSINESS_REFRESH_TOKEN: z.string().min(1),
  /** File with the private key of the certificate, PEM. */
  REVOLUT_BUSINESS_PRIVATE_KEY_FILE: z.string().min(1),
  REVOLUT_BUSINESS_WEBHOOK_SECRET: z.string().min(1),
  VIES_BASE_URL: baseUrl,
  ECB_BASE_URL: baseUrl,
  CNB_BASE_URL: baseUrl,
  /** Interface of the delivery provider of e-invoices; empty while the firm has none, and e-invoices wait. */
  E_INVOICE_BASE_URL: z.union([z.literal(''), baseUrl]).default(''),
  E_INVOICE_CLIENT_ID: z.string().default(''),
  E_INVOICE_CLIENT_SECRET: z.string().default(''),
  /** Codes of issuers that send e-invoices before they have to, comma-separated. */
  E_INVOICE_EARLY_ISSUERS: z
    .string()
    .default('')
    .transform((codes) =>
      codes
        .split(',')
        .map((code) => code.trim())
        .filter((code) => code !== ''),
    ),
});

export type VendorSettings = z.infer<typeof vendorSettings>;
