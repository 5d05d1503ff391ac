import { readLink, signLink } from '@cotta/kit/edge/links/link-token.js';

/** Calendar programs keep an address for years; it ends when its feed is removed. */
const YEARS = 50;
const YEAR_MS = 365 * 86_400_000;

/** Where a calendar program reads a feed, from the origin on. `openedAt`: when it was opened, so that the address stays the same. */
export function feedPath(feed: { readonly id: string; readonly openedAt: Date }, key: string): string {
  const token = signLink(
    {
      purpose: 'calendar',
      subjectId: feed.id,
      revision: 0,
      expiresAt: new Date(feed.openedAt.getTime() + YEARS * YEAR_MS),
    },
    key,
  );
  return `/api/calendar/${token}.ics`;
}

/** The feed an address is of; undefined for any other text. */
export function feedOf(token: string, key: string, now: Date): string | undefined {
  const reading = readLink(token, key, now);
  return reading.state === 'valid' && reading.link.purpose === 'calendar'
    ? reading.link.subjectId
    : undefined;
}
