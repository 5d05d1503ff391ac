import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { f } from '@cotta/kit/model/field/field.js';
import { no } from '../../refusals.js';
import { userPaymentMethod, userPaymentMethodResource } from './user-payment-method.record.js';

const { aggregate, events } = userPaymentMethod;
const {
  cardBrand,
  cardExpiration,
  cardLastFour,
  status,
  validationOrderId,
  gatewayMethodId,
  gatewayCustomerId,
} = userPaymentMethodResource.fields;
const gone = no('NOT_FOUND.card');

/** The provider keeps a card that its owner paid with and agreed to keep. Never its number: a token and what one recognises it by. */
export const saveCard = defineCommand({
  name: 'SaveUserPaymentMethod',
  doc: 'A card that its owner agreed to keep is on file at the provider.',
  aggregate,
  stream: 'new',
  allowed: ['system'],
  input: {
    userId: f.id('Whose card it is.'),
    cardBrand,
    cardExpiration,
    cardLastFour,
    validationOrderId,
    gatewayMethodId,
    gatewayCustomerId,
  },
  decide: ({ exists }, { userId, ...card }) =>
    exists ? [] : [{ type: events.added, data: { userId, ...card, status: 'Active' }, subjectId: userId }],
});

/** Asks the bank whether the card still works. */
export const validateCard = defineCommand({
  name: 'ValidateUserPaymentMethod',
  doc: 'Checks a saved card with a small authorisation that is cancelled at once.',
  aggregate,
  stream: 'existing',
  allowed: ['customer', 'admin'],
  input: {},
  mayTouch: ({ fields }, viewer) => isOwner(fields, viewer),
  decide: ({ exists, fields }) => {
    if (!exists) return gone;
    if (!fields.gatewayMethodId) return no('NOT_AT_PROVIDER');
    return fields.status === 'Validating'
      ? []
      : [
          {
            type: events.amended,
            data: { status: 'Validating' },
            ...(fields.userId ? { subjectId: fields.userId } : {}),
          },
        ];
  },
});

/** What the bank said. */
export const settleCardCheck = defineCommand({
  name: 'SettleUserPaymentMethodCheck',
  doc: 'The outcome of checking a card.',
  aggregate,
  stream: 'existing',
  allowed: ['system'],
  input: { status, validationOrderId },
  decide: ({ exists, fields }, outcome) =>
    exists && fields.status === 'Validating'
      ? [{ type: events.amended, data: outcome, ...(fields.userId ? { subjectId: fields.userId } : {}) }]
      : [],
});
