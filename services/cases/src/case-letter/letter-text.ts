import type { Language } from '@cotta/reference/languages.js';
import { letterWords } from './letter-words.js';

/** A page that the letter names. */
export interface LetterPage {
  readonly link: string;
  /** Day it was seen. */
  readonly seenOn: string;
  /** Where anybody can check it; null where nobody looked at the page with a seal. */
  readonly proof: string | null;
}

/** What a letter to the other side is written from. */
export interface LetterFacts {
  readonly language: Language;
  readonly rightsHolder: string;
  readonly markName: string;
  /** At its office; null where it is not registered. */
  readonly markNumber: string | null;
  readonly markOffice: string;
  readonly pages: readonly LetterPage[];
  /** Calendar date. */
  readonly answerBy: string;
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', cs: 'cs-CZ', sk: 'sk-SK', es: 'es-ES' };

/** A calendar date as it stands in a letter of this language, with its year. */
export function dayOfLetter(date: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** The draft that a lawyer goes on from, in the language of the addressee. */
export function letterText({ language, pages, answerBy, ...right }: LetterFacts): string {
  const words = letterWords[language];
  const day = (date: string): string => dayOfLetter(date, language);
  const listed = pages.map(({ link, seenOn, proof }, index) =>
    [
      `${index + 1}. ${link} (${words.seen(day(seenOn))})`,
      ...(proof === null ? [] : [words.proof(proof)]),
    ].join('\n'),
  );
  return [
    words.greeting,
    words.weActFor(right),
    `${words.found}\n${listed.join('\n')}`,
    words.unlawful,
    `${words.demand}\n${words.demands.map((one, index) => `${index + 1}. ${one}`).join('\n')}`,
    words.answer(day(answerBy)),
    words.otherwise,
    words.goodbye,
  ].join('\n\n');
}
