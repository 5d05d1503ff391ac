import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { no } from '../../refusals.js';
import type { TaxGroup } from '../../tax/tax-documents.js';
import type { MoneyDocument } from '../money-document.js';
import { tag, element, xmlText, type Element } from '../xml/element.js';
import { ublProblem } from '../ubl/check-ubl.js';
import { controlSums } from './control-sums.js';
import { partner } from './partner.js';
import { items, summary } from './sums.js';

const STORMWARE = 'http://www.stormware.cz/schema/version_2';
const NAMESPACES = {
  'xmlns:dat': `${STORMWARE}/data.xsd`,
  'xmlns:inv': `${STORMWARE}/invoice.xsd`,
  'xmlns:typ': `${STORMWARE}/type.xsd`,
};
const LONGEST_TEXT = 240;

export interface PackSettings {
  /** Names this pack in the answer of the accounting program. */
  readonly id: string;
  /** Codes by which the accountant's books class each kind of tax; the books' own, never ours to guess. */
  readonly classification: Readonly<Record<TaxGroup['category'], string>>;
}

/** Issued invoices and credit notes of one seller for import into Pohoda, one item a tax group. Nothing is left out silently: one document that
 *  cannot be exported refuses the pack with its number. Refused with NOTHING_TO_EXPORT, SELLERS_MIXED or DOCUMENT_NOT_EXPORTABLE.
 *  @source Stormware, dataPack version 2.0 */
export function pohodaPack(documents: readonly MoneyDocument[], settings: PackSettings): string | Refusal {
  const [first] = documents;
  if (first === undefined) return no('NOTHING_TO_EXPORT');
  if (documents.some(({ seller }) => seller.companyId !== first.seller.companyId)) return no('SELLERS_MIXED');
  for (const document of documents) {
    const problem = ublProblem(document);
    if (isRefusal(problem))
      return no(
        'DOCUMENT_NOT_EXPORTABLE',
        { number: document.number },
        { number: document.number, problem: problem.fields?.[0]?.message ?? problem.message },
      );
  }
  const attributes = {
    version: '2.0',
    id: settings.id,
    ...(first.seller.companyId === null ? {} : { ico: first.seller.companyId }),
    application: 'Cotta',
    note: controlSums(documents),
  };
  return xmlText(
    'dat:dataPack',
    { ...attributes, ...NAMESPACES },
    documents.map((document) => packItem(document, settings)),
  );
}

function packItem(document: MoneyDocument, { classification }: PackSettings): Element | null {
  const content = tag('inv:invoiceDetail', items(document, classification));
  return element(
    'dat:dataPackItem',
    { version: '2.0', id: document.number },
    element('inv:invoice', { version: '2.0' }, header(document), content, summary(document)),
  );
}

function header(document: MoneyDocument): Element | null {
  const { kind, number, variableSymbol, issueDate, taxDate, dueDate, corrects, order, lines, settlement } =
    document;
  return tag(
    'inv:invoiceHeader',
    tag('inv:invoiceType', kind === 'CREDIT_NOTE' ? 'issuedCreditNotice' : 'issuedInvoice'),
    tag('inv:number', tag('typ:numberRequested', number)),
    tag('inv:symVar', variableSymbol),
    tag('inv:originalDocumentNumber', corrects?.number ?? null),
    tag('inv:date', issueDate),
    tag('inv:dateTax', taxDate),
    tag('inv:dateAccounting', taxDate ?? issueDate),
    tag('inv:dateDue', dueDate),
    tag('inv:text', (corrects?.reason ?? lines[0]?.description ?? '').slice(0, LONGEST_TEXT)),
    partner(document),
    tag('inv:numberOrder', order?.slice(0, 32) ?? null),
    tag(
      'inv:paymentType',
      tag(
        'typ:paymentType',
        settlement === null || settlement.method === 'transfer' ? 'draft' : 'creditcard',
      ),
    ),
  );
}
