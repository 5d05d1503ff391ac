import { signLink } from '@cotta/kit/edge/links/link-token.js';

const DAY_MS = 86_400_000;
/** As requests gives every order of work at a record. */
const ORDER_LINK_REVISION = 1;

/** Opens an order of work and its payment for a day, without signing in. */
export function orderLink(subjectId: string, linkKey: string, now: Date): string {
  const expiresAt = new Date(now.getTime() + DAY_MS);
  return signLink(
    { purpose: 'verification-receipt', subjectId, revision: ORDER_LINK_REVISION, expiresAt },
    linkKey,
  );
}
