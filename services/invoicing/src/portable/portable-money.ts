import type { Portable } from '@cotta/kit/runtime/portable/portable-record.js';
import { rowsFile, type CarriedRow } from '@cotta/kit/runtime/portable/read-lines.js';
import { portfolioLines } from '@cotta/reference/portfolio/lines.js';
import { timelineLine } from '@cotta/reference/portfolio/timeline-line.js';
import type { Money } from '@cotta/kit/model/words/money.js';
import { creditNoteResource } from '../invoice/credit-note/credit-note.resource.js';
import { creditNote } from '../invoice/credit-note/credit-note.work-item.js';
import { invoiceResource } from '../invoice/invoice.resource.js';
import { invoice } from '../invoice/invoice.work-item.js';
import { productResource } from '../product/product.resource.js';
import { product } from '../product/product.work-item.js';
import type { StoredTaxGroup } from '../tax/tax-groups.js';

const get = (row: CarriedRow, key: string): unknown => row[key] ?? null;
const minor = (row: CarriedRow, key: string): number => (get(row, key) as Money).amountMinor;
const instant = (value: unknown): string | null => (value instanceof Date ? value.toISOString() : null);

const amounts = (row: CarriedRow) => ({
  CurrencyCode: get(row, 'currency'),
  NetMinorAmount: minor(row, 'net'),
  TaxMinorAmount: minor(row, 'vat'),
  TotalMinorAmount: minor(row, 'total'),
});

const taxGroups = (row: CarriedRow) =>
  (get(row, 'taxGroups') as StoredTaxGroup[]).map(({ category, rate, reason, base, vat }) => ({
    TaxCategoryCode: category,
    TaxPercent: rate,
    TaxReasonCode: reason ?? null,
    NetMinorAmount: base,
    TaxMinorAmount: vat,
  }));

const money = { name: 'money', schema: portfolioLines.money };
const files = [
  rowsFile({
    ...money,
    resource: productResource,
    line: (row) => ({
      MoneyCategory: 'Order',
      OrderIdentifier: row.id,
      OrderReferenceText: get(row, 'orderReference'),
      OrderName: get(row, 'name'),
      StatusText: get(row, 'status'),
      PaymentStatusText: get(row, 'paymentState'),
      OrderedDateTime: row.createdAt.toISOString(),
      PaidDateTime: instant(get(row, 'paidAt')),
      ...amounts(row),
    }),
  }),
  rowsFile({
    ...money,
    resource: invoiceResource,
    line: (row) => ({
      MoneyCategory: 'Invoice',
      InvoiceIdentifier: row.id,
      OrderIdentifier: get(row, 'productId'),
      InvoiceNumber: get(row, 'number'),
      StatusText: get(row, 'status'),
      IssueDate: get(row, 'issueDate'),
      TaxDate: get(row, 'taxDate'),
      DueDate: get(row, 'dueDate'),
      PaymentDate: get(row, 'paymentDate'),
      Lines: (get(row, 'lines') as { description: string; net: number }[]).map(({ description, net }) => ({
        DescriptionText: description,
        NetMinorAmount: net,
      })),
      TaxGroups: taxGroups(row),
      ...amounts(row),
      DocumentIdentifier: get(row, 'documentId'),
    }),
  }),
  rowsFile({
    ...money,
    resource: creditNoteResource,
    line: (row) => ({
      MoneyCategory: 'CreditNote',
      CreditNoteIdentifier: row.id,
      InvoiceIdentifier: get(row, 'invoiceId'),
      CreditNoteNumber: get(row, 'number'),
      IssueDate: get(row, 'issueDate'),
      ReasonText: get(row, 'reason'),
      TaxGroups: taxGroups(row),
      ...amounts(row),
      DocumentIdentifier: get(row, 'documentId'),
    }),
  }),
];

/** What owners take along of money: orders, invoices and credit notes, and how they came to be. */
export const portableMoney: Portable = {
  timeline: timelineLine,
  records: [
    { resource: productResource, facts: product },
    { resource: invoiceResource, facts: invoice },
    { resource: creditNoteResource, facts: creditNote },
  ],
  files: [
    {
      ...money,
      lines: async function* (manager, owner) {
        for (const { lines } of files) yield* lines(manager, owner);
      },
    },
  ],
};
