import type { ContentDocument } from '../src/domain/content/content-document.js';
import { isEnglishOnly, locales, pathIn, type Locale } from '../src/i18n/locale-rules.js';
import { alternatesOf } from './head.js';

/** By address of a text: the languages that search engines may list, because a lawyer has checked what is read there, each with the day of the last change. */
export type ListedTexts = ReadonlyMap<string, ReadonlyMap<Locale, string>>;

const lastChange = (texts: readonly ContentDocument[]): string =>
  texts.map(({ updated, date }) => updated ?? date).reduce((one, other) => (one > other ? one : other));

/** Several texts may be one page: it is checked when all of them are. */
export function listedTexts(documents: readonly ContentDocument[]): ListedTexts {
  const pages = new Map<string, Map<Locale, string>>();
  for (const path of new Set(documents.map((document) => document.path))) {
    const languages = locales.flatMap((locale) => {
      const texts = documents.filter((document) => document.path === path && document.locale === locale);
      const isChecked = texts.length > 0 && texts.every(({ reviewed }) => reviewed !== undefined);
      return isChecked ? [[locale, lastChange(texts)] as const] : [];
    });
    pages.set(path, new Map(languages));
  }
  return pages;
}

interface ListablePage {
  readonly path: string;
  readonly index: boolean;
}

interface Entry {
  readonly path: string;
  readonly languages: readonly Locale[];
  readonly changed?: ReadonlyMap<Locale, string>;
}

function entriesOf(pages: readonly ListablePage[], texts: ListedTexts): readonly Entry[] {
  // An address with a part that changes is a pattern, not a page; one of a text is listed with the text.
  const plain = pages
    .filter(({ path, index }) => index && !path.includes(':') && !texts.has(path))
    .map(({ path }) => ({ path, languages: isEnglishOnly(path) ? (['en'] as const) : locales }));
  const ofTexts = [...texts].map(([path, changed]) => ({ path, changed, languages: [...changed.keys()] }));
  return [...plain, ...ofTexts];
}

function urlsOf(origin: string, { path, languages, changed }: Entry): readonly string[] {
  const links = alternatesOf(origin, path, languages)
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('');
  return languages.map((locale) => {
    const day = changed?.get(locale);
    const lastmod = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
    return `<url><loc>${origin}${pathIn(locale, path)}</loc>${lastmod}${links}</url>`;
  });
}

/** Every page that search engines may list, in its languages: those that are always there, and texts that a lawyer has checked. */
export function sitemapOf(origin: string, pages: readonly ListablePage[], texts: ListedTexts): string {
  const urls = entriesOf(pages, texts).flatMap((entry) => urlsOf(origin, entry));
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}
