/** Languages of the interface, of letters and of what customers read; English stands in where a text is missing.
 *  @source specification, "Enumerations" */
export const languages = ['en', 'sk', 'cs', 'es'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

const flags: Readonly<Record<Language, string>> = { sk: 'sk', cs: 'cz', en: 'gb', es: 'es' };

/** Name of the flag picture shown beside a language. */
export function languageFlag(language: Language): string {
  return flags[language];
}

/** The language meant by a code; English for languages we do not write. */
export function languageOf(code: string | null | undefined): Language {
  return languages.find((language) => language === code) ?? defaultLanguage;
}
