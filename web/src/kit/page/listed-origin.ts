import type { Locale } from '../../i18n/locale-rules.js';
import type { OtherSite, Storefront } from './boot.js';

/** The language in which the site of a country is made for it. In every other one the global site says the same. */
const OWN_LANGUAGE: Readonly<Partial<Record<Storefront['name'], Locale>>> = {
  cz: 'cs',
  sk: 'sk',
  uk: 'en',
  ie: 'en',
  ch: 'en',
  au: 'en',
};

interface Page {
  readonly sameEverywhere?: boolean;
}

/** Where a page is shown. */
interface Shown {
  readonly storefront: Pick<Storefront, 'name' | 'origin'>;
  /** All sites; absent where there is one. */
  readonly sites?: readonly OtherSite[] | undefined;
}

/** Whether a site has a version of a page that no other has: its own prices and offices, in the language of its country. */
export const hasOwnVersion = (name: Storefront['name'], page: Page | undefined, locale: Locale): boolean =>
  name === 'global' || (page?.sameEverywhere !== true && OWN_LANGUAGE[name] === locale);

/** The site under whose address search engines list a page that is shown here: one for each version of it. A site with several hosts is listed under its first. */
export function listedOrigin({ storefront, sites }: Shown, page: Page | undefined, locale: Locale): string {
  const name = hasOwnVersion(storefront.name, page, locale) ? storefront.name : 'global';
  return sites?.find((site) => site.name === name)?.url ?? storefront.origin;
}

/** Versions of a page that are made for a country, by language and country as search engines name them. */
export function countryVersions(
  sites: readonly OtherSite[],
  page: Page | undefined,
  languages: readonly Locale[],
): readonly { readonly language: string; readonly locale: Locale; readonly url: string }[] {
  return sites.flatMap(({ name, url }) => {
    const locale = OWN_LANGUAGE[name];
    if (locale === undefined || page?.sameEverywhere === true || !languages.includes(locale)) return [];
    const country = name === 'uk' ? 'GB' : name.toUpperCase();
    return [{ language: `${locale}-${country}`, locale, url }];
  });
}
