import { defineCommand, type CommandContext } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { EntityManager } from 'typeorm';
import { additionOf, productOfAddition } from './additional-order.js';
import { asPlaced } from './entitlement.js';
import type { RegistrationRequestEvent } from '../events.js';
import { isMoneyUnderWay, type OrderPayment } from '../next-step.js';
import { no } from '../../refusals.js';
import { readPayment } from './preload-payment.js';
import { registrationRequest } from '../registration-request.aggregate.js';
import { isTheirs } from '../may-touch.js';

export const takeOut = defineCommand({
  name: 'TakeOut',
  doc: 'Takes an additional order that is not paid out again: nothing of it is charged.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['customer', 'admin'],
  input: {
    additionalOrderId: f.id('The additional order.'),
    reason: f.longText('Why; staff read it in the history.', { max: 2000, optional: true }),
  },
  mayTouch: isTheirs(),
  preload: async (tx: EntityManager, { input: { additionalOrderId } }) => ({
    payment: await readPayment(tx, productOfAddition(additionalOrderId)),
  }),
  decide: (
    { about, entitlement },
    { additionalOrderId, reason = null },
    context,
  ): readonly RegistrationRequestEvent[] | Refusal => {
    const order = additionOf(entitlement, additionalOrderId);
    if (order === undefined) return no('NOT_FOUND');
    if (order.state !== 'TO_PAY') return no('NOT_TO_BE_TAKEN_OUT');
    if (isMoneyUnderWay(payment(context))) return no('PAYMENT_UNDER_WAY');
    return [
      {
        type: 'AdditionalOrderEnded',
        data: { about, order: asPlaced(order) },
        ...(reason === null ? {} : { reason }),
      },
    ];
  },
});

function payment({ preloaded }: CommandContext): OrderPayment | null {
  return (preloaded as { readonly payment?: OrderPayment | null } | undefined)?.payment ?? null;
}
