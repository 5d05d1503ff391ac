export type Locale = 'en' | 'cs' | 'sk' | 'es';

export const locales: readonly Locale[] = ['en', 'cs', 'sk', 'es'];
export const defaultLocale: Locale = 'en';

/** Sections that exist only in English; a request under another language goes to the path without prefix. */
export const englishOnlyPaths: readonly string[] = [
  '/account-terms-and-conditions',
  '/brand-monitoring-order',
  '/brand-protection',
  '/brand-protection-guide',
  '/brand-protection-questions-and-answers',
  '/country-guide',
  '/industry-case-study',
  '/monitoring-result',
  '/office-action',
  '/portal',
  '/report-brand-infringement',
  '/specimen-guide',
  '/trademark-dictionary',
  '/trademark-disputes',
  '/trademark-hall-of-fame',
  '/trademark-questions-and-answers',
  '/use-in-commerce-request',
];

export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text);
}

/** By whole segments: `/portal/orders` is covered by `/portal`, `/portal-guide` is not. */
export function isEnglishOnly(path: string): boolean {
  return englishOnlyPaths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

export type LocaleDecision =
  | { readonly kind: 'serve'; readonly locale: Locale; readonly path: string }
  | { readonly kind: 'redirect'; readonly path: string };

/** What a path says about its language. The path alone decides; cookies and `Accept-Language` never do. */
export function decideLocale(pathname: string): LocaleDecision {
  const match = /^\/([a-z]{2})(\/.*)?$/.exec(pathname);
  const prefix = match?.[1];
  // Two slashes at the start of a redirect would be another site's address.
  const rest = (match?.[2] ?? '/').replace(/^[/\\]+/, '/');
  if (prefix === undefined) return { kind: 'serve', locale: defaultLocale, path: pathname };
  if (prefix === defaultLocale) return { kind: 'redirect', path: rest };
  if (isEnglishOnly(rest)) return { kind: 'redirect', path: rest };
  if (isLocale(prefix)) return { kind: 'serve', locale: prefix, path: rest };
  return { kind: 'serve', locale: defaultLocale, path: pathname };
}

/** The same page in a language, without query. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === defaultLocale || isEnglishOnly(path)) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
