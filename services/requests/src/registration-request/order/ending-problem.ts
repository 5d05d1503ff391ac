import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { no } from '../../refusals.js';
import type { RegistrationRequestState } from '../registration-request.js';

/** While the wish to end an order is open, nothing of it goes on. */
export function endingProblem({ order }: Pick<RegistrationRequestState, 'order'>): Refusal | undefined {
  return typeof order.endAskedAt === 'string' ? no('END_ASKED') : undefined;
}

/** Nor while a payment of it is disputed at the payer's bank, or was lost that way. */
export function restingProblem(
  state: Pick<RegistrationRequestState, 'order'>,
  { preloaded }: Pick<CommandContext, 'preloaded'>,
): Refusal | undefined {
  const isDisputed = (preloaded as { readonly disputed?: boolean } | undefined)?.disputed === true;
  return endingProblem(state) ?? (isDisputed ? no('PAYMENT_DISPUTED') : undefined);
}
