/** How an order can be ended now, or why it cannot: `cancel` at once, `ask` for it, else the reason. */
export type Ending = 'cancel' | 'ask' | 'FILED' | 'ENDED' | 'ASKED' | 'UNDER_WAY';

/** How far it is, for what can still be changed. */
export type Phase = 'BEFORE' | 'UNPAID' | 'ANSWERS' | 'WRITING' | 'SENT' | 'APPROVED' | 'FILED' | 'ENDED';

interface Order {
  readonly status: string | null;
  readonly paidAt: string | null;
  readonly endAskedAt: string | null;
  readonly nextStep: { readonly whoseTurn: string };
}
interface Product {
  readonly status: string;
  readonly paymentType: string | null;
  readonly stillToPay: object | null;
}

const OVER: readonly unknown[] = ['REFUNDED', 'WITHDRAWN', 'LOST_TO_FOLLOW_UP'];
const PAID: readonly string[] = ['PAID', 'FULFILLED', 'PARTLY_REFUNDED'];

/** The same rules as the server's, so that no button stands where it would refuse; the server decides. */
export function endingOf(
  { status, paidAt, endAskedAt }: Pick<Order, 'status' | 'paidAt' | 'endAskedAt'>,
  product: Product | null,
): Ending {
  if (OVER.includes(status)) return 'ENDED';
  if (status === 'FILED') return 'FILED';
  if (endAskedAt !== null) return 'ASKED';
  if (paidAt !== null || (product !== null && PAID.includes(product.status))) return 'ask';
  const onItsWay =
    product !== null &&
    (product.stillToPay !== null ||
      (product.status === 'CHECKOUT_COMPLETED' && product.paymentType !== 'TRANSFER'));
  if (onItsWay) return 'UNDER_WAY';
  // An unpaid order that went on hold goes on first, and is cancelled then.
  return status === 'CLIENT_UNRESPONSIVE' ? 'ENDED' : 'cancel';
}

export function phaseOf({ status, nextStep }: Pick<Order, 'status' | 'nextStep'>): Phase {
  switch (status) {
    case 'ORDER_CREATED':
      return 'UNPAID';
    case 'READY_FOR_DRAFTING':
      return nextStep.whoseTurn === 'US' ? 'WRITING' : 'ANSWERS';
    case 'SENT_FOR_REVIEW':
      return 'SENT';
    case 'APPLICATION_APPROVED':
      return 'APPROVED';
    case 'FILED':
      return 'FILED';
    default:
      return OVER.includes(status) || status === 'CLIENT_UNRESPONSIVE' ? 'ENDED' : 'BEFORE';
  }
}
