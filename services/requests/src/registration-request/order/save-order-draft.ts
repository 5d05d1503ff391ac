import { isDeepStrictEqual } from 'node:util';
import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { RegistrationRequestEvent } from '../events.js';
import { ORDERABLE, orderDraftFields } from './order-draft.js';
import { no } from '../../refusals.js';
import { registrationRequest } from '../registration-request.aggregate.js';
import { isTheirs } from '../may-touch.js';

export const saveOrderDraft = defineCommand({
  name: 'SaveOrderDraft',
  doc: 'Keeps what is filled in of an order, finished or not, so that it can be continued on another device.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['visitor', 'customer'],
  input: orderDraftFields,
  mayTouch: isTheirs('verification-receipt', 'verification-summary'),
  decide: (state, orderDraft): readonly RegistrationRequestEvent[] | Refusal => {
    if (!ORDERABLE.includes(state.status)) return no('WRONG_STATUS');
    return isDeepStrictEqual(state.orderDraft, orderDraft)
      ? []
      : [{ type: 'OrderDraftSaved', data: { orderDraft } }];
  },
});
