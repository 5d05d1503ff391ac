import type { Storefront } from '../src/kit/page/boot.js';
import type { Prefs } from '../src/data/api-of.js';

const COUNTRY = /^[A-Z]{2}$/;
const CURRENCY = /^[A-Z]{3}$/;

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

/** Where the visitor is taken to be: cookie, else the storefront's country, else the language's. `UK` is written `GB`. A language is spoken in many countries: what follows from it alone is a guess, good for a list of offices and not for an address or a tax. */
export function readPrefs(
  cookies: Readonly<Record<string, string>>,
  storefront: Storefront,
  locale: string,
): Prefs {
  const wanted = (cookies['country'] ?? '').toUpperCase();
  const byLocale = { en: 'US', cs: 'CZ', sk: 'SK', es: 'ES' }[locale] ?? 'US';
  const known = wanted === 'UK' ? 'GB' : COUNTRY.test(wanted) ? wanted : storefront.country;
  const currency = (cookies['currency'] ?? '').toUpperCase();
  return {
    country: known ?? byLocale,
    ...(known === null ? { guessed: true } : {}),
    currency: CURRENCY.test(currency) ? currency : storefront.currency,
  };
}
