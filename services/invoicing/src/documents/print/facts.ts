import type { DocumentText } from '../document-text.js';
import type { MoneyDocument } from '../money-document.js';
import type { Fact } from '../printed-document.js';

/** Dates and references under the parties, in the order people look for them; what is unknown is left out. */
export function printedFacts(document: MoneyDocument, { words, date }: DocumentText): Fact[] {
  const { facts: labels, paymentMethods } = words;
  const { corrects, settlement } = document;
  const day = (value: string | null | undefined): string | null =>
    value === null || value === undefined ? null : date(value);
  const rows: readonly (readonly [string, string | null])[] = [
    [labels.issueDate, day(document.issueDate)],
    [labels.taxDate, day(document.taxDate)],
    [labels.dueDate, settlement === null ? day(document.dueDate) : null],
    [labels.paidOn, day(settlement?.paidOn)],
    [labels.paymentMethod, settlement === null ? null : paymentMethods[settlement.method]],
    [labels.correctedInvoice, corrects?.number ?? null],
    [labels.correctedIssueDate, day(corrects?.issueDate)],
    [labels.invoice, document.invoiceNumber],
    [labels.variableSymbol, document.number === document.variableSymbol ? null : document.variableSymbol],
    [labels.order, document.order],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}
