import { taxRemarks } from '../../tax/tax-remarks.js';
import type { DocumentText } from '../document-text.js';
import { filled } from '../document-words.js';
import type { MoneyDocument } from '../money-document.js';
import { amountDue } from './totals.js';

/** Sentences of the document: what the law wants, then what the reader wants to know. @source money rules R-VAT-12 */
export function printedStatements(document: MoneyDocument, text: DocumentText): string[] {
  const { corrects, remarks } = document;
  const { reason } = text.words.statements;
  return [
    ...legalRemarks(document),
    ...(corrects === null ? [] : [filled(reason, { reason: corrects.reason })]),
    ...moneyStatement(document, text),
    ...remarks,
  ];
}

/** A seller outside the tax says so beside its name, and refers to no article about the place of supply. */
function legalRemarks({ seller, taxGroups, language }: MoneyDocument): string[] {
  return seller.vatRegistered ? taxRemarks(taxGroups, language) : [];
}

function moneyStatement(document: MoneyDocument, { words, date }: DocumentText): string[] {
  const { kind, settlement } = document;
  if (kind === 'CREDIT_NOTE') return [words.statements.refund];
  if (kind === 'RECEIPT') return [words.statements.receipt];
  return settlement !== null && amountDue(document) === 0
    ? [filled(words.statements.paid, { date: date(settlement.paidOn) })]
    : [];
}
