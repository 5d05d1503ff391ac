import type { Storefront } from '../src/app/boot.js';

const COUNTRY = /^[A-Z]{2}$/;
const CURRENCY = /^[A-Z]{3}$/;

export function readCookies(header: string | undefined): Readonly<Record<string, string>> {
  const pairs = (header ?? '').split(';').map((part) => part.trim().split('='));
  return Object.fromEntries(pairs.filter((pair) => pair.length === 2).map(([name, value]) => [name ?? '', decode(value ?? '')]));
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** Where the visitor is taken to be: cookie, else the storefront's country, else the language's. `UK` is written `GB`. */
export function readPrefs(cookies: Readonly<Record<string, string>>, storefront: Storefront, locale: string): { country: string; currency: string } {
  const wanted = (cookies['country'] ?? '').toUpperCase();
  const byLocale = { en: 'US', cs: 'CZ', sk: 'SK', es: 'ES' }[locale] ?? 'US';
  const country = wanted === 'UK' ? 'GB' : COUNTRY.test(wanted) ? wanted : (storefront.country ?? byLocale);
  const currency = (cookies['currency'] ?? '').toUpperCase();
  return { country, currency: CURRENCY.test(currency) ? currency : storefront.currency };
}
