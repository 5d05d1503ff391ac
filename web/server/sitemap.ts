import type { CollectionName, ContentDocument } from '../src/domain/content/content-document.js';
import { matchRoutes } from 'react-router';
import { isSound } from '../src/domain/content/is-sound.js';
import { locales, pathIn, type Locale } from '../src/i18n/locale-rules.js';
import type { OtherSite, Storefront } from '../src/kit/page/boot.js';
import { countryVersions, hasOwnVersion, listedOrigin } from '../src/kit/page/listed-origin.js';
import { alternatesOf, languagesOf } from './head.js';

/** By address of a text: the languages that search engines may list, because a lawyer has checked what is read there, each with the day of the last change. */
export type ListedTexts = ReadonlyMap<string, ReadonlyMap<Locale, string>>;

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

const lastChange = (texts: readonly ContentDocument[]): string =>
  texts.map(({ updated, date }) => updated ?? date).reduce((one, other) => (one > other ? one : other));

/** Several texts may be one page: it is checked when all of them are. */
export function listedTexts(documents: readonly ContentDocument[]): ListedTexts {
  const pages = new Map<string, Map<Locale, string>>();
  for (const path of distinct(documents.map((document) => document.path))) {
    const languages = locales.flatMap((locale) => {
      const own = documents.filter((document) => document.path === path && document.locale === locale);
      const isChecked = own.length > 0 && own.every(isSound);
      return isChecked ? [[locale, lastChange(own)] as const] : [];
    });
    pages.set(path, new Map(languages));
  }
  return pages;
}

export interface ListablePage {
  readonly path: string;
  readonly index: boolean;
  readonly needsText?: boolean;
  readonly sameEverywhere?: boolean;
}

/** A page in its languages, with the days of its last change where somebody knows them. */
export interface SitemapEntry {
  readonly path: string;
  readonly languages: readonly Locale[];
  readonly changed?: ReadonlyMap<Locale, string>;
  /** Reads the same on the site of every country. */
  readonly sameEverywhere?: boolean;
}

/** Pages of one file, by what the file is called. */
export type SitemapSections = ReadonlyMap<string, readonly SitemapEntry[]>;

const always = (path: string): SitemapEntry => ({ path, languages: languagesOf(path) });

/** Says of each page whether it reads the same everywhere, as the table of pages does. */
function withKind(entries: readonly SitemapEntry[], pages: readonly ListablePage[]): readonly SitemapEntry[] {
  const table = pages.map((page) => ({ path: page.path, handle: page }));
  return entries.map((entry) => {
    const page = matchRoutes(table, entry.path)?.at(-1)?.route.handle;
    return page?.sameEverywhere === true ? { ...entry, sameEverywhere: true } : entry;
  });
}

/** Pages that are there because a text is in them. */
const LISTS_OF: Partial<Record<CollectionName, (text: ContentDocument) => readonly string[]>> = {
  blog: ({ category = '', topic = '' }) => [`/blog/category/${category}`, `/blog/topic/${topic}`],
  'trademark-questions-and-answers': ({ collection, category = '' }) => [`/${collection}/${category}`],
  'brand-protection-questions-and-answers': ({ collection, category = '' }) => [`/${collection}/${category}`],
};

function textEntries(documents: readonly ContentDocument[], listed: ListedTexts): readonly SitemapEntry[] {
  const lists = documents.flatMap((document) => LISTS_OF[document.collection]?.(document) ?? []);
  const texts = distinct(documents.map(({ path }) => path)).flatMap((path) => {
    const changed = listed.get(path);
    return changed === undefined ? [] : [{ path, changed, languages: [...changed.keys()] }];
  });
  return [...distinct(lists).map(always), ...texts].filter(({ languages }) => languages.length > 0);
}

const CLASSES = Array.from({ length: 45 }, (_, place) => place + 1);

interface Listable {
  readonly pages: readonly ListablePage[];
  readonly documents: readonly ContentDocument[];
  /** Addresses of pages of records that may be listed. */
  readonly recordPaths: readonly string[];
}

/** All but the pages of countries: those that are always there, and by collection the texts that a lawyer has checked. */
export function sectionsOf({ pages, documents, recordPaths }: Listable): SitemapSections {
  const listed = listedTexts(documents);
  // An address with a part that changes is a pattern, not a page; one of a text is listed with the text, or not at all.
  const plain = pages
    .filter(
      ({ path, index, needsText }) => index && needsText !== true && !path.includes(':') && !listed.has(path),
    )
    .map(({ path }) => always(path));
  const collections = distinct(documents.map(({ collection }) => collection)).map((name) => {
    const texts = documents.filter(({ collection }) => collection === name);
    return [name, textEntries(texts, listed)] as const;
  });
  const classes = CLASSES.map((number) => always(`/class-assist/trademark-class/${number}`));
  return new Map(
    [
      ['pages', plain] as const,
      ['classes', classes] as const,
      ['records', recordPaths.map(always)] as const,
      ...collections,
    ]
      .filter(([, entries]) => entries.length > 0)
      .map(([name, entries]) => [name, withKind(entries, pages)] as const),
  );
}

/** Pages that each office has. */
export const countryEntries = (slugs: readonly string[]): readonly SitemapEntry[] =>
  slugs.flatMap((slug) => [always(`/country/${slug}`), always(`/trademark-renewal/${slug}`)]);

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const lastmod = (day: string | undefined): string => (day === undefined ? '' : `<lastmod>${day}</lastmod>`);

/** A site, and the others beside it. */
export interface ListedSite {
  readonly storefront: Pick<Storefront, 'name' | 'origin'>;
  readonly sites: readonly OtherSite[];
}

/** What this site lists of a page: the versions that no other site lists. */
const ownOf = ({ storefront }: ListedSite, entry: SitemapEntry): readonly Locale[] =>
  entry.languages.filter((locale) => hasOwnVersion(storefront.name, entry, locale));

function urlsOf(site: ListedSite, entry: SitemapEntry): readonly string[] {
  const { path, languages, changed } = entry;
  const own = ownOf(site, entry);
  if (own.length === 0) return [];
  const { sites, storefront } = site;
  const global = sites.find(({ name }) => name === 'global')?.url ?? storefront.origin;
  const links = alternatesOf(global, path, languages, countryVersions(sites, entry, languages))
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('');
  return own.map((locale) => {
    const origin = listedOrigin(site, entry, locale);
    return `<url><loc>${origin}${pathIn(locale, path)}</loc>${lastmod(changed?.get(locale))}${links}</url>`;
  });
}

/** Pages with their languages and countries, as search engines read them. */
export function sitemapFile(site: ListedSite, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap((entry) => urlsOf(site, entry));
  return `${DECLARATION}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}

/** The files there are on a site, each with the last change in it; one that would be empty there is not named. */
export function sitemapIndex(site: ListedSite, sections: SitemapSections): string {
  const files = [...sections].flatMap(([name, all]) => {
    const entries = all.filter((entry) => ownOf(site, entry).length > 0);
    if (all.length > 0 && entries.length === 0) return [];
    const days = entries.flatMap(({ changed }) => [...(changed?.values() ?? [])]);
    return `<sitemap><loc>${site.storefront.origin}/sitemap-${name}.xml</loc>${lastmod(days.toSorted().at(-1))}</sitemap>`;
  });
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>${files.join('')}</sitemapindex>`;
}
