import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export interface NiceTerm {
  /** Class of the Nice Classification the term belongs to. */
  readonly classNumber: number;
  /** English. */
  readonly term: string;
  /** Six digits of the alphabetical list, edition 10-2015; null for terms that come from the TMclass list only. */
  readonly basicNumber: string | null;
  /** In the harmonised database that the Union's offices accept without examination; false also where nobody looked. */
  readonly euHarmonised: boolean;
}

interface Indexed extends NiceTerm {
  readonly folded: string;
}

let loaded: readonly Indexed[] | undefined;

/** Terms of all classes, by class and name. Unpacked at the first call: most programs never ask. */
export function niceTerms(): readonly NiceTerm[] {
  return index();
}

export interface TermSearch {
  /** Beginning of the term, or of a word in it; case and accents do not matter. */
  readonly prefix?: string;
  readonly classNumber?: number;
  readonly limit: number;
}

/** Terms that begin with `prefix`, then those in which a later word does; all of them without one, none for signs that begin no word. */
export function findNiceTerms({ prefix = '', classNumber, limit }: TermSearch): NiceTerm[] {
  const wanted = fold(prefix);
  if (wanted === '' && prefix.trim() !== '') return [];
  const inClass = index().filter((term) => classNumber === undefined || term.classNumber === classNumber);
  const beginning = inClass.filter(({ folded }) => folded.startsWith(wanted));
  if (beginning.length >= limit || wanted === '') return beginning.slice(0, limit);
  const inside = inClass.filter(({ folded }) => !folded.startsWith(wanted) && folded.includes(` ${wanted}`));
  return [...beginning, ...inside].slice(0, limit);
}

/** A wording and the class it was put into. */
export interface AskedTerm {
  readonly classNumber: number;
  readonly term: string;
}

/** Those of the wordings that a list has in that class, as it writes them; case, accents and punctuation do not matter. */
export function listedTerms(terms: readonly AskedTerm[]): NiceTerm[] {
  const wanted = new Set(terms.map(({ classNumber, term }) => `${classNumber} ${fold(term)}`));
  return index().filter(({ classNumber, folded }) => wanted.has(`${classNumber} ${folded}`));
}

/** Lower case, no accents, words parted by single spaces, so that `tee shirts` finds `tee-shirts`. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function index(): readonly Indexed[] {
  loaded ??= read();
  return loaded;
}

function read(): Indexed[] {
  const text = gunzipSync(readFileSync(new URL('../data/nice-terms.tsv.gz', import.meta.url))).toString(
    'utf8',
  );
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [classNumber, basicNumber = '', euHarmonised, term = ''] = line.split('\t');
      return {
        classNumber: Number(classNumber),
        term,
        basicNumber: basicNumber === '' ? null : basicNumber,
        euHarmonised: euHarmonised === 'EU',
        folded: fold(term),
      };
    });
}
