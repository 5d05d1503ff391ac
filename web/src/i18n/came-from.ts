import { isEnglishOnly, isLocale, pathIn, type Locale } from './locale-rules.js';

/** A language that some pages lack. */
export type OtherLocale = Exclude<Locale, 'en'>;

/** Parameter of an address in English: the language of the page whose link led there. It is in the address because stored pages are kept by address, and nothing is kept with the reader for it. */
const CAME_FROM = 'from';

/** Sections that are somebody's own or have a frame of their own: links of letters and of the sign-in lead there, and stay as they are. */
const OWN_SECTIONS = /^\/(?:portal|office-action|use-in-commerce-request|monitoring-result)(?:\/|$)/;

const splitAddress = (address: string): readonly [path: string, query: string, hash: string] => {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return [path, query, hash];
};

/** Which language the reader of an English page came from, by the query of its address. */
export function cameFrom(search: string): OtherLocale | undefined {
  // Each link of a page asks; few addresses say anything of it, and none without its name or a sign that stands for its letters.
  if (!search.includes(CAME_FROM) && !search.includes('%')) return undefined;
  const said = new URLSearchParams(search).get(CAME_FROM) ?? '';
  return isLocale(said) && said !== 'en' ? said : undefined;
}

/** Whether the query says nothing but where the reader came from. */
export const saysOnlyCameFrom = (search: string): boolean => /^\?from=(?:cs|sk|es)$/.test(search);

/** The query without it. */
export function withoutCameFrom(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(CAME_FROM);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** A link for readers of a language, written without one: to the page in it, or to the English page, whose address then says where they came from. */
export function addressFor(locale: OtherLocale, address: string): string {
  const [path, query, hash] = splitAddress(address);
  if (!isEnglishOnly(path)) return `${pathIn(locale, path)}${query}${hash}`;
  if (OWN_SECTIONS.test(path)) return address;
  return `${path}${query === '' ? '?' : `${query}&`}${CAME_FROM}=${locale}${hash}`;
}
