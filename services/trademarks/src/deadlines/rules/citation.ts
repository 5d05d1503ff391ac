import type { Confidence, Office } from '@cotta/reference/offices.js';

/** Where facts of an office were read. */
export function citationOf({ office, sources }: Office): string {
  return sources.length > 0 ? sources.join('; ') : `Practice of ${office.short}; no page was read, to be confirmed by a local lawyer`;
}

/** The least trust any of several facts deserves. */
export function weakest({ confidence }: Office, fields: readonly string[]): Confidence {
  const all = fields.map((field) => confidence[field] ?? 'known');
  if (all.includes('unsure')) return 'unsure';
  return all.includes('known') ? 'known' : 'sourced';
}
