import { readFileSync } from 'node:fs';
import type { Language } from '@cotta/reference/languages.js';
import { phraseKey } from './question-words.js';

type OtherLanguage = Exclude<Language, 'en'>;

const LANGUAGES: readonly OtherLanguage[] = ['cs', 'sk', 'es'];

/** Usual listed terms in Czech, Slovak and Spanish: our words, for help only. What is filed is the English term. */
export class TermsInLanguages {
  private readonly byTerm = new Map<string, Readonly<Record<OtherLanguage, string>>>();
  private readonly byName = new Map<string, string[]>();

  /** `text`: lines of `@class` and `term | cs | sk | es`. */
  constructor(text: string) {
    let classNumber = '';
    for (const line of text.trim().split('\n')) {
      if (line.startsWith('@')) classNumber = line.slice(1);
      else
        this.add(
          classNumber,
          line.split('|').map((cell) => cell.trim()),
        );
    }
  }

  /** What the term says in a language; null in English and where nobody has put it into words. */
  of(classNumber: number, term: string, language: Language): string | null {
    return language === 'en' ? null : (this.byTerm.get(termKey(classNumber, term))?.[language] ?? null);
  }

  /** Whether it is one of the usual terms, whatever the language. */
  isUsual(classNumber: number, term: string): boolean {
    return this.byTerm.has(termKey(classNumber, term));
  }

  /** English terms that are called so in a language. */
  called(name: string, language: Language): readonly string[] {
    return this.byName.get(`${language} ${phraseKey(name, language)}`) ?? [];
  }

  private add(classNumber: string, [term = '', cs = '', sk = '', es = '']: readonly string[]): void {
    const names = { cs, sk, es };
    this.byTerm.set(termKey(Number(classNumber), term), names);
    for (const language of LANGUAGES) {
      const key = `${language} ${phraseKey(names[language], language)}`;
      this.byName.set(key, [...(this.byName.get(key) ?? []), term]);
    }
  }
}

/** `Toys*` and `toys` are one. */
function termKey(classNumber: number, term: string): string {
  return `${classNumber} ${term.replace('*', '').toLowerCase()}`;
}

let shipped: TermsInLanguages | undefined;

/** The translations that ship with the service, read once. */
export function shippedTermsInLanguages(): TermsInLanguages {
  shipped ??= new TermsInLanguages(
    readFileSync(new URL('../../../data/search/terms-in-other-languages.txt', import.meta.url), 'utf8'),
  );
  return shipped;
}
