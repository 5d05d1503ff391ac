import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Money } from '@cotta/kit/model/words/money.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';

interface Product {
  readonly paymentType?: string | null;
  readonly creditUsed?: Money | null;
  readonly disputeState?: string | null;
  readonly transferBack?: Money | null;
  readonly transferBackAskedBy?: string | null;
}

/** What the provider cannot send back: it came by transfer, wholly or in part, or the payer's bank may take it back itself. */
export function goesBackByHand({ paymentType, creditUsed, disputeState }: Product): boolean {
  return (
    paymentType === 'transfer' || Boolean(creditUsed) || disputeState === 'Open' || disputeState === 'Lost'
  );
}

/** One admin asks, another one confirms, for the same amount: nobody sends money out alone. @source money rules R-REF-3 */
export function secondPersonProblem(
  product: Product,
  amount: Money,
  { role, userId }: Viewer,
): Refusal | undefined {
  if (role === 'system' || !goesBackByHand(product)) return undefined;
  const { transferBack, transferBackAskedBy } = product;
  if (!transferBack || !transferBackAskedBy) return no('REFUND_NOT_ASKED');
  if (transferBackAskedBy === userId) return no('SECOND_PERSON_NEEDED');
  const isSame = transferBack.amountMinor === amount.amountMinor && transferBack.currency === amount.currency;
  return isSame
    ? undefined
    : no('REFUND_DIFFERS', {
        asked: transferBack.amountMinor,
        currency: transferBack.currency,
      });
}
