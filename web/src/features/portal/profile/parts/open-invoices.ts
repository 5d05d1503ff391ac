import { waitsForMoney } from '../../parts/payable.js';
import type { PortalBillingResult } from '../portal-billing.graphql.js';

export type Invoice = PortalBillingResult['invoiceList']['items'][number];
export type UnpaidProduct = PortalBillingResult['productList']['items'][number];

const UNPAID: readonly string[] = ['ISSUED', 'SENT', 'OVERDUE'];

/** One thing that waits for money: an issued invoice, or an order that has none yet. Days are ISO 8601 dates. */
export interface ToPayLine {
  readonly id: string;
  readonly invoice: Invoice | undefined;
  /** Undefined: an invoice that was written by hand, which has no page on which it is paid. */
  readonly product: UnpaidProduct | undefined;
  readonly dueDate: string | null;
  readonly overdue: boolean;
}

/** Everything left to pay, each thing once: overdue ones first, then by the day they are due. `products`: those that are not paid yet; an invoice
 *  whose order is not among them was paid a moment ago. `today`: the reader's calendar day. */
export function toPayOf(invoices: readonly Invoice[], products: readonly UnpaidProduct[], today: string): readonly ToPayLine[] {
  const waiting = new Map(products.filter(waitsForMoney).map((product) => [product.id, product]));
  const open = invoices.filter(({ status, productId }) => UNPAID.includes(status) && (productId === null || waiting.has(productId)));
  const invoiced = new Set(open.map(({ productId }) => productId));
  const lines = [
    ...open.map((invoice) => ({ id: invoice.id, invoice, product: waiting.get(invoice.productId ?? ''), dueDate: invoice.dueDate, overdue: invoice.status === 'OVERDUE' || isPast(invoice.dueDate, today) })),
    ...[...waiting.values()].filter(({ id }) => !invoiced.has(id)).map((product) => ({ id: product.id, invoice: undefined, product, dueDate: product.payableUntil, overdue: isPast(product.payableUntil, today) })),
  ];
  return lines.sort((left, right) => Number(right.overdue) - Number(left.overdue) || (left.dueDate ?? '9999').localeCompare(right.dueDate ?? '9999'));
}

function isPast(day: string | null, today: string): boolean {
  return day !== null && day < today;
}
