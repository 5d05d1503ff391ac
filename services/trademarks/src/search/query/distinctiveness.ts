import { findNiceTerms } from '@cotta/reference/nice-terms.js';
import type { AnalysedName } from '../text/analysed-name.js';

const WEAK_WORD = 0.25;
const TERMS_LOOKED_AT = 20;

/** `weak`: the name may describe the goods or is made of words everybody uses. A hint for a lawyer, not a finding. */
export interface Distinctiveness {
  readonly level: 'weak' | 'usual';
  readonly because: 'COMMON_WORDS' | 'TERM_OF_CLASS' | null;
}

export function distinctivenessOf(name: AnalysedName, classes: readonly number[]): Distinctiveness {
  if (name.words.length > 0 && name.words.every(({ weight }) => weight < WEAK_WORD))
    return { level: 'weak', because: 'COMMON_WORDS' };
  const text = name.words.map(({ folded }) => folded).join(' ');
  const isTerm =
    text !== '' &&
    classes.some((classNumber) =>
      findNiceTerms({ prefix: text, classNumber, limit: TERMS_LOOKED_AT }).some(
        ({ term }) => plain(term) === text,
      ),
    );
  return isTerm ? { level: 'weak', because: 'TERM_OF_CLASS' } : { level: 'usual', because: null };
}

/** A term without its bracketed explanation: "apples [fresh]" is "apples". */
function plain(term: string): string {
  return term
    .replace(/\[.*?\]|\(.*?\)/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
