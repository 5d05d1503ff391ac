import { addressFor, withoutCameFrom, type OtherLocale } from './came-from.js';
import { isEnglishOnly, pathIn } from './locale-rules.js';

/** The page with a like purpose in the other languages, by section. Sections without one lead to the home page. */
const SIBLINGS: Readonly<Record<string, string>> = {
  '/account-terms-and-conditions': '/terms-and-conditions',
  '/brand-monitoring-order': '/contact',
  '/brand-protection': '/legal-services',
  '/brand-protection-guide': '/legal-services',
  '/brand-protection-questions-and-answers': '/faq',
  '/country-guide': '/#offices',
  '/industry-case-study': '/about-us',
  '/report-brand-infringement': '/contact',
  '/specimen-guide': '/declaration-of-use-in-us',
  '/trademark-disputes': '/opposition-response',
  '/trademark-questions-and-answers': '/faq',
};

/** The page of a language that is nearest to an English one; a page that is there in both is its own. */
export function nearestIn(locale: OtherLocale, pathname: string, search = ''): string {
  if (!isEnglishOnly(pathname)) return `${pathIn(locale, pathname)}${withoutCameFrom(search)}`;
  const [, section = '', part] = pathname.split('/');
  if (section === 'country-guide' && part !== undefined) return pathIn(locale, `/country/${part}`);
  if (pathname === '/brand-protection/amazon') return pathIn(locale, '/amazon-brand-registry');
  return addressFor(locale, SIBLINGS[`/${section}`] ?? '/');
}
