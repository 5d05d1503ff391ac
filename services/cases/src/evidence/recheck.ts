import type { PageCaptured } from './capture/page-capture.js';

/** Days after the first look on which it is looked at again. */
export const RECHECK_DAYS = { 'day 14': 14, 'day 60': 60 } as const;
/** Between two looks that both find it gone, before that counts. */
export const CONFIRM_AFTER_MS = 86_400_000;

/** How platforms say that an offer is gone while they answer with 200. Lower case. */
const REMOVED_TEXTS = [
  'this item is no longer available',
  'this listing was removed',
  'this listing has ended',
  'this page is no longer available',
  "this page isn't available",
  'this content is no longer available',
  'this account has been suspended',
  'video unavailable',
  'zboží již není dostupné',
  'tato stránka již není dostupná',
  'táto stránka už nie je dostupná',
  'esta página ya no está disponible',
] as const;
const CHALLENGES = ['captcha', 'verify you are human', 'unusual traffic', 'checking your browser'] as const;
/** A removed page says little else. */
const FEW = 5000;

/** Whether what was reported is there: gone by 404, 410 or the words of a platform; a wall, a challenge or a fault says nothing. */
export function whatWasSeen({ state, status = 0, text }: PageCaptured): 'there' | 'gone' | 'unknown' {
  if (state !== 'Captured') return 'unknown';
  if (status === 404 || status === 410) return 'gone';
  const words = text.toLowerCase();
  if (status !== 200 || (words.length < FEW && CHALLENGES.some((each) => words.includes(each))))
    return 'unknown';
  return words.length < FEW && REMOVED_TEXTS.some((each) => words.includes(each)) ? 'gone' : 'there';
}
