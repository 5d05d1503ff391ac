import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

/** `title`: our own headings and names; `regular`, `strong`: all else. */
export type Weight = 'title' | 'regular' | 'strong';

/** One typeface. `has`: whether it can print a character, by its code point. */
export interface Face {
  readonly name: string;
  readonly file: string;
  readonly has: (codePoint: number) => boolean;
}

/** The typefaces of the site, under the Open Font License. Inter stands in for letters they lack: Greek, Cyrillic, Vietnamese. */
const faces: Readonly<Record<Weight, readonly [Face, Face]>> = {
  title: [face('newsreader/500Medium/Newsreader_500Medium.ttf'), face('inter/500Medium/Inter_500Medium.ttf')],
  regular: [
    face('instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
    face('inter/400Regular/Inter_400Regular.ttf'),
  ],
  strong: [
    face('instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'),
    face('inter/600SemiBold/Inter_600SemiBold.ttf'),
  ],
};

/** One face for a whole text, so that a name is not set in two. */
export function faceFor(text: string, weight: Weight): Face {
  const [first, standIn] = faces[weight];
  return lettersMissing(text, first) === '' ? first : standIn;
}

/** Letters of `text` that no face has, each once; they would be printed as empty boxes. */
export function unprintableLetters(text: string): string {
  return lettersMissing(text, faces.regular[1]);
}

function lettersMissing(text: string, { has }: Face): string {
  return [...new Set(text)].filter((letter) => letter !== '\n' && !has(letter.codePointAt(0) ?? 0)).join('');
}

function face(path: string): Face {
  const file = createRequire(import.meta.url).resolve(`@expo-google-fonts/${path}`);
  let letters: ReadonlySet<number> | undefined;
  return {
    name: path,
    file,
    has: (codePoint) => {
      letters ??= new Set(characterSet(file));
      return letters.has(codePoint);
    },
  };
}

function characterSet(file: string): readonly number[] {
  const font = create(readFileSync(file));
  return 'characterSet' in font ? font.characterSet : [];
}
