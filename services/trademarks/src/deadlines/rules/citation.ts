import type { Office } from '@cotta/reference/offices.js';
import type { Confidence } from '@cotta/reference/confidence.js';
import { STATUTES, type Statute } from './statutes.js';

/** Said in place of an article nobody has confirmed yet. */
export const ARTICLE_UNCONFIRMED = 'Article of law to be confirmed by a local lawyer';

/** The article of law a rule from the table of offices follows; where none is confirmed, that is said. */
export function lawOf({ code, name }: Office, what: keyof Statute): string {
  return STATUTES[code]?.[what] ?? `${ARTICLE_UNCONFIRMED} (trade mark law, ${name})`;
}

/** Pages and papers where facts of an office were read: they tell of the law and are not the law. */
export function sourcesOf({ office, sources }: Office): string {
  return sources.length > 0 ? sources.join('; ') : `Practice of ${office.short}; no page was read`;
}

/** The least trust any of several facts deserves. */
export function weakest({ confidence }: Office, fields: readonly string[]): Confidence {
  const all = fields.map((field) => confidence[field] ?? 'known');
  if (all.includes('unsure')) return 'unsure';
  return all.includes('known') ? 'known' : 'sourced';
}
