/** Languages of the office of the European Union that we do not file in: the second one is among them. ISO 639-1. @source Regulation (EU) 2017/1001, Article 146(2) and (3) */
export const secondLanguages = ['de', 'es', 'fr', 'it'] as const;

/** All languages of that office; we write our applications there in English. @source Regulation (EU) 2017/1001, Article 146(2) */
export const applicationLanguages = ['en', ...secondLanguages] as const;

export type ApplicationLanguage = (typeof applicationLanguages)[number];

/** The two languages of an application. */
export interface UsualLanguages {
  /** In which it is written. */
  readonly first: ApplicationLanguage;
  /** Another one, in which its opponents may write. */
  readonly second: (typeof secondLanguages)[number];
}

/** Of our applications at the office of the European Union where nobody chose otherwise. */
export const usualEuLanguages: UsualLanguages = { first: 'en', second: 'es' };

/** What an application at an office names where nobody chose otherwise; undefined where the office asks for no languages. */
export function usualLanguages(office: string): UsualLanguages | undefined {
  return office === 'EU' ? usualEuLanguages : undefined;
}
