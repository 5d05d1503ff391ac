import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { documentText } from '../document-text.js';
import type { MoneyDocument } from '../money-document.js';
import { printedStatements } from '../print/statements.js';
import { tag, xmlText, type Part } from '../xml/element.js';
import { ublProblem } from './check-ubl.js';
import { lines } from './line.js';
import { parties, type PeppolAddresses } from './party.js';
import { monetaryTotal, payment } from './payment.js';
import { taxTotals } from './tax.js';

/** The core invoice of the European norm, and the same as the Peppol network takes it. @source Peppol BIS Billing 3, PEPPOL-EN16931-R004, R007 */
const CORE = 'urn:cen.eu:en16931:2017';
const PEPPOL = `${CORE}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;
const PEPPOL_PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const COMMERCIAL_INVOICE = '380';
const CREDIT_NOTE = '381';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

/** An invoice or credit note as UBL 2.1 in the terms of EN 16931; with `addresses` as one of the Peppol network. Refused as `ublProblem` says. */
export function ublDocument(document: MoneyDocument, addresses?: PeppolAddresses): string | Refusal {
  const problem = ublProblem(document);
  if (isRefusal(problem)) return problem;
  const root = document.kind === 'CREDIT_NOTE' ? 'CreditNote' : 'Invoice';
  const namespaces = {
    xmlns: `${UBL}:${root}-2`,
    'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
  };
  const content = [
    head(document, addresses !== undefined),
    references(document, addresses !== undefined),
    parties(document, addresses),
    payment(document),
    taxTotals(document),
    monetaryTotal(document),
    lines(document),
  ];
  return xmlText(root, namespaces, ...content);
}

/** The two roots want the same facts in different order. */
function head(document: MoneyDocument, isForNetwork: boolean): Part[] {
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
    tag('cbc:CustomizationID', isForNetwork ? PEPPOL : CORE),
    isForNetwork ? tag('cbc:ProfileID', PEPPOL_PROCESS) : null,
    tag('cbc:ID', number),
    tag('cbc:IssueDate', issueDate),
    dated,
    tag('cbc:DocumentCurrencyCode', currency),
    home === null ? null : tag('cbc:TaxCurrencyCode', home.currency),
  ];
}

/** The network wants a reference the buyer knows; without an order that is the symbol of the payment. @source PEPPOL-EN16931-R003 */
function references({ order, corrects, variableSymbol }: MoneyDocument, isForNetwork: boolean): Part[] {
  const corrected =
    corrects === null
      ? null
      : tag(
          'cac:InvoiceDocumentReference',
          tag('cbc:ID', corrects.number),
          tag('cbc:IssueDate', corrects.issueDate),
        );
  return [
    isForNetwork && order === null ? tag('cbc:BuyerReference', variableSymbol) : null,
    tag('cac:OrderReference', tag('cbc:ID', order)),
    tag('cac:BillingReference', corrected),
  ];
}
