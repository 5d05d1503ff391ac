import type { CaseFiles } from '@cotta/kit/edge/subgraph/case-file.js';
import type { FileRecord } from '@cotta/kit/runtime/case-file/read-case-file.js';
import { readRows } from '@cotta/kit/runtime/reading/read.js';
import { caseFileKinds, type CaseFileKind } from '@cotta/reference/case-file-kinds.js';
import { documentFile, type DocumentFileMade } from '../documents/document-file.aggregate.js';
import { eInvoiceResource } from '../e-invoice/e-invoice.resource.js';
import { eInvoice } from '../e-invoice/e-invoice.work-item.js';
import { creditNoteResource } from '../invoice/credit-note/credit-note.resource.js';
import { creditNote } from '../invoice/credit-note/credit-note.work-item.js';
import { invoiceResource } from '../invoice/invoice.resource.js';
import { invoice } from '../invoice/invoice.work-item.js';
import { productEvent, productEventResource } from '../payment/card/product-event.record.js';
import { bankCredit, bankCreditResource } from '../payment/transfer/bank-credit.record.js';
import { zoneOfIssuer } from '../price-list/issuers.js';
import { productResource } from '../product/product.resource.js';
import { product } from '../product/product.work-item.js';

/** What was ordered and paid for one subject, whoever's order it is: `$1` is the id of that order. */
export const moneyFileRecords: readonly FileRecord<CaseFileKind>[] = [
  {
    kind: 'Price and payment',
    resource: productResource,
    facts: product,
    idsOf: 'select id from product where subject_id = $1',
  },
  {
    kind: 'Invoice',
    resource: invoiceResource,
    facts: invoice,
    idsOf: 'select i.id from invoice i join product p on p.id = i.product_id where p.subject_id = $1',
  },
  {
    kind: 'Credit note',
    resource: creditNoteResource,
    facts: creditNote,
    idsOf:
      'select c.id from credit_note c join invoice i on i.id = c.invoice_id join product p on p.id = i.product_id where p.subject_id = $1',
  },
  {
    kind: 'E-invoice',
    resource: eInvoiceResource,
    facts: eInvoice,
    idsOf:
      'select e.id from e_invoice e left join credit_note c on c.id = e.credit_note_id join invoice i on i.id in (e.invoice_id, c.invoice_id) join product p on p.id = i.product_id where p.subject_id = $1',
  },
  {
    kind: 'Invoice file',
    facts: {
      aggregate: documentFile,
      events: { added: 'DocumentFileMade', amended: '', removed: '' },
      labels: { DocumentFileMade: { label: 'Invoice file made', audience: 'customer' } },
    },
    // Which files were made is said by the documents they are of: the events of the files themselves carry the bytes, and are not searched.
    idsOf: `with of_order as (select i.id from invoice i join product p on p.id = i.product_id where p.subject_id = $1),
         noted as (select c.id from credit_note c join of_order i on i.id = c.invoice_id),
         sent as (select e.id from e_invoice e where e.invoice_id in (select id from of_order) or e.credit_note_id in (select id from noted))
       select distinct (e.data ->> 'documentId')::uuid as id from tracking_event e
        where e.stream_id in (select id from of_order union select id from noted union select id from sent) and e.data ->> 'documentId' is not null`,
    papersOf: ({ streamId }) => [streamId],
    issuedBy: ({ data }) => [(data as unknown as DocumentFileMade['data']).sha256],
  },
  {
    kind: 'Message of the card gateway',
    resource: productEventResource,
    facts: productEvent,
    idsOf: 'select e.id from product_event e join product p on p.id = e.product_id where p.subject_id = $1',
  },
  {
    kind: 'Bank transfer',
    resource: bankCreditResource,
    facts: bankCredit,
    idsOf: 'select b.id from bank_credit b join product p on p.id = b.product_id where p.subject_id = $1',
  },
];

/** The money of an order, which requests keeps the rest of. */
export const moneyFiles: CaseFiles<CaseFileKind> = {
  kinds: caseFileKinds,
  files: {
    moneyFile: {
      doc: 'The case file of the money of an order: its price, payments, invoices and credit notes.',
      by: 'orderId',
      records: moneyFileRecords,
      zoneFor: async (orderId, { manager, viewer }) => {
        const [first] = await readRows(manager, productResource, viewer, {
          filter: { subjectId: { eq: orderId } },
          limit: 1,
        });
        return first === undefined ? undefined : zoneOfIssuer(String(first.billingEntityCode));
      },
    },
  },
};
