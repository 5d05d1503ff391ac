import type { Language } from '@cotta/reference/languages.js';
import { classesOfThing, headOf, isService, type ClassForWords } from './classes-of-thing.js';
import type { UnderstoodThing } from './understood-things.js';

export interface ClassByWords {
  readonly classNumber: number;
  /** 0–1 of the best. */
  readonly score: number;
  /** Words of the question that led there, as typed. */
  readonly words: readonly string[];
}

const MOST_CLASSES = 6;
/** The first thing named comes before the second one. */
const LATER = 0.01;

/** Classes of all things of a question, the surest first. `guess`: for a thing of which no word is known. */
export function suggestClasses(
  things: readonly UnderstoodThing[],
  language: Language,
  guess: (thing: UnderstoodThing) => ClassForWords[],
): ClassByWords[] {
  const byClass = new Map<number, { score: number; words: Set<string> }>();
  for (const [place, thing] of things.entries()) {
    if (
      isMoreOf(things[place - 1], thing, language) ||
      (thing.whole && thing.known.length === 0 && things.length > 1)
    )
      continue;
    const found =
      thing.known.length > 0
        ? classesOfThing(withAnimals(thing, things[place + 1]), language)
        : guess(thing).slice(0, things.length > 1 ? 1 : undefined);
    for (const { classNumber, score, words } of found) {
      const sum = byClass.get(classNumber) ?? { score: 0, words: new Set<string>() };
      sum.score = Math.max(sum.score, score - LATER * place);
      sum.words.add(words);
      byClass.set(classNumber, sum);
    }
  }
  return Array.from(byClass, ([classNumber, { score, words }]) => ({ classNumber, score, words: [...words] }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_CLASSES);
}

/** Mugs of "printing on shirts and mugs": more of what the service is done with. */
function isMoreOf(
  before: UnderstoodThing | undefined,
  { known }: UnderstoodThing,
  language: Language,
): boolean {
  const head = before === undefined ? undefined : headOf(before.known, language);
  if (before === undefined || head?.word.role !== 'drop' || known.some(({ word }) => isService(word)))
    return false;
  return before.known.some((one) => one !== head && (language !== 'en' || one.describes));
}

/** Collars of "collars and food for dogs" are for dogs too. */
function withAnimals(thing: UnderstoodThing, next: UnderstoodThing | undefined): UnderstoodThing {
  return next?.forAnimals === true && thing.words.length === 1 ? { ...thing, forAnimals: true } : thing;
}
