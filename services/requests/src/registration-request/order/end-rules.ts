import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { isMoneyThere, type OrderPayment } from '../next-step.js';
import { isPaid } from './order-rules.js';
import { no } from '../../refusals.js';
import type { RegistrationRequestState } from '../registration-request.js';

type State = RegistrationRequestState;

/** How far the money is, as invoicing has told; a wish may come before its news. */
function payment({ preloaded }: Pick<CommandContext, 'preloaded'>): OrderPayment | null {
  return (preloaded as { readonly payment?: OrderPayment | null } | undefined)?.payment ?? null;
}

const isThere = (state: State, context: CommandContext): boolean =>
  isPaid(state) || isMoneyThere(payment(context));

/** An order ends at once while no money of it is anywhere: neither here, nor in part, nor with a bank that has said yes. */
export function withdrawProblem(state: State, _: object, context: CommandContext): Refusal | undefined {
  if (isThere(state, context)) return no('PAID_ALREADY');
  const paying = payment(context);
  if (paying === null) return undefined;
  if (paying.stillOpenMinor !== null) return no('PART_PAID');
  return paying.status === 'Checkout completed' && paying.paymentType !== 'transfer'
    ? no('PAYMENT_UNDER_WAY')
    : undefined;
}

/** The client of a paid order asks once to end it; an unpaid one is cancelled instead. Refused with END_ASKED_ALREADY or UNPAID_CANCEL. */
export function endAskProblem(state: State, _: object, context: CommandContext): Refusal | undefined {
  if (typeof state.order.endAskedAt === 'string') return no('END_ASKED_ALREADY');
  return isThere(state, context) ? undefined : no('UNPAID_CANCEL');
}

/** An open wish to end an order can be taken back; by its client only while no money went back since. Refused with END_NOT_ASKED or REFUND_BEGUN. */
export function goOnProblem(state: State, _: object, context: CommandContext): Refusal | undefined {
  const { endAskedAt } = state.order;
  if (typeof endAskedAt !== 'string') return no('END_NOT_ASKED');
  // Money that went back since is the answer to the wish: what becomes of the order is then decided by a person.
  return context.viewer.role === 'customer' && wentBackSince(endAskedAt, payment(context))
    ? no('REFUND_BEGUN')
    : undefined;
}

const WENT_BACK: readonly string[] = ['Partly refunded', 'Refunded'];

/** `since`: ISO instant. Money of which nobody told when it went back counts. */
function wentBackSince(since: string, paid: OrderPayment | null): boolean {
  if (paid === null || !WENT_BACK.includes(paid.status)) return false;
  const { refundedAt = null } = paid;
  return refundedAt === null || refundedAt.getTime() >= Date.parse(since);
}
