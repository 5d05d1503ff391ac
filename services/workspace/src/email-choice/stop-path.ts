import type { WantedLetters } from './wanted-letters.js';
import { signLink } from '@cotta/kit/edge/links/link-token.js';

/** Letters lie in mailboxes for years, and the way out of them has to work as long. */
const YEARS = 5;
const DAYS_OF_YEAR = 366;
const DAY_MS = 86_400_000;

/** The page where whoever reads an address says which letters still come. Path without locale. `kind`: what a mail program ends there by itself. */
export function stopPath(
  addressId: string,
  linkKey: string,
  now: Date,
  kind: keyof WantedLetters = 'orderUpdates',
): string {
  const expiresAt = new Date(now.getTime() + YEARS * DAYS_OF_YEAR * DAY_MS);
  const token = signLink({ purpose: 'unsubscribe', subjectId: addressId, revision: 0, expiresAt }, linkKey);
  return `/unsubscribe/${token}${kind === 'orderUpdates' ? '' : `?about=${kind}`}`;
}
