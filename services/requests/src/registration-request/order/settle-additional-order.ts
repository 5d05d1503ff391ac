import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { additionOf, isOpenForMore } from './additional-order.js';
import { asPlaced } from './entitlement.js';
import type { RegistrationRequestEvent } from '../events.js';
import { no } from '../../refusals.js';
import { registrationRequest } from '../registration-request.aggregate.js';

const additionalOrderId = f.id('The additional order.');

export const lapseAdditionalOrder = defineCommand({
  name: 'LapseAdditionalOrder',
  doc: 'Nobody paid the additional order in time. For the system alone.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['system'],
  input: { additionalOrderId: f.id('The additional order; absent: the one that waits.', { optional: true }) },
  decide: ({ about, entitlement }, { additionalOrderId: wanted }): readonly RegistrationRequestEvent[] => {
    const order = entitlement.additional.find(
      ({ id, state }) => state === 'TO_PAY' && (!wanted || id === wanted),
    );
    return order === undefined
      ? []
      : [
          {
            type: 'AdditionalOrderEnded',
            data: { about, order: asPlaced(order) },
            reason: 'Nobody paid it within fourteen days.',
          },
        ];
  },
});

export const confirmAdditionalOrder = defineCommand({
  name: 'ConfirmAdditionalOrder',
  doc: 'The money of an additional order is there: what it is for is part of the order. For the system alone.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['system'],
  input: { additionalOrderId },
  decide: (state, { additionalOrderId: id }): readonly RegistrationRequestEvent[] | Refusal => {
    const order = additionOf(state.entitlement, id);
    if (order === undefined) return no('NOT_FOUND');
    return order.state === 'PAID'
      ? []
      : [
          {
            type: 'AdditionalOrderPaid',
            data: { about: state.about, order: asPlaced(order), joins: isOpenForMore(state) },
          },
        ];
  },
});
