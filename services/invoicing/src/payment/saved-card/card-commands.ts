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
  cardFingerprint,
  expiresOn,
  expiryNoticeDays,
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
    expiresOn,
    cardLastFour,
    cardFingerprint,
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

/** Its owner wants it offered before his other ones. */
export const makeCardDefault = defineCommand({
  name: 'MakeUserPaymentMethodDefault',
  doc: 'The card is offered before the others of its owner.',
  aggregate,
  stream: 'existing',
  allowed: ['customer', 'admin'],
  input: {},
  mayTouch: ({ fields }, viewer) => isOwner(fields, viewer),
  decide: ({ exists, fields }, _, { now }) => {
    if (!exists) return gone;
    if (fields.status !== 'Active') return no('CARD_NOT_USABLE');
    const data = { defaultSince: now.toISOString() };
    return [{ type: events.amended, data, ...(fields.userId ? { subjectId: fields.userId } : {}) }];
  },
});

/** The month on the card comes near: letters follow from the fact. Each notice once, the nearer one alone where both are due. @source money rules R-SUB-8 */
export const noteCardExpiry = defineCommand({
  name: 'NoteUserPaymentMethodExpiry',
  doc: 'A card is about to expire, or has expired.',
  aggregate,
  stream: 'existing',
  allowed: ['system'],
  input: { expiresOn, expiryNoticeDays },
  decide: ({ exists, fields }, { expiresOn: day, expiryNoticeDays: days }) => {
    if (!exists || fields.status !== 'Active') return [];
    const isKnown = days != null && fields.expiryNoticeDays != null && fields.expiryNoticeDays <= days;
    if (isKnown) return [];
    const data = days == null ? { status: 'Expired' as const } : { expiresOn: day, expiryNoticeDays: days };
    return [{ type: events.amended, data, ...(fields.userId ? { subjectId: fields.userId } : {}) }];
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
