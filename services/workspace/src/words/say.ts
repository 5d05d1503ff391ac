import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { readData } from './data-file.js';
import { locales, type Locale } from './locale.js';

export type Words = Readonly<Record<string, string | number>>;

/** One sentence in one language. `key`: `<template>.<name>` or `common.<name>`; a `count` picks the plural form. */
export type Say = (key: string, words?: Words) => string;

export type Strings = Readonly<Record<string, Readonly<Record<string, string>>>>;

const strings = new Map(locales.map((locale) => [locale, readData<Strings>(`mails/${locale}.json`)]));

export function stringsOf(locale: Locale): Strings {
  return strings.get(locale) ?? {};
}

/** `known`: sentences other than those of letters. @throws PermanentFault (from the result) for a key or a word that is not there: a letter with a hole never leaves. */
export function sayer(locale: Locale, known: Strings = stringsOf(locale)): Say {
  const plurals = new Intl.PluralRules(locale);
  return (key, words = {}) => {
    const [group = '', name = ''] = key.split('.');
    const form = typeof words['count'] === 'number' ? `_${plurals.select(words['count'])}` : '';
    const sentence = known[group]?.[`${name}${form}`];
    if (sentence === undefined) throw new PermanentFault(`no words for ${key}${form} in ${locale}`);
    return fill(keepTogether(sentence, locale), words, key);
  };
}

function fill(sentence: string, words: Words, key: string): string {
  return sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new PermanentFault(`${key} needs ${name}`);
    return String(word);
  });
}

type Rule = readonly [found: RegExp, joined: string];

const SLAVIC: readonly Rule[] = [
  [/(?<=^|[\s(„])([aikosuvzAIKOSUVZ]) (?=\S)/gu, '$1\u00a0'],
  // A number and what it counts, a day and its month.
  [/((?:\d|\{\{count\}\})\.?) (?=[\p{Ll}\d€%]|Kč|MB)/gu, '$1\u00a0'],
  [/(§|č\.) (?=\d)/g, '$1\u00a0'],
];
const JOINED: Readonly<Record<Locale, readonly Rule[]>> = {
  en: [],
  cs: SLAVIC,
  sk: SLAVIC,
  es: [
    [/(\d) (?=[%€])/g, '$1\u00a0'],
    [/\b(EE\.) (UU\.)/g, '$1\u00a0$2'],
  ],
};

/** Keeps together what a line must not part. */
function keepTogether(sentence: string, locale: Locale): string {
  return JOINED[locale].reduce((text, [found, joined]) => text.replace(found, joined), sentence);
}
