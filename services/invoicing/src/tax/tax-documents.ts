import { percent, rounded, times, whole } from '../money/exact/fraction.js';
import type { VatDecision } from './vat-decision.js';

/** Lines of one document that are taxed alike. Amounts in minor units. */
export interface TaxGroup {
  readonly category: VatDecision['category'];
  readonly rate: string;
  readonly reason: string | null;
  readonly base: number;
  readonly vat: number;
}

/** One document to issue. Amounts in minor units. */
export interface TaxDocument {
  /** `MAIN`, or `OSS-` and the country whose tax it carries. */
  readonly document: string;
  readonly breakdown: readonly TaxGroup[];
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

/** A line with the decision how it is taxed. */
export interface TaxedLine {
  /** Minor units after discount. */
  readonly taxable: number;
  readonly vat: VatDecision;
}

/** VAT of a group: once, on the sum of its lines, never line by line. @source money rules R-RND-3 */
export function groupVat(base: number, rate: string): number {
  return rounded(times(whole(base), percent(rate)));
}

/** MAIN first, then one document per one-stop-shop country; groups in the order of their first line. @source money rules R-DOC-1 */
export function taxDocuments(lines: readonly TaxedLine[]): TaxDocument[] {
  const names = [...new Set(lines.map(documentOf))].toSorted(
    (a, b) => Number(b === MAIN) - Number(a === MAIN),
  );
  return names.map((document) =>
    withTotals(
      document,
      lines.filter((line) => documentOf(line) === document),
    ),
  );
}

/** Name of the document that carries everything but the tax of one-stop-shop countries. */
export const MAIN = 'MAIN';

/** The document a line stands on. */
export function documentOf({ vat }: Pick<TaxedLine, 'vat'>): string {
  return vat.scheme === 'OSS' ? `OSS-${vat.rateCountry}` : MAIN;
}

function withTotals(document: string, lines: readonly TaxedLine[]): TaxDocument {
  const breakdown = groups(lines);
  const net = sum(breakdown.map((group) => group.base));
  const vat = sum(breakdown.map((group) => group.vat));
  return { document, breakdown, net, vat, gross: net + vat };
}

function groups(lines: readonly TaxedLine[]): TaxGroup[] {
  const keyOf = ({ vat }: TaxedLine): string => `${vat.category} ${vat.rate} ${vat.reason}`;
  return [...new Set(lines.map(keyOf))].flatMap((key) => {
    const own = lines.filter((line) => keyOf(line) === key);
    const [first] = own;
    if (first === undefined) return [];
    const base = sum(own.map((line) => line.taxable));
    return [
      {
        category: first.vat.category,
        rate: first.vat.rate,
        reason: first.vat.reason,
        base,
        vat: groupVat(base, first.vat.rate),
      },
    ];
  });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
