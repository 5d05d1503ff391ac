import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Money } from '@cotta/kit/model/words/money.js';
import { ProductStatus } from './product-status.js';
import { no } from '../refusals.js';

interface Product {
  readonly status?: string;
  readonly paymentType?: string | null;
  readonly currency?: string;
  readonly net?: Money;
  readonly vat?: Money;
  readonly total?: Money;
  readonly creditUsed?: Money | null;
  readonly stillToPay?: Money | null;
}

/** A card that is authorised already takes what was asked for. */
export function creditedUnpaidProblem({ status, paymentType }: Product): Refusal | undefined {
  return status === ProductStatus.checkoutCompleted && paymentType !== 'transfer'
    ? no('PAYMENT_UNDER_WAY.credit')
    : undefined;
}

/** What is owed after a credit note. @source money rules, invariant 4 */
export function lessCredited(
  { currency = '', net, vat, total, creditUsed, stillToPay }: Product,
  { netMinor, vatMinor }: { readonly netMinor: number; readonly vatMinor: number },
) {
  const less = (amount: Money | undefined, minor: number): Money => ({
    amountMinor: Math.max(0, (amount?.amountMinor ?? 0) - minor),
    currency,
  });
  const left = less(total, netMinor + vatMinor);
  return {
    net: less(net, netMinor),
    vat: less(vat, vatMinor),
    total: left,
    checkoutUrl: null,
    ...(creditUsed
      ? { creditUsed: { amountMinor: Math.min(creditUsed.amountMinor, left.amountMinor), currency } }
      : {}),
    ...(stillToPay ? { stillToPay: less(stillToPay, netMinor + vatMinor) } : {}),
  };
}
