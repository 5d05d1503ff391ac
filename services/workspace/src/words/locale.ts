import { FIRM_ZONE } from '@cotta/reference/working-time.js';

export const locales = ['en', 'cs', 'sk', 'es'] as const;
export type Locale = (typeof locales)[number];

/** The locale a person is written to in; English for languages we do not write. */
export function localeOf(language: string): Locale {
  return locales.find((locale) => locale === language) ?? 'en';
}

/** What public paths begin with: nothing for English, `/cs` for Czech. The portal is English and has no prefix. */
export function pathPrefix(locale: Locale): string {
  return locale === 'en' ? '' : `/${locale}`;
}

interface Habits {
  /** For dates. British English, so that the day stands before the month. */
  readonly tag: string;
  /** Where most people who read it live; used while nothing closer is known. English is read everywhere: the hour is told where the firm is. */
  readonly zone: string;
}

const habits: Readonly<Record<Locale, Habits>> = {
  en: { tag: 'en-GB', zone: FIRM_ZONE },
  cs: { tag: 'cs-CZ', zone: 'Europe/Prague' },
  sk: { tag: 'sk-SK', zone: 'Europe/Bratislava' },
  es: { tag: 'es-ES', zone: 'Europe/Madrid' },
};

export function languageTag(locale: Locale): string {
  return habits[locale].tag;
}

/** IANA zone in which times are told to readers of this locale. */
export function usualZone(locale: Locale): string {
  return habits[locale].zone;
}
