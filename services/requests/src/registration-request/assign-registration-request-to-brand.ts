import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { RegistrationRequestEvent } from './events.js';
import { registrationRequest } from './registration-request.aggregate.js';
import { isTheirs } from './may-touch.js';

/** That the brand is the client's own is seen at the gate of references. */
export const assignRegistrationRequestToBrand = defineCommand({
  name: 'AssignRegistrationRequestToBrand',
  doc: "Groups the order under one of its client's brands.",
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['customer', 'lawyer', 'admin'],
  input: { brandId: f.id('The brand; empty for none.', { optional: true }) },
  mayTouch: isTheirs(),
  decide: (state, { brandId = null }): readonly RegistrationRequestEvent[] =>
    (state.order.brandId ?? null) === brandId
      ? []
      : [{ type: 'RequestBrandAssigned', data: { about: state.about, brandId } }],
});
