import { describe, expect, it } from '@jest/globals';
import { openDebts } from './open-debts.js';

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const invoice = { id: 'i1', status: 'SENT', dueDate: '2026-09-01', productId: 'p1' };
const product = {
  id: 'p1',
  status: 'CREATED',
  paymentType: null,
  payableUntil: '2026-09-24',
  total: euro(17_220),
  creditUsed: null,
};
const debts = (invoices: readonly (typeof invoice | { productId: null })[], products: readonly object[]) =>
  openDebts(invoices as (typeof invoice)[], products as (typeof product)[], '2026-11-23').map(
    ({ invoice: one, product: of, dueDate, overdue }) => [one?.id, of?.id, dueDate, overdue],
  );

describe('what is left to pay', () => {
  it('is one line with one date for an order and its invoice', () =>
    expect(debts([invoice], [product])).toEqual([['i1', 'p1', '2026-09-01', true]]));
  it('goes by the day of the order while there is no invoice', () =>
    expect(debts([], [{ ...product, payableUntil: '2026-12-24' }])).toEqual([
      [undefined, 'p1', '2026-12-24', false],
    ]));
  it('is an invoice alone where it was written by hand', () =>
    expect(debts([{ ...invoice, productId: null }], [])).toEqual([['i1', undefined, '2026-09-01', true]]));
  it('is nothing once it was paid, or credited wholly', () => {
    expect(debts([invoice], [])).toEqual([]);
    expect(debts([{ ...invoice, status: 'CREDITED' }], [{ ...product, total: euro(0) }])).toEqual([]);
  });
});
