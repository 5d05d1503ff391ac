import type { Language } from '@cotta/reference/languages.js';
import { foldWord, stemIn } from './language-stems.js';

/** A word of a question that says something. */
export interface QuestionWord {
  /** As it was typed. */
  readonly text: string;
  /** Lower case, no accents. */
  readonly folded: string;
  /** "of", "for", "z", "de": what follows only describes what came before. "with", "s", "con": a service that follows comes along. */
  readonly after?: 'preposition' | 'with';
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Between two things. */
const JOINERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words('and or plus also'),
  cs: words('a i plus nebo ci take taky ale dale and'),
  sk: words('a i aj plus alebo ci tiez ale dalej and'),
  es: words('y e o u mas tambien ademas and'),
};
const WITH = words('with including plus s se so con');
const PREPOSITIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words('of for from with in on to by about at via through into using featuring where including made'),
  cs: words('pro na z ze s se v ve do od k ke o po u pod pri podle za'),
  sk: words('pre na z zo s so v vo do od k ku o po u pod pri podla za'),
  es: words('de del para con en por sobre al a sin hecho hechos hecha hechas'),
};
/** Say nothing about what is sold. */
const SILENT: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    'a an the its their our my your we i they is are be as that which who this these those not more other others such some any own',
  ),
  cs: words(
    'jsou je byt jako ktery ktera ktere nas nase svuj sve vlastni jeho jejich tento tato toto to si bude budeme mame mam jine dalsi',
  ),
  sk: words(
    'su je byt ako ktory ktora ktore nas nase svoj svoje vlastny jeho ich tento tato toto to si bude budeme mame mam ine dalsie',
  ),
  es: words(
    'el la los las un una unos unas lo su sus nuestro nuestra que es son como se mi mis otro otros otra otras',
  ),
};

/** Hyphens inside of what people write as one: `e-shop`, `t-shirt`, `on-line`, `B&B`. */
function joinHyphens(text: string): string {
  return text
    .replace(/\bb&b\b/gi, 'bnb')
    .replace(/\bas well as\b/gi, 'and')
    .replace(/(?<![\p{L}\p{N}])(\p{L})[-‐–](?=\p{L}{2})/gu, '$1')
    .replace(/\bon-line\b/gi, 'online')
    .replace(/\bmake-up\b/gi, 'makeup');
}

const SIGNS = /[,;/&+•·|\n.!?:()[\]]+|\s[-–—]\s/u;

/** The things in a question, each as its words: "wooden toys and a coffee shop" has two. */
export function thingsIn(question: string, language: Language): QuestionWord[][] {
  const things = joinHyphens(question)
    .split(SIGNS)
    .flatMap((part) => splitAtJoiners(part, language));
  return things.filter((one) => one.length > 0);
}

function splitAtJoiners(part: string, language: Language): QuestionWord[][] {
  const things: QuestionWord[][] = [[]];
  let after: QuestionWord['after'];
  for (const text of part.match(/[\p{L}\p{N}'’]+/gu) ?? []) {
    const folded = foldWord(text).replace(/['’]s?$/u, '');
    if (JOINERS[language].has(folded)) {
      things.push([]);
      after = undefined;
    } else if (PREPOSITIONS[language].has(folded)) after = WITH.has(folded) ? 'with' : 'preposition';
    else if (folded !== '' && !SILENT[language].has(folded)) {
      things.at(-1)?.push({ text, folded, ...(after === undefined ? {} : { after }) });
      after = undefined;
    }
  }
  return things;
}

/** The words of a listed phrase as one key, as `keysOf` makes them of a question. */
export function phraseKey(phrase: string, language: Language): string {
  return joinHyphens(phrase)
    .split(/[^\p{L}\p{N}'’]+/u)
    .map((word) => foldWord(word).replace(/['’]s?$/u, ''))
    .filter(
      (word) =>
        word !== '' &&
        !PREPOSITIONS[language].has(word) &&
        !SILENT[language].has(word) &&
        !(language !== 'en' && JOINERS[language].has(word)),
    )
    .map((word) => stemIn(language, word))
    .join(' ');
}
