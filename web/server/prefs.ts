import { countryCurrency, currencyOf } from '@cotta/reference/currencies.js';
import { isCountry, parseCountry } from '@cotta/reference/countries.js';
import { jurisdictionBySlug, knownJurisdiction } from '@cotta/reference/jurisdictions.js';
import { siteRegion } from '@cotta/reference/site-countries.js';
import { NOWHERE, type Prefs } from '../src/data/api-of.js';
import { readAffiliate } from '../src/kit/attribution/attribution.js';
import type { Storefront } from '../src/kit/page/boot.js';

/** Names of the cookies that say how somebody wants to be shown the site. */
export const CHOICES = ['country', 'currency', 'origin', 'destination'] as const;
export type ChoiceName = (typeof CHOICES)[number];
export type Choices = Readonly<Partial<Record<ChoiceName, string>>>;

export function readCookies(header: string | undefined): Readonly<Record<string, string>> {
  const pairs = (header ?? '').split(';').map((part) => part.trim().split('='));
  return Object.fromEntries(
    pairs.filter((pair) => pair.length === 2).map(([name, value]) => [name ?? '', decode(value ?? '')]),
  );
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** Codes of two letters only: what is written into a cookie and an address is one form. */
const country = (text: string): string | undefined =>
  /^[A-Za-z]{2}$/.test(text) ? parseCountry(text) : undefined;

/** What each may be; undefined for anything else. `UK` is the country `GB` and the office `UK`. */
const KNOWN: Readonly<Record<ChoiceName, (text: string) => string | undefined>> = {
  country,
  origin: country,
  currency: (text) => currencyOf(text.toUpperCase())?.code,
  destination: (text) => {
    const code = text.toUpperCase() === 'GB' ? 'UK' : text.toUpperCase();
    return knownJurisdiction(code) ? code : undefined;
  },
};

/** What is known of the asked values; those nobody knows are left out. */
export function knownChoices(asked: (name: ChoiceName) => string | null | undefined): Choices {
  const known = CHOICES.map((name) => [name, KNOWN[name](asked(name) ?? '')] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

export interface Asked {
  readonly cookies: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly storefront: Storefront;
  readonly locale: string;
  /** The part of the address that names the country of a page made for one. */
  readonly landing?: string | undefined;
}

/** Languages that are spoken in one country: whoever reads in one is shown its currency. It is a guess all the same, and no address and no tax follow from it. */
const SPOKEN_IN: Readonly<Record<string, string>> = { cs: 'CZ', sk: 'SK' };

/** Where the visitor is taken to be: address, cookie, else the storefront's country, else the language's. A language is spoken in many countries: what follows from it alone is a guess, good for a list of offices and not for an address or a tax; so is the Union, which can be chosen and is no country. */
export function readPrefs({ cookies, query, storefront, locale, landing }: Asked): Prefs {
  const said = { ...knownChoices((name) => cookies[name]), ...knownChoices((name) => query.get(name)) };
  const byLocale = { en: 'US', cs: 'CZ', sk: 'SK', es: 'ES' }[locale] ?? NOWHERE.country;
  const known = said.country ?? storefront.country;
  const paysIn = said.country ?? (storefront.country === null ? SPOKEN_IN[locale] : undefined);
  const destination = said.destination ?? jurisdictionBySlug(landing ?? '')?.code;
  return {
    country: known ?? byLocale,
    ...(known === null || !isCountry(known) ? { guessed: true } : {}),
    currency: said.currency ?? (paysIn === undefined ? storefront.currency : countryCurrency(paysIn)),
    origin: said.origin ?? NOWHERE.origin,
    ...(destination === undefined ? {} : { destination }),
    region: siteRegion(known) ?? NOWHERE.region,
    ...(landing === undefined ? {} : { landing: landing.toUpperCase() }),
  };
}

/** Who sent this visitor, of the cookie; in it only where marketing is allowed. */
export const affiliateOf = (cookies: Readonly<Record<string, string>>): string | undefined =>
  readAffiliate(cookies['affiliate']);
