import { fold } from './fold.js';
import { toLatin } from './latin.js';

/** A word of a mark: as written but lower-case, and folded to plain letters and digits. */
export interface RawWord {
  readonly written: string;
  readonly folded: string;
}

const LEADING_LETTER = /(?<![\p{L}\p{N}\p{M}])([\p{L}\p{N}]\p{M}*)[-.·'’](?=[\p{L}\p{N}])/gu;
const TRAILING_LETTER = /(?<=[\p{L}\p{N}\p{M}])[-.·'’](?=[\p{L}\p{N}]\p{M}*(?![\p{L}\p{N}\p{M}]))/gu;
const NOT_A_WORD = /[^\p{L}\p{N}\p{M}]+/u;

/** One letter joined by a hyphen, dot or apostrophe belongs to its neighbour: X-SEED is XSEED, S.O.S. is SOS, Mario's is Marios. */
export function glue(text: string): string {
  return text.replace(LEADING_LETTER, '$1').replace(TRAILING_LETTER, '');
}

/** Words of a name in any script, in order; other scripts are written in Latin letters first. */
export function splitWords(name: string): RawWord[] {
  const plain = toLatin(glue(name.normalize('NFKC')))
    .toLowerCase()
    .replaceAll('&', ' and ');
  const words: RawWord[] = [];
  for (const written of plain.split(NOT_A_WORD)) {
    const folded = fold(written);
    if (folded !== '') words.push({ written, folded });
  }
  return words;
}
