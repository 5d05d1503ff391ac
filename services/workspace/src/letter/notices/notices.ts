import { brandNotices } from './brand-notices.js';
import { markNotices } from './mark-notices.js';
import type { Notice } from './notice.js';
import { orderNotices } from './order-notices.js';
import { peopleNotices } from './people-notices.js';

/** Every message to people, in the order of its number. */
export const notices: readonly Notice[] = [
  ...orderNotices,
  ...markNotices,
  ...brandNotices,
  ...peopleNotices,
].toSorted((a, b) => a.number - b.number);

const byLetter = new Map(notices.flatMap((one) => one.letters.map((letter) => [letter, one] as const)));

/** The message that a letter belongs to. */
export function noticeOf(letter: string): Notice | undefined {
  return byLetter.get(letter);
}
