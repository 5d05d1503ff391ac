import type { Language } from '@cotta/reference/languages.js';
import type { KnownWords, UnderstoodThing } from './understood-things.js';

export interface ClassForWords {
  readonly classNumber: number;
  /** 0–1. */
  readonly score: number;
  /** As typed. */
  readonly words: string;
}

const SURE = 1;
/** What a shop sells: its own mark on the goods is likely, not certain. */
const SOLD = 0.6;
const BESIDE = 0.5;
const PERHAPS = 0.45;
const ALONG = 0.9;
/** English puts what describes before what it names, and both may be meant: "toothpaste tablets". */
const HARDLY = 0.4;
const FIRST_SERVICE_CLASS = 35;
/** Tailors and printers put their mark on what they make. */
const CUSTOM_WORK = 40;
/** Food, clothing and jewellery are filed elsewhere when they are for animals. */
const FOR_ANIMALS: ReadonlyMap<number, number> = new Map([
  [29, 31],
  [30, 31],
  [14, 18],
  [25, 18],
  [26, 18],
]);

/** Classes of one thing by its known words. The word that names the thing decides; those that describe it count little or not at all. */
export function classesOfThing(
  { known, forAnimals }: Pick<UnderstoodThing, 'known' | 'forAnimals'>,
  language: Language,
): ClassForWords[] {
  const head = headOf(known, language);
  if (head === undefined) return [];
  const inShop = known.some(({ word }) => word.role === 'shop');
  const others = known.filter((one) => one !== head);
  const perhaps = head.word.perhaps
    .slice(0, 1)
    .map((classNumber) => ({ classNumber, score: PERHAPS, words: head.text }));
  const own = head.word.classes.map((classNumber, place) => ({
    classNumber,
    score: SURE - place / 1000,
    words: head.text,
  }));
  const found = [...own, ...others.flatMap((one) => beside(one, { head, inShop, language })), ...perhaps];
  return forAnimals
    ? found.map((one) => ({ ...one, classNumber: FOR_ANIMALS.get(one.classNumber) ?? one.classNumber }))
    : found;
}

function beside(
  { word, text, describes, along }: KnownWords,
  { head, inShop, language }: { head: KnownWords; inShop: boolean; language: Language },
): ClassForWords[] {
  const [classNumber] = word.classes;
  if (classNumber === undefined) return [];
  const makes = head.word.classes[0] === CUSTOM_WORK;
  if (inShop || word.role === 'keep') return [{ classNumber, score: SOLD, words: text }];
  if (classNumber < FIRST_SERVICE_CLASS) {
    const sold =
      isService(head.word) && head.word.role !== 'drop' && (along || (makes && head.word.role === 'thing'));
    if (sold) return [{ classNumber, score: SOLD, words: text }];
    return language === 'en' && !describes && !isService(head.word)
      ? [{ classNumber, score: HARDLY, words: text }]
      : [];
  }
  if (along) return [{ classNumber, score: ALONG, words: text }];
  return describes && head.word.role !== 'about' ? [] : [{ classNumber, score: BESIDE, words: text }];
}

/**
 * The word that names the thing: what is done or run comes before what it is done with; then English names it last, the others first.
 */
export function headOf(known: readonly KnownWords[], language: Language): KnownWords | undefined {
  const naming = known.filter(({ describes }) => !describes);
  const [first] = known;
  const group =
    naming.length > 0
      ? beforeDescription(known.slice(known.findIndex(({ describes }) => !describes)))
      : known.slice(0, 1);
  const inOrder = language === 'en' ? group.toReversed() : group;
  const service = inOrder.find(({ word }) => isService(word) && word.role !== 'shop');
  const doing = inOrder.find(({ word }) => word.role === 'drop' || word.role === 'about');
  const shop = known.find(({ word }) => word.role === 'shop');
  return doing ?? (shop !== undefined && service === undefined ? shop : service) ?? inOrder[0] ?? first;
}

/** "wine glasses" of "wine glasses for restaurants". */
function beforeDescription(known: readonly KnownWords[]): readonly KnownWords[] {
  const end = known.findIndex(({ describes }) => describes);
  return end > 0 ? known.slice(0, end) : known;
}

export function isService(word: KnownWords['word']): boolean {
  return word.role === 'keep' || (word.classes[0] ?? 0) >= FIRST_SERVICE_CLASS;
}
