import { refuseFields, type FieldRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { totalsOf } from '../tax/tax-groups.js';
import type { MoneyDocument } from './money-document.js';
import { unprintableLetters } from '@cotta/kit/runtime/pdf/faces.js';

/** Longest texts by where they stand, in characters: what is kept together must fit on one page. */
const LONGEST: Readonly<Record<string, number>> = { lines: 500, remarks: 2000, corrects: 2000 };
const LONGEST_ELSEWHERE = 300;

/** All that keeps a document from being printed: INPUT_INVALID with fields SUMS_DIFFER, CATEGORY_MIXED, REFERENCE_MISSING, SETTLEMENT_MISSING,
 *  TOO_LONG or LETTER_UNKNOWN. Undefined when there is nothing. @source money rules, invariants 2 and 10; R-CN-1 */
export function documentProblem(document: MoneyDocument): Refusal | undefined {
  const problems = [...sumProblems(document), ...referenceProblems(document), ...textProblems(document)];
  return problems.length === 0 ? undefined : refuseFields(problems);
}

function sumProblems({ lines, taxGroups }: MoneyDocument): FieldRefusal[] {
  const problems: FieldRefusal[] = [];
  const keyOf = ({ category, rate }: { category: string; rate: string }): string => `${category} ${rate}`;
  for (const key of new Set([...lines, ...taxGroups].map(keyOf))) {
    const net = lines.filter((line) => keyOf(line) === key).reduce((sum, line) => sum + line.net, 0);
    const { net: base } = totalsOf(taxGroups.filter((group) => keyOf(group) === key));
    if (net !== base)
      problems.push(
        problem(
          ['taxGroups'],
          'SUMS_DIFFER',
          `The lines taxed as ${key} add up to ${net}, their group says ${base}; calculate the price again.`,
        ),
      );
  }
  const categories = new Set(taxGroups.map(({ category }) => category));
  if (categories.has('O') && categories.size > 1)
    problems.push(
      problem(['taxGroups'], 'CATEGORY_MIXED', 'What lies outside the tax needs a document of its own.'),
    );
  return problems;
}

function referenceProblems({ kind, corrects, settlement }: MoneyDocument): FieldRefusal[] {
  if (kind === 'CREDIT_NOTE' && corrects === null)
    return [
      problem(['corrects'], 'REFERENCE_MISSING', 'A credit note names the invoice it corrects, and why.'),
    ];
  if (kind === 'RECEIPT' && settlement === null)
    return [problem(['settlement'], 'SETTLEMENT_MISSING', 'A receipt says what was paid, when and how.')];
  return [];
}

function textProblems(document: MoneyDocument): FieldRefusal[] {
  return textsOf(document, []).flatMap(({ path, text }) => {
    const longest = LONGEST[path[0] ?? ''] ?? LONGEST_ELSEWHERE;
    if (text.length > longest)
      return [problem(path, 'TOO_LONG', `This text is longer than ${longest} characters; shorten it.`)];
    const letters = unprintableLetters(text);
    return letters === ''
      ? []
      : [
          problem(
            path,
            'LETTER_UNKNOWN',
            `Documents are printed in Latin, Greek and Cyrillic letters; write these otherwise: ${letters}`,
          ),
        ];
  });
}

function textsOf(value: unknown, path: readonly string[]): { path: readonly string[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, [...path, key]));
}

function problem(path: readonly string[], code: string, message: string): FieldRefusal {
  return { path, code, message };
}
