import { stemOf, splitTermWords } from './term-words.js';
import { byScore, type ScoredTerm, type TermIndex } from './term-index.js';

/** A thing in English, as it may stand in the list. */
export interface WantedThing {
  /** Its names, what was typed or is usual first. */
  readonly names: readonly string[];
  /** Words that describe it: they only decide between terms of the same name. */
  readonly describedBy: readonly string[];
  /** Classes that were suggested for it; terms of others come last. */
  readonly classes: ReadonlySet<number>;
  /** Terms that people mostly mean. */
  readonly isUsual: (classNumber: number, term: string) => boolean;
}

const LATER_NAME = 0.85;
const OTHER_CLASS = 0.2;
const NAMES_IT = 1.6;
const IS_IT = 2;
const NOT_THE_THING = 0.35;
const DESCRIPTION = 0.25;
const USUAL = 1.25;
/** With so many of the right classes nobody needs those of others. */
const ENOUGH = 6;
const PARTLY = 0.15;
const MOST_NAMES = 4;

/** Never among the first for somebody who did not ask for it. */
const PRIVATE = new Set(
  'sex sexual erotic love condom contraceptive vibrator dildo nude pornographic escort urinal enema corpse'
    .split(' ')
    .map(stemOf),
);

/** Listed terms for a thing: those that name it before those in which its words only occur. */
export function termsFor(
  { names, describedBy, classes, isUsual }: WantedThing,
  index: TermIndex,
  only: ReadonlySet<number>,
): ScoredTerm[] {
  const best = new Map<string, ScoredTerm>();
  const asked = new Set([...names, ...describedBy].flatMap(splitTermWords).map(stemOf));
  const described = new Set(describedBy.flatMap(splitTermWords).map(stemOf));
  for (const [place, name] of names.slice(0, MOST_NAMES).entries()) {
    const words = [...new Set(splitTermWords(name).map(stemOf))];
    for (const found of index.find(
      words.map((stem) => [{ stem, weight: 1 }]),
      only,
    )) {
      if (found.stems.some((word) => PRIVATE.has(word) && !asked.has(word))) continue;
      const has = words.filter((word) => found.stems.includes(word)).length / Math.max(1, words.length);
      const kind = found.name === words.at(-1) ? NAMES_IT : NOT_THE_THING;
      const same = found.stems.length === words.length && has === 1 ? IS_IT : 1;
      const inClass = classes.size === 0 || classes.has(found.classNumber) ? 1 : OTHER_CLASS;
      const usual = isUsual(found.classNumber, found.term) ? USUAL : 1;
      const details = 1 + DESCRIPTION * found.stems.filter((word) => described.has(word)).length;
      const score =
        (found.score / words.length) *
        (has === 1 ? 1 : PARTLY * has) *
        kind *
        same *
        inClass *
        usual *
        details *
        LATER_NAME ** place;
      const key = `${found.classNumber} ${found.term}`;
      if (score > (best.get(key)?.score ?? 0)) best.set(key, { ...found, score });
    }
  }
  const inOrder = [...best.values()].sort(byScore);
  const own = inOrder.filter(({ classNumber }) => classes.has(classNumber));
  return own.length >= ENOUGH ? own : inOrder;
}

/** One of each in turn, so that the second thing of a question is seen as early as the first; `toys*` is `toys`. */
export function inTurn(lists: readonly (readonly ScoredTerm[])[]): ScoredTerm[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const seen = new Set<string>();
  const inOrder: ScoredTerm[] = [];
  for (let place = 0; place < longest; place += 1) {
    for (const term of lists.flatMap((list) => list[place] ?? [])) {
      const key = `${term.classNumber} ${term.term.replace('*', '').toLowerCase()}`;
      if (!seen.has(key)) inOrder.push(term);
      seen.add(key);
    }
  }
  return inOrder;
}
