import { documentText } from '../document-text.js';
import { filled } from '../document-words.js';
import type { MoneyDocument } from '../money-document.js';
import type { PrintedDocument } from '../printed-document.js';
import { printedFacts } from './facts.js';
import { lineTable } from './line-table.js';
import { printedBuyer, printedSeller } from './parties.js';
import { printedStatements } from './statements.js';
import { homeSummary, taxTable } from './tax-summary.js';
import { printedTotals } from './totals.js';
import { printedTransfer } from './transfer.js';

/** Every text of a document in its language, ready to be laid out. */
export function printDocument(document: MoneyDocument): PrintedDocument {
  const text = documentText(document.language);
  const { words } = text;
  const isTaxDocument = document.kind === 'INVOICE' || document.kind === 'CREDIT_NOTE';
  return {
    language: document.language,
    title: words.titles[document.kind],
    number: document.number,
    warning: isTaxDocument ? null : words.notTaxDocument,
    sample: document.sample ? words.sample : null,
    issuedOn: document.issueDate,
    seller: printedSeller(document.seller, words.parties),
    buyer: printedBuyer(document.buyer, words.parties),
    facts: printedFacts(document, text),
    lines: lineTable(document, text),
    taxSummary: taxTable(document.taxGroups, document.currency, text),
    home: homeSummary(document, text),
    totals: printedTotals(document, text),
    statements: printedStatements(document, text),
    transfer: printedTransfer(document, text),
    footer: [
      document.seller.name,
      document.seller.registerEntry,
      document.verifyAt === undefined ? null : filled(words.verify, { address: document.verifyAt }),
    ]
      .filter((part) => part !== null)
      .join('\n'),
    pageOf: (page, pages) => filled(words.page, { page: String(page), pages: String(pages) }),
  };
}
