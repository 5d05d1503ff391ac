import { locales, type Locale } from '../src/i18n/locale-rules.js';

/** For an address that names no language: the browser's own is the best there is. */
export function readerLocale(accepted = ''): Locale {
  return (
    accepted
      .split(',')
      .map((part) => part.trim().slice(0, 2).toLowerCase())
      .find((tag): tag is Locale => (locales as readonly string[]).includes(tag)) ?? 'en'
  );
}
