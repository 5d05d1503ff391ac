import { defineCommand } from '@cotta/kit/decider/decider.js';
import { refuse, type Refusal } from '@cotta/kit/decider/refusal.js';
import { f } from '@cotta/kit/field/field.js';
import { staff } from '@cotta/kit/subgraph/viewer.js';
import type { RegistrationRequestEvent } from '../domain/events.js';
import { registrationRequest } from '../registration-request.aggregate.js';

export const sendViolationLink = defineCommand({
  name: 'SendViolationLink',
  doc: 'Sends the client the way to report a violation of the mark that was ordered. Refused while no account owns the order.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: staff,
  input: { reason: f.longText('Why; staff read it in the history.', { max: 2000, min: 3 }) },
  decide: ({ about }, { reason }): readonly RegistrationRequestEvent[] | Refusal =>
    about.userId === null
      ? refuse('NO_ACCOUNT', 'No account owns this order yet, and reports are made in an account.')
      : [{ type: 'ViolationLinkSent', data: { about }, reason }],
});
