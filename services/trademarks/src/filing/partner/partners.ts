import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { FilingPartner } from './partner-channel.js';

/** What a partner's key is good for. */
export const partnerScopes = ['filings:read', 'filings:write'] as const;

const partner = z.object({
  code: z.string().regex(/^[a-z0-9-]{2,40}$/),
  name: z.string().min(1),
  webhookUrl: z.url({ protocol: /^https?$/ }),
  /** Standard Webhooks secret, for both directions. */
  secret: z.string().startsWith('whsec_'),
  /** SHA-256 of the key, hexadecimal: the key itself is the partner's. */
  keyDigest: z.string().regex(/^[0-9a-f]{64}$/),
  scopes: z.array(z.enum(partnerScopes)),
  offices: z.array(z.string()).min(1),
});

export interface Partner extends FilingPartner {
  readonly name: string;
  readonly keyDigest: string;
  readonly scopes: readonly (typeof partnerScopes)[number][];
  readonly offices: readonly string[];
}

/** From the secret store: a list as JSON. @throws ZodError when an entry is not whole. */
export function readPartners(setting: string | undefined): readonly Partner[] {
  return setting === undefined || setting === '' ? [] : z.array(partner).parse(JSON.parse(setting));
}

/** Who holds this key; compared in constant time. */
export function partnerByKey(partners: readonly Partner[], key: string): Partner | undefined {
  const digest = createHash('sha256').update(key).digest();
  return partners.find(({ keyDigest }) => timingSafeEqual(Buffer.from(keyDigest, 'hex'), digest));
}

export function officesOf(partners: readonly Partner[]): string[] {
  return partners.flatMap(({ offices }) => offices);
}
