import { totalsOf } from '../../tax/tax-groups.js';
import type { DocumentText } from '../document-text.js';
import type { MoneyDocument } from '../money-document.js';
import type { Total } from '../printed-document.js';

/** What is still to pay, minor units; zero when more than enough came. */
export function amountDue({
  taxGroups,
  settlement,
}: Pick<MoneyDocument, 'taxGroups' | 'settlement'>): number {
  return Math.max(totalsOf(taxGroups).total - (settlement?.amount ?? 0), 0);
}

/** The sums, ending with the one the reader looks for. */
export function printedTotals(document: MoneyDocument, { words, amount }: DocumentText): Total[] {
  const { net, vat, total } = totalsOf(document.taxGroups);
  const { totals: labels } = words;
  const line = (label: string, minor: number, strong = false): Total => ({
    label,
    value: amount(minor, document.currency),
    strong,
  });
  const sums = [line(labels.net, net), line(labels.vat, vat)];
  if (document.kind === 'CREDIT_NOTE')
    return [...sums, line(labels.gross, total), line(labels.refund, 0 - total, true)];
  if (document.kind === 'RECEIPT')
    return [
      ...sums,
      line(labels.gross, total),
      line(labels.received, document.settlement?.amount ?? 0, true),
    ];
  if (document.settlement === null)
    return [...sums, line(labels.gross, total), line(labels.due, amountDue(document), true)];
  return [
    ...sums,
    line(labels.gross, total),
    line(labels.paid, 0 - document.settlement.amount),
    line(labels.due, amountDue(document), true),
  ];
}
