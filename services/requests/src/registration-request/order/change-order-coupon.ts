import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { RegistrationRequestEvent } from '../events.js';
import { ORDERABLE, orderDraftFields } from './order-draft.js';
import { no } from '../../refusals.js';
import { registrationRequest } from '../registration-request.aggregate.js';
import { isTheirs } from '../may-touch.js';

/** What a code is worth is said by the next quote alone: here a code that nobody knows is kept like any other. */
export const changeOrderCoupon = defineCommand({
  name: 'ChangeOrderCoupon',
  doc: 'The coupon of an order that is being filled in; null takes it off. The next quote says what it is worth.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['visitor', 'customer'],
  input: { couponCode: orderDraftFields.couponCode },
  mayTouch: isTheirs('verification-receipt', 'verification-summary'),
  decide: ({ status, orderDraft }, { couponCode = null }): readonly RegistrationRequestEvent[] | Refusal => {
    if (!ORDERABLE.includes(status) || !orderDraft) return no('WRONG_STATUS');
    return (orderDraft.couponCode ?? null) === couponCode
      ? []
      : [{ type: 'OrderDraftSaved', data: { orderDraft: { ...orderDraft, couponCode } } }];
  },
});
