import type { Language } from '@cotta/reference/languages.js';
import { stemIn } from './language-stems.js';
import { spelledAlmost } from './similar-words.js';
import type { PlainWord, PlainWords } from './plain-words.js';
import { thingsIn, type QuestionWord } from './question-words.js';

/** A run of words that is known, and what it means. */
export interface KnownWords {
  readonly word: PlainWord;
  /** As typed. */
  readonly text: string;
  /** Describes what stands before it: the wine of "glasses for wine". */
  readonly describes: boolean;
  /** Comes along with what stands before it: the catering of "wedding planner with catering". */
  readonly along: boolean;
}

/** One thing of a question. */
export interface UnderstoodThing {
  readonly words: readonly QuestionWord[];
  /** In their order, plain words left out. */
  readonly known: readonly KnownWords[];
  /** It is for animals. */
  readonly forAnimals: boolean;
  /** Every word is known or says nothing about classes. */
  readonly whole: boolean;
}

/** A word of another language that people use as their own: `fitness`, `catering`. */
const ALSO: Readonly<Record<Language, readonly Language[]>> = {
  en: [],
  cs: ['sk', 'en'],
  sk: ['cs', 'en'],
  es: ['en'],
};

const ADJECTIVE = /\w{3}(?:ov|n|sk|ck)(?:[aeyi]|ych|ych|ymi?|eho|ej|ou|emu)$/;

/** What a question is about, thing by thing. */
export function understand(question: string, language: Language, plainWords: PlainWords): UnderstoodThing[] {
  return thingsIn(question, language).map((words) => {
    const own = read(words, language, plainWords);
    if (own.known.length > 0 || own.whole) return own;
    const foreign = ALSO[language]
      .map((one) => read(words, one, plainWords))
      .find(({ known }) => known.length > 0);
    return foreign ?? corrected(words, language, plainWords) ?? own;
  });
}

/** As if slips of the finger had not happened; undefined when that helps nothing. */
function corrected(
  words: readonly QuestionWord[],
  language: Language,
  plainWords: PlainWords,
): UnderstoodThing | undefined {
  const single = plainWords.singleWords(language);
  const meant = words.map((word) => ({
    ...word,
    folded: spelledAlmost(stemIn(language, word.folded), single)[0]?.stem ?? word.folded,
  }));
  const thing = read(meant, language, plainWords);
  return thing.known.length > 0 ? { ...thing, words } : undefined;
}

function read(words: readonly QuestionWord[], language: Language, plainWords: PlainWords): UnderstoodThing {
  const stems = words.map(({ folded }) => stemIn(language, folded));
  const known: KnownWords[] = [];
  let unknown = 0;
  let forAnimals = false;
  let after: QuestionWord['after'];
  for (let at = 0; at < words.length;) {
    const found = plainWords.longestAt(stems, at, language);
    const length = found?.length ?? 1;
    after = words[at]?.after ?? after;
    if (found === undefined) unknown += 1;
    else if (found.word.role === 'animals') forAnimals = true;
    else if (found.word.role !== 'plain') {
      known.push({
        word: found.word,
        text: words
          .slice(at, at + length)
          .map(({ text }) => text)
          .join(' '),
        describes:
          (after !== undefined && known.length > 0) ||
          isAdjective(words[at], language, at + length < words.length),
        along: after === 'with' && known.length > 0,
      });
      after = undefined;
    }
    at += length;
  }
  return { words, known, forAnimals, whole: unknown === 0 };
}

/** `čajové` of `čajové konvice`: Czech and Slovak say of what kind before they say what. */
function isAdjective(word: QuestionWord | undefined, language: Language, followed: boolean): boolean {
  return (
    (language === 'cs' || language === 'sk') && followed && word !== undefined && ADJECTIVE.test(word.folded)
  );
}
