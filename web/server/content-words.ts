import { addressFor } from '../src/i18n/came-from.js';
import { isEnglishOnly, type Locale } from '../src/i18n/locale-rules.js';
import { typeset } from '../src/i18n/typeset.js';

const INNER_LINK = /<a ([^>]*?)href="(\/[^"]*)"/g;
const PATH = /^[^?#]*/;

/** Links of a text as they are followed from pages of a language: written without prefix, they get it here. An English page is said to be one. */
export function linksFor(locale: Locale, html: string): string {
  if (locale === 'en') return html;
  return html.replace(INNER_LINK, (_link, before: string, href: string) => {
    const language = isEnglishOnly(PATH.exec(href)?.[0] ?? '') ? ' hreflang="en"' : '';
    return `<a ${before}href="${addressFor(locale, href)}"${language}`;
  });
}

const typesetWords = (locale: Locale, html: string): string =>
  html.replace(/[^<>]+(?=<|$)/g, (words) =>
    words.endsWith(' ') ? typeset(locale, `${words}x`).slice(0, -1) : typeset(locale, words),
  );

/** What is copied has the spaces it was written with. */
const CODE = /(<pre[\s>].*?<\/pre>|<code[\s>].*?<\/code>)/s;

/** Words between tags only: an attribute is no prose, nor is code. A space before a tag stands before the first word in it, of which any letter is one. */
const typesetMarkup = (locale: Locale, html: string): string =>
  html
    .split(CODE)
    .map((part) => (CODE.test(part) ? part : typesetWords(locale, part)))
    .join('');

/** Spaces that a line must not part at, in every sentence of a text; addresses and names of things have no spaces to change. */
export function typesetText<T>(locale: Locale, value: T, name = ''): T {
  if (typeof value === 'string')
    return (name === 'html' ? typesetMarkup(locale, value) : typeset(locale, value)) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => typesetText(locale, item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, typesetText(locale, inner, key)]),
  ) as T;
}
