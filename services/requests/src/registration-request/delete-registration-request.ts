import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { RegistrationRequestEvent } from './events.js';
import { no } from '../refusals.js';
import { registrationRequest } from './registration-request.aggregate.js';

export const deleteRegistrationRequest = defineCommand({
  name: 'DeleteRegistrationRequest',
  doc: 'Removes a request that nobody ordered anything on: a test, a double. Its history stays.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['admin'],
  input: {},
  // What was ordered is part of the books, what was filed part of the register.
  decide: (state): readonly RegistrationRequestEvent[] | Refusal =>
    state.order.orderedAt === undefined
      ? [{ type: 'RegistrationRequestRemoved', data: { about: state.about } }]
      : no('RETAINED'),
});
