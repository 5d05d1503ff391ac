import type { ContentCard } from './content-document.js';

/** Whether search engines may list a text: a lawyer has checked it, or tests run what it says. */
export const isSound = ({ reviewed, tested }: Pick<ContentCard, 'reviewed' | 'tested'>): boolean =>
  reviewed !== undefined || tested === true;
