import type { Command } from '@cotta/kit/model/decider/decider.js';
import type { RegistrationRequestEvent } from '../registration-request/events.js';
import type { TransitionEvent } from '../registration-request/request-columns.js';
import type { RegistrationRequestState } from '../registration-request/registration-request.js';
import { requestSteps } from '../registration-request/request-transitions.js';

/** A step of an order with whatever input a test's table gives. */
export interface AnyRequestStep {
  readonly command: Command<RegistrationRequestState, RegistrationRequestEvent>;
  readonly event: TransitionEvent;
}

export function anyRequestSteps(linkKey: string): readonly AnyRequestStep[] {
  // The edge: what a line of a table gives is what the step takes, or its test fails.
  return Object.values(requestSteps(linkKey)) as unknown as readonly AnyRequestStep[];
}
