import { folded } from '../src/kit/form/folded.js';
import type { SuggestedPage } from '../src/kit/problem/page-problem.js';

/** Pages as an address may have meant them, nearest first. */
export type NearAddresses = (path: string) => readonly SuggestedPage[];

/** Less than that in common is chance. */
const LEAST_LIKENESS = 0.42;
/** A page that is called so is nearer than one whose address only looks so; what is spelt alike in an address counts more than in a title. */
const OF_TITLE = 0.85;
const LONGEST_PATH = 200;

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Words of an address or a title, in small letters and without accents, endings and hyphens. */
const wordsOf = (text: string): readonly string[] => folded(text).match(/[\p{L}\d]+/gu) ?? [];

/** Each three letters that follow one another, with a space at both ends of a word: a letter too many, missing or in the wrong place leaves most of them. */
function threesOf(words: readonly string[]): ReadonlySet<string> {
  const threes = words.flatMap((word) => {
    const spaced = ` ${word} `;
    return Array.from({ length: spaced.length - 2 }, (_, place) => spaced.slice(place, place + 3));
  });
  return new Set(threes);
}

/** From 0, nothing in common, to 1, the same. @source https://en.wikipedia.org/wiki/Dice-S%C3%B8rensen_coefficient */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  let common = 0;
  for (const three of one) if (other.has(three)) common += 1;
  return (2 * common) / (one.size + other.size);
}

interface Spelling {
  readonly whole: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
  readonly numbers: string;
}

function spellingOf(path: string): Spelling {
  const clean = decoded(path.slice(0, LONGEST_PATH)).replace(/\.(?:html?|php|aspx?)$/i, '');
  const parts = clean.split('/').filter((part) => part !== '');
  return {
    whole: threesOf(wordsOf(parts.join(' '))),
    last: threesOf(wordsOf(parts.at(-1) ?? '')),
    numbers: (clean.match(/\d+/g) ?? []).join(' '),
  };
}

/** Compares what was asked for with every page that is there. */
export function nearAddresses(pages: readonly SuggestedPage[]): NearAddresses {
  const known = pages.map((page) => ({
    page,
    address: spellingOf(page.to),
    title: threesOf(wordsOf(page.title)),
  }));
  return (path) => {
    const asked = spellingOf(path);
    return known
      .map(({ page, address, title }) => {
        // Class 25 is no misspelt class 35.
        if (address.numbers !== '' && address.numbers !== asked.numbers) return { page, score: 0 };
        const score = Math.max(
          (likeness(asked.whole, address.whole) + likeness(asked.last, address.last)) / 2,
          OF_TITLE * likeness(asked.last, title),
        );
        return { page, score };
      })
      .filter(({ score }) => score >= LEAST_LIKENESS)
      .toSorted((one, other) => other.score - one.score)
      .map(({ page }) => page);
  };
}
