import { byItself } from '@cotta/kit/runtime/database/by-itself.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import type { DataSource } from 'typeorm';
import type { StoredTaxGroup } from '../tax/tax-groups.js';
import type { Currency } from '../money/exact/amount.js';

/** What a document is made from, as the rows have it. */
export interface DocumentRow {
  readonly id: string;
  readonly number: string;
  readonly variableSymbol: string;
  /** Of an invoice made from an order; null: by hand. */
  readonly taxDocument: string | null;
  readonly issuer: string;
  readonly issueDate: string;
  readonly taxDate: string | null;
  readonly dueDate: string | null;
  readonly paymentDate: string | null;
  readonly paymentType: 'card' | 'transfer' | 'wallet' | null;
  readonly currency: Currency;
  readonly taxGroups: readonly StoredTaxGroup[];
  readonly customer: Customer | null;
  readonly lines: readonly { readonly description: string; readonly net: number }[];
  readonly corrects: { readonly number: string; readonly issueDate: string; readonly reason: string } | null;
  readonly userId: string | null;
  readonly totalMinor: number;
  /** Part of a credit note that pays the invoice made in its place. */
  readonly settlesMinor: number;
  readonly product: {
    readonly id: string;
    readonly subjectType: string | null;
    readonly subjectId: string | null;
    readonly linkRevision: number | null;
    readonly language: string | null;
    readonly orderReference: string | null;
    readonly priceBreakdown: unknown;
  } | null;
}

export interface Customer {
  readonly name: string;
  readonly street?: string | null;
  readonly city?: string | null;
  readonly postcode?: string | null;
  readonly country: string;
  readonly companyId?: string | null;
  readonly taxId?: string | null;
  readonly vatId?: string | null;
  readonly email?: string | null;
}

/** Whoever sees this sees the file of the document: a guest's link opens what belongs to the order; without one the file belongs to the document itself. */
export function fileSubject(row: DocumentRow) {
  const { product: order, corrects, id, userId } = row;
  const subject =
    order?.subjectType && order.subjectId
      ? { subjectType: order.subjectType, subjectId: order.subjectId }
      : { subjectType: corrects === null ? 'invoice' : 'credit_note', subjectId: id };
  return {
    ...subject,
    userId,
    linkRevision: order?.linkRevision ?? 1,
    kind: corrects === null ? ('invoice' as const) : ('credit note' as const),
  };
}

const product = `case when p.id is null then null else json_build_object('id', p.id, 'subjectType', p.subject_type, 'subjectId', p.subject_id, 'linkRevision', p.link_revision, 'language', p.language,
  'orderReference', p.order_reference, 'priceBreakdown', p.price_breakdown) end as product`;

const invoiceColumns = `d.id, coalesce(d.number, d.variable_symbol) as number, d.variable_symbol as "variableSymbol", d.tax_document as "taxDocument", d.billing_entity_code as issuer,
  coalesce(d.issue_date, d.created_at::date)::text as "issueDate", d.tax_date::text as "taxDate", d.due_date::text as "dueDate", d.payment_date::text as "paymentDate", d.payment_type as "paymentType", d.currency,
  d.tax_groups as "taxGroups", d.customer, d.lines, null as corrects, d.user_id as "userId", (d.total ->> 'amountMinor')::bigint::integer as "totalMinor", 0 as "settlesMinor", ${product}`;

const creditNoteColumns = `d.id, d.number, d.variable_symbol as "variableSymbol", null as "taxDocument", d.billing_entity_code as issuer, d.issue_date::text as "issueDate", d.issue_date::text as "taxDate",
  null as "dueDate", null as "paymentDate", null as "paymentType", d.currency, d.tax_groups as "taxGroups", i.customer, '[]'::json as lines, d.user_id as "userId",
  json_build_object('number', i.number, 'issueDate', i.issue_date::text, 'reason', d.reason) as corrects, (d.total ->> 'amountMinor')::bigint::integer as "totalMinor", coalesce(d.settles_minor, 0) as "settlesMinor", ${product}`;

const invoices = `select ${invoiceColumns} from invoice d left join product p on p.id = d.product_id`;
const creditNotes = `select ${creditNoteColumns} from credit_note d join invoice i on i.id = d.invoice_id left join product p on p.id = i.product_id`;

export function invoiceRow(db: DataSource, id: string): Promise<DocumentRow | undefined> {
  return byItself(db, (tx) =>
    queryRow<DocumentRow>(tx, `${invoices} where d.id = $1 and d.number is not null`, [id]),
  );
}

export function creditNoteRow(db: DataSource, id: string): Promise<DocumentRow | undefined> {
  return byItself(db, (tx) => queryRow<DocumentRow>(tx, `${creditNotes} where d.id = $1`, [id]));
}

/** The invoice of this number, or the request to pay of this symbol. */
export function invoiceByReference(db: DataSource, reference: string): Promise<DocumentRow | undefined> {
  return byItself(db, (tx) =>
    queryRow<DocumentRow>(
      tx,
      `${invoices} where d.number = $1 or d.variable_symbol = $1 order by d.number nulls last limit 1`,
      [reference],
    ),
  );
}

/** What an order is invoiced or asked for by. */
export function documentOfProduct(db: DataSource, productId: string): Promise<DocumentRow | undefined> {
  return byItself(db, (tx) =>
    queryRow<DocumentRow>(
      tx,
      `${invoices} where d.product_id = $1 and d.status <> 'Credited' order by d.tax_document nulls last, d.created_at limit 1`,
      [productId],
    ),
  );
}

/** Tax documents an issuer issued from one day to another, both included, in the order of their numbers. */
export async function issuedBetween(
  db: DataSource,
  issuer: string,
  from: string,
  to: string,
): Promise<DocumentRow[]> {
  return inTransaction(db, async (tx) => [
    ...(await queryRows<DocumentRow>(
      tx,
      `${invoices} where d.billing_entity_code = $1 and d.number is not null and d.issue_date between $2 and $3 order by d.number`,
      [issuer, from, to],
    )),
    ...(await queryRows<DocumentRow>(
      tx,
      `${creditNotes} where d.billing_entity_code = $1 and d.issue_date between $2 and $3 order by d.number`,
      [issuer, from, to],
    )),
  ]);
}
