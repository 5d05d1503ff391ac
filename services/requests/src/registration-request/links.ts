import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import type { LinkPurpose } from '@cotta/reference/link-purposes.js';

const LINK_DAYS = 90;

/** A report's link lives as long as a check waits for an order (90 days, then `Lost to follow-up`).
 *  @source docs/adr/0008 */
export function linkExpiry(signedAt: Date): Date {
  return new Date(signedAt.getTime() + LINK_DAYS * 86_400_000);
}

/** A way on is never wider than the link in hand: that of a report is passed on, and stays one. */
export function onwardPurpose({
  link,
}: Pick<Viewer, 'link'>): 'verification-summary' | 'verification-receipt' {
  return link?.purpose === 'verification-summary' ? 'verification-summary' : 'verification-receipt';
}

/** The draft of the application: by the order's id for who owns it, by a token for who has no account. Path without locale. */
export function draftPath(owned: string | { readonly token: string }): string {
  return `/application-draft/${typeof owned === 'string' ? owned : owned.token}`;
}

/** The form of the order, and the page where it is paid. Paths without locale. */
export function orderPath(token: string): string {
  return `/registration-request/${token}`;
}

/** Where an order is paid. Path without locale. */
export function checkoutPath(token: string): string {
  return `/product/checkout?link=${encodeURIComponent(token)}`;
}

/** Where a link token opens, path without locale. */
export function linkPath(purpose: LinkPurpose, token: string): string {
  return purpose === 'verification-receipt'
    ? `/verification/${token}/success`
    : `/verification-summary/${token}`;
}
