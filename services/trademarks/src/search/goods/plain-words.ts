import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@cotta/reference/languages.js';
import { furtherForms } from './language-stems.js';
import { phraseKey } from './question-words.js';

/**
 * What a word of everyday language does to the thing it stands in.
 * `thing`: goods or a service of its class. `shop`: trade in what stands beside it. `drop`: a service about what stands beside it, whose own class does not count.
 * `about`: a program, whatever it is for. `keep`: a trade that makes and serves. `plain`: says nothing about classes. `animals`: whom it is for.
 */
export type Role = 'thing' | 'shop' | 'drop' | 'about' | 'keep' | 'plain' | 'animals';

export interface PlainWord {
  readonly role: Role;
  /** Classes a lawyer would file, the first before the others. */
  readonly classes: readonly number[];
  /** Classes that often come along. */
  readonly perhaps: readonly number[];
  /** The same in English, the usual word first. */
  readonly english: readonly string[];
}

const FOLDER = new URL('../../../data/search/goods-words/', import.meta.url);
const LANGUAGES: readonly Language[] = ['en', 'cs', 'sk', 'es'];
const ROLES: ReadonlySet<string> = new Set([
  'shop',
  'drop',
  'about',
  'keep',
  'plain',
  'animals',
] satisfies Role[]);
const LONGEST_PHRASE = 5;

/** Everyday words for goods, services and trades in four languages, by what they are called. */
export class PlainWords {
  private readonly byKey: Readonly<Record<Language, Map<string, PlainWord>>> = {
    en: new Map(),
    cs: new Map(),
    sk: new Map(),
    es: new Map(),
  };

  /** `text`: lines of `@class role` and `en, en | cs | sk | es | more classes`, as data/search/README.md tells. */
  constructor(text: string) {
    let classNumber = 0;
    let role: Role = 'thing';
    for (const line of text.split('\n')) {
      if (line.startsWith('@')) {
        const [number, word = ''] = line.slice(1).split(' ');
        classNumber = Number(number);
        role = isRole(word) ? word : 'thing';
      } else if (line.trim() !== '') this.add(line, classNumber, role);
    }
  }

  /** What the longest run of stems from `at` on is called; undefined when nobody calls anything so. */
  longestAt(
    stems: readonly string[],
    at: number,
    language: Language,
  ): { readonly word: PlainWord; readonly length: number } | undefined {
    for (let length = Math.min(LONGEST_PHRASE, stems.length - at); length > 0; length -= 1) {
      const word = this.byKey[language].get(stems.slice(at, at + length).join(' '));
      if (word !== undefined) return { word, length };
    }
    return undefined;
  }

  /** Single words of a language, as stems: for looking at what is spelled nearly so. */
  singleWords(language: Language): string[] {
    return [...this.byKey[language].keys()].filter((key) => !key.includes(' '));
  }

  private add(line: string, ownClass: number, role: Role): void {
    const cells = line.split('|').map((cell) => cell.trim());
    const more = (cells[LANGUAGES.length] ?? '').split(/\s+/).filter((one) => one !== '');
    const alone = more[0]?.startsWith('=') === true;
    const numbers = more.map((one) => ({
      number: Number(one.replace(/[=!]/g, '')),
      sure: one.endsWith('!'),
    }));
    const english = (cells[0] ?? '').split(',').map((phrase) => phrase.trim());
    const word: PlainWord = {
      role,
      classes: [
        ...(alone || role === 'plain' || role === 'animals' ? [] : [ownClass]),
        ...numbers.filter(({ sure }) => sure).map(({ number }) => number),
      ],
      perhaps: numbers.filter(({ sure }) => !sure).map(({ number }) => number),
      english,
    };
    for (const [place, language] of LANGUAGES.entries()) {
      for (const phrase of (cells[place] ?? '').split(','))
        this.callInAllForms(word, phraseKey(phrase, language), language);
    }
  }

  private callInAllForms(word: PlainWord, key: string, language: Language): void {
    this.call(word, key, language);
    for (const form of furtherForms(language, key).filter((one) => !this.byKey[language].has(one)))
      this.call(word, form, language);
  }

  /** The first that has a name keeps it, a plain one gives way; the other's classes come along. */
  private call(word: PlainWord, key: string, language: Language): void {
    const known = this.byKey[language].get(key);
    if (key === '' || (known !== undefined && known.role !== 'plain' && word.classes.length === 0)) return;
    const both =
      known === undefined ||
      known.role === 'plain' ||
      known.classes.every((one) => word.classes.includes(one))
        ? word
        : {
            ...known,
            perhaps: [...new Set([...known.perhaps, ...word.classes])].filter(
              (one) => !known.classes.includes(one),
            ),
          };
    this.byKey[language].set(key, both);
  }
}

function isRole(word: string): word is Role {
  return ROLES.has(word);
}

let shipped: PlainWords | undefined;

/** The words that ship with the service, read once. */
export function shippedPlainWords(): PlainWords {
  shipped ??= new PlainWords(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.txt'))
      .sort()
      .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'))
      .join('\n'),
  );
  return shipped;
}
