import { readFileSync } from 'node:fs';
import { languages, type Language } from '@cotta/reference/languages.js';

interface Words {
  readonly [key: string]: string | Words;
}

const files = new Map(
  languages.map((language) => [
    language,
    JSON.parse(
      readFileSync(new URL(`../../../data/report-pdf/${language}.json`, import.meta.url), 'utf8'),
    ) as Words,
  ]),
);

/** British English, so that the day stands before the month. */
const TAGS: Readonly<Record<Language, string>> = { en: 'en-GB', cs: 'cs', sk: 'sk', es: 'es' };

export type Values = Readonly<Record<string, string | number>>;

/** The words of a printed report in one language. */
export interface Say {
  /** A whole sentence by its key; with `count` its form for that number. Fails on a key that is not there. */
  (key: string, values?: Values): string;
  /** A calendar day in words. */
  readonly day: (day: string) => string;
  readonly list: (items: readonly string[]) => string;
}

export function reportWords(language: Language): Say {
  const words = files.get(language) ?? {};
  const plural = new Intl.PluralRules(language);
  const days = new Intl.DateTimeFormat(TAGS[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const say = (key: string, values: Values = {}): string => {
    const text = textAt(
      words,
      typeof values['count'] === 'number' ? `${key}_${plural.select(values['count'])}` : key,
    );
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
  return Object.assign(say, {
    day: (day: string) => days.format(new Date(`${day.slice(0, 10)}T00:00:00Z`)),
    list: (items: readonly string[]) => list.format(items),
  });
}

function textAt(words: Words, key: string): string {
  let at: string | Words | undefined = words;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  if (typeof at !== 'string') throw new Error(`a printed report has no words for ${key}`);
  return at;
}
