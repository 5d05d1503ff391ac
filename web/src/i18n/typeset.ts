import type { Locale } from './locale-rules.js';

const NBSP = '\u00a0';
type Rule = readonly [found: RegExp, joined: string];

const SLAVIC: readonly Rule[] = [
  // Twice, because two prepositions in a row share the space between them.
  [/(^|[\s(„\u00a0])([ksvzouaiKSVZOUAI]) (?=\S)/g, `$1$2${NBSP}`],
  [/(^|[\s(„\u00a0])([ksvzouaiKSVZOUAI]) (?=\S)/g, `$1$2${NBSP}`],
  // A number and what it counts, thousands, a day and its month, an ordinal: 24 hodin, 4 702 €, 22. listopadu, 22. 11.
  [/((?:\d|\{\{count\}\})\.?) (?=[\p{Ll}\d€%]|Kč|MB|kB)/gu, `$1${NBSP}`],
  [/(§|č\.) (?=\d)/g, `$1${NBSP}`],
  [/\b(s\.) (r\.) (o\.)/g, `$1${NBSP}$2${NBSP}$3`],
  [/\b(a\.) (s\.)/g, `$1${NBSP}$2`],
];

const SPANISH: readonly Rule[] = [
  [/(\d) (?=[%€])/g, `$1${NBSP}`],
  [/\b(EE\.) (UU\.)/g, `$1${NBSP}$2`],
  [/\b(n\.º|art\.) (?=\d)/g, `$1${NBSP}`],
];

const RULES: Readonly<Record<Locale, readonly Rule[]>> = { en: [], cs: SLAVIC, sk: SLAVIC, es: SPANISH };

/** Keeps together what a line must not part: in Czech and Slovak one-letter prepositions, numbers with what they count, dates and forms of companies; in
 *  Spanish signs after numbers. Done once, where texts are loaded, so that no text has to be written with spaces nobody sees. */
export function typeset<T>(locale: Locale, texts: T): T {
  const rules = RULES[locale];
  if (rules.length === 0) return texts;
  if (typeof texts === 'string')
    return rules.reduce((text: string, [found, joined]) => text.replace(found, joined), texts) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, typeset(locale, value)])) as T;
}
