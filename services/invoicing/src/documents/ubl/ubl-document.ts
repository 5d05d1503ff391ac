import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { documentText } from '../document-text.js';
import type { MoneyDocument } from '../money-document.js';
import { printedStatements } from '../print/statements.js';
import { tag, xmlText, type Part } from '../xml/element.js';
import { ublProblem } from './check-ubl.js';
import { lines } from './line.js';
import { parties } from './party.js';
import { monetaryTotal, payment } from './payment.js';
import { taxTotals } from './tax.js';

/** The core invoice of the European norm. Peppol adds addresses of both parties in its network, which the delivery provider gives out. */
const CUSTOMIZATION = 'urn:cen.eu:en16931:2017';
const COMMERCIAL_INVOICE = '380';
const CREDIT_NOTE = '381';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

/** An invoice or credit note as UBL 2.1 in the terms of EN 16931. Refused as `ublProblem` says. */
export function ublDocument(document: MoneyDocument): string | Refusal {
  const problem = ublProblem(document);
  if (isRefusal(problem)) return problem;
  const root = document.kind === 'CREDIT_NOTE' ? 'CreditNote' : 'Invoice';
  const namespaces = {
    xmlns: `${UBL}:${root}-2`,
    'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
  };
  const content = [
    head(document),
    references(document),
    parties(document),
    payment(document),
    taxTotals(document),
    monetaryTotal(document),
    lines(document),
  ];
  return xmlText(root, namespaces, ...content);
}

/** The two roots want the same facts in different order. */
function head(document: MoneyDocument): Part[] {
  const { number, issueDate, dueDate, taxDate, kind, currency, home, language } = document;
  const note = tag('cbc:Note', printedStatements(document, documentText(language)).join('\n'));
  const taxPoint = tag('cbc:TaxPointDate', taxDate);
  const type =
    kind === 'CREDIT_NOTE'
      ? tag('cbc:CreditNoteTypeCode', CREDIT_NOTE)
      : tag('cbc:InvoiceTypeCode', COMMERCIAL_INVOICE);
  const dated =
    kind === 'CREDIT_NOTE' ? [taxPoint, type, note] : [tag('cbc:DueDate', dueDate), type, note, taxPoint];
  return [
    tag('cbc:CustomizationID', CUSTOMIZATION),
    tag('cbc:ID', number),
    tag('cbc:IssueDate', issueDate),
    dated,
    tag('cbc:DocumentCurrencyCode', currency),
    home === null ? null : tag('cbc:TaxCurrencyCode', home.currency),
  ];
}

function references({ order, corrects }: MoneyDocument): Part[] {
  const corrected =
    corrects === null
      ? null
      : tag(
          'cac:InvoiceDocumentReference',
          tag('cbc:ID', corrects.number),
          tag('cbc:IssueDate', corrects.issueDate),
        );
  return [tag('cac:OrderReference', tag('cbc:ID', order)), tag('cac:BillingReference', corrected)];
}
