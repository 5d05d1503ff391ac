import { dueOf, waitsForMoney, type ToPay } from './payable.js';

const UNPAID: readonly string[] = ['ISSUED', 'SENT', 'OVERDUE'];

interface OpenInvoice {
  readonly id: string;
  readonly status: string;
  readonly dueDate: string | null;
  readonly productId: string | null;
}

interface OpenProduct extends ToPay {
  readonly id: string;
  readonly payableUntil: string;
}

/** One debt: an order, with its invoice once it has one, or an invoice that was written by hand. Days are ISO 8601 dates. */
export interface Debt<I, P> {
  readonly id: string;
  readonly invoice: I | undefined;
  /** Undefined: an invoice that was written by hand, which has no page on which it is paid. */
  readonly product: P | undefined;
  /** The day of its invoice; that of the order while there is none. */
  readonly dueDate: string | null;
  readonly overdue: boolean;
}

/** Everything left to pay, each thing once: overdue ones first, then by the day they are due. `products`: those that are not paid yet; an invoice
 *  whose order is not among them was paid a moment ago. `today`: the reader's calendar day. */
export function openDebts<I extends OpenInvoice, P extends OpenProduct>(
  invoices: readonly I[],
  products: readonly P[],
  today: string,
): readonly Debt<I, P>[] {
  const open = invoices.filter(({ status }) => UNPAID.includes(status));
  const debt = (
    id: string,
    { invoice, product, dueDate }: Pick<Debt<I, P>, 'invoice' | 'product' | 'dueDate'>,
  ): Debt<I, P> => ({
    id,
    invoice,
    product,
    dueDate,
    overdue: invoice?.status === 'OVERDUE' || (dueDate !== null && dueDate < today),
  });
  const ordered = products
    .filter((product) => waitsForMoney(product) && dueOf(product).amountMinor > 0)
    .map((product) => {
      const invoice = open.find(({ productId }) => productId === product.id);
      return debt(invoice?.id ?? product.id, {
        invoice,
        product,
        dueDate: invoice?.dueDate ?? product.payableUntil,
      });
    });
  const byHand = open
    .filter(({ productId }) => productId === null)
    .map((invoice) => debt(invoice.id, { invoice, product: undefined, dueDate: invoice.dueDate }));
  return [...byHand, ...ordered].sort(
    (left, right) =>
      Number(right.overdue) - Number(left.overdue) ||
      (left.dueDate ?? '9999').localeCompare(right.dueDate ?? '9999'),
  );
}
