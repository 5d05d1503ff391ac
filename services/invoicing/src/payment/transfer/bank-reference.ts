import { isVariableSymbol } from '../../money/numbers/variable-symbol.js';

/** Symbols a transfer's text may mean, best first: `/VS…/`, then `VS` before digits, then any ten digits with the right check digit.
 *  @source money rules R-BANK-2 */
export function symbolCandidates(reference: string): string[] {
  const between = matches(reference, /\/VS(\d+)\//gi);
  const afterWord = matches(reference, /(?<![\p{L}\d])VS[:.\s]*(\d+)/giu);
  const bare = matches(reference, /(?<!\d)(\d{10})(?!\d)/g).filter(isVariableSymbol);
  return [...new Set([...between, ...afterWord].map((digits) => digits.replace(/^0+/, '')).concat(bare))];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, digits = '']) => digits);
}
