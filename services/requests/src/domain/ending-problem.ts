import type { Refusal } from '@cotta/kit/decider/refusal.js';
import { no } from './refusals.js';
import type { RegistrationRequestState } from './registration-request.js';

/** While the wish to end an order is open, nothing of it goes on. */
export function endingProblem({ order }: Pick<RegistrationRequestState, 'order'>): Refusal | undefined {
  return typeof order['endAskedAt'] === 'string' ? no('END_ASKED') : undefined;
}
