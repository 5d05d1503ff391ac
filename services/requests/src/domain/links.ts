import type { LinkPurpose } from '@cotta/kit/subgraph/viewer.js';

const LINK_DAYS = 90;

/** A report's link lives as long as a check waits for an order (90 days, then `Lost to follow-up`).
 *  @source docs/adr/0008 */
export function linkExpiry(signedAt: Date): Date {
  return new Date(signedAt.getTime() + LINK_DAYS * 86_400_000);
}

/** Where a link token opens, path without locale. */
export function linkPath(purpose: LinkPurpose, token: string): string {
  return purpose === 'verification-receipt' ? `/verification/${token}/success` : `/verification-summary/${token}`;
}
