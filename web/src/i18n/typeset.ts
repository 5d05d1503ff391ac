import type { Locale } from './locale-rules.js';

const AFTER_PREPOSITION = /(^|[\s(„])([ksvzouaiKSVZOUAI]) (?=\S)/g;

function joinPrepositions(text: string): string {
  // Twice, because two prepositions in a row share the space between them.
  return text.replace(AFTER_PREPOSITION, '$1$2\u00a0').replace(AFTER_PREPOSITION, '$1$2\u00a0');
}

/** Czech and Slovak never leave a one-letter preposition at the end of a line. */
export function typeset<T>(locale: Locale, texts: T): T {
  if (locale !== 'cs' && locale !== 'sk') return texts;
  if (typeof texts === 'string') return joinPrepositions(texts) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, typeset(locale, value)])) as T;
}
