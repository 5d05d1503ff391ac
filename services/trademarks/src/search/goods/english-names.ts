import type { Language } from '@cotta/reference/languages.js';
import type { Concepts } from '../meaning/concepts.js';
import { foldWord, stemIn } from './language-stems.js';
import { fromAnotherLanguage } from './similar-words.js';
import type { PlainWords } from './plain-words.js';
import { splitTermWords, stemOf } from './term-words.js';
import type { TermsInLanguages } from './terms-in-languages.js';
import type { KnownWords } from './understood-things.js';

/** Of so few names each means nearly the same; longer lists hold what belongs to one class. */
const NEARLY_THE_SAME = 14;
const USUAL = 2;

interface Dictionaries {
  readonly concepts: Concepts | undefined;
  readonly plainWords: PlainWords;
  readonly termsInLanguages: TermsInLanguages;
}

/** What known words are called in English, the nearest to what was typed first. */
export function englishNames(
  { word, text }: KnownWords,
  language: Language,
  { concepts, plainWords, termsInLanguages }: Dictionaries,
): string[] {
  const typed = text.split(/\s+/).map(foldWord);
  const meant =
    language === 'en'
      ? typed
      : typed.flatMap((one) => [
          one,
          ...(
            plainWords.longestAt([stemIn(language, one)], 0, language)?.word.english.slice(0, USUAL) ?? []
          ).flatMap(splitTermWords),
          ...(concepts === undefined ? [] : fromAnotherLanguage(one, concepts)),
        ]);
  const stems = new Set(meant.map(stemOf));
  const share = (name: string): number => {
    const words = splitTermWords(name);
    return words.filter((one) => stems.has(stemOf(one))).length / Math.max(1, words.length);
  };
  const near = word.english
    .map((name) => ({ name, share: share(name) }))
    .filter((one) => one.share > 0)
    .sort((a, b) => b.share - a.share);
  const same = near.filter((one) => one.share === 1).map(({ name }) => name);
  const usual = word.english.slice(
    0,
    word.english.length <= NEARLY_THE_SAME || near.length < USUAL ? USUAL : 1,
  );
  return [
    ...new Set([
      ...(language === 'en' ? [text] : termsInLanguages.called(text, language)),
      ...same,
      ...usual,
      ...near.map(({ name }) => name),
    ]),
  ];
}
