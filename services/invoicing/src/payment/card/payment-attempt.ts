import type { Currency } from '../../money/exact/amount.js';

/** States only move up; MANUAL_REVIEW is left by a person. @source money rules R-PAY-4, R-PAY-5 */
const RANK = { INITIATED: 0, PROCESSING: 1, AUTHORISED: 2, CAPTURED: 3, MANUAL_REVIEW: 4 } as const;

/** How far the money is; `MANUAL_REVIEW`: an order was completed with another amount or currency than was asked for. */
export type AttemptState = keyof typeof RANK;

/** The provider's order as it was fetched. A notification is a hint; this is the fact. */
export interface ProviderOrder {
  readonly id: string;
  readonly type: string;
  readonly state: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly payments: readonly {
    readonly id: string;
    readonly state: string;
    readonly declineReason: string | null;
  }[];
}

/** One payment by card as the provider's orders for it leave it, however many there were. */
export interface PaymentAttempt {
  /** Minor units asked for. */
  readonly amount: number;
  readonly currency: Currency;
  readonly state: AttemptState;
  /** Order that settled the request; null before. */
  readonly capturedBy: string | null;
  /** Results that were recorded: repeats and late arrivals add nothing. */
  readonly recorded: ReadonlySet<string>;
}

/** What a fetched order adds, each result once. */
export type PaymentEvent =
  | { readonly type: 'PaymentDeclined'; readonly paymentId: string; readonly reason: string }
  | { readonly type: 'PaymentCaptured' | 'DuplicatePaymentRefunded'; readonly orderId: string }
  | { readonly type: 'PaymentAmountMismatch' | 'RefundCompleted' };

const STATE_OF_ORDER: Readonly<Record<string, AttemptState>> = {
  pending: 'INITIATED',
  processing: 'PROCESSING',
  authorised: 'AUTHORISED',
};
const DECLINED: ReadonlySet<string> = new Set(['declined', 'soft_declined', 'failed']);
const CAPTURED: ReadonlySet<string> = new Set(['captured', 'completed']);

/** A payment by card before any order of it was fetched. `amount`: minor units. */
export function newAttempt(amount: number, currency: Currency): PaymentAttempt {
  return { amount, currency, state: 'INITIATED', capturedBy: null, recorded: new Set() };
}

interface Step {
  readonly attempt: PaymentAttempt;
  readonly events: readonly PaymentEvent[];
}

/** What a fetched order adds. Any order and repetition of deliveries ends in the same state. @source money rules R-PAY-4…6, R-PAY-9, R-REF-2 */
export function onFetchedOrder(attempt: PaymentAttempt, order: ProviderOrder): Step {
  const unchanged: Step = { attempt, events: [] };
  if (order.type === 'refund' && order.state === 'completed')
    return once(unchanged, `refund ${order.id}`, { type: 'RefundCompleted' });
  if (order.type !== 'payment') return unchanged;
  const reached: Step = { attempt: raised(attempt, STATE_OF_ORDER[order.state] ?? 'INITIATED'), events: [] };
  const afterPayments = order.payments.reduce((step, payment) => onPayment(step, payment, order), reached);
  return order.state === 'completed' ? onCompleted(afterPayments, order) : afterPayments;
}

function onPayment(
  step: Step,
  { id, state, declineReason }: ProviderOrder['payments'][number],
  order: ProviderOrder,
): Step {
  if (DECLINED.has(state))
    return once(step, `${id} declined`, {
      type: 'PaymentDeclined',
      paymentId: id,
      reason: declineReason ?? state,
    });
  return CAPTURED.has(state) && order.state === 'completed' && isAsAsked(step.attempt, order)
    ? captured(step, order.id)
    : step;
}

/** A completed order is money, even while the list of its payments is late. */
function onCompleted(step: Step, order: ProviderOrder): Step {
  if (step.attempt.capturedBy === order.id) return step;
  if (isAsAsked(step.attempt, order)) return captured(step, order.id);
  const { attempt, events } = once(step, 'amount mismatch', { type: 'PaymentAmountMismatch' });
  return { attempt: raised(attempt, 'MANUAL_REVIEW'), events };
}

/** An order is captured once; a second one for the same request goes back in full. */
function captured(step: Step, orderId: string): Step {
  const { capturedBy, state } = step.attempt;
  if (state === 'MANUAL_REVIEW' || capturedBy === orderId) return step;
  if (capturedBy !== null)
    return once(step, `${orderId} refunded`, { type: 'DuplicatePaymentRefunded', orderId });
  const { attempt, events } = once(step, `${orderId} captured`, { type: 'PaymentCaptured', orderId });
  return { attempt: { ...raised(attempt, 'CAPTURED'), capturedBy: orderId }, events };
}

function isAsAsked(attempt: PaymentAttempt, order: ProviderOrder): boolean {
  return order.amount === attempt.amount && order.currency === attempt.currency;
}

function raised(attempt: PaymentAttempt, state: AttemptState): PaymentAttempt {
  return RANK[state] > RANK[attempt.state] ? { ...attempt, state } : attempt;
}

function once({ attempt, events }: Step, key: string, event: PaymentEvent): Step {
  if (attempt.recorded.has(key)) return { attempt, events };
  return {
    attempt: { ...attempt, recorded: new Set([...attempt.recorded, key]) },
    events: [...events, event],
  };
}
