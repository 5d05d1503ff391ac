import { readData } from './data-file.js';
import { locales, type Locale } from './locale.js';

/** Country or region per code. Own tables: the platform's names read oddly for offices and say nothing of EU, BX, OAPI, ARIPO. */
const names = new Map(locales.map((locale) => [locale, readData<Readonly<Record<string, string>>>(`office-names/${locale}.json`)]));

/** The code itself where no name is known: an office may be added before its name is. */
export function officeName(code: string, locale: Locale): string {
  return names.get(locale)?.[code] ?? code;
}
