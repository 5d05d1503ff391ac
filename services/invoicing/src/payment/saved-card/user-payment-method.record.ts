import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { deskOf } from '@cotta/kit/model/decider/desk.js';

/** Proposals: the specification shows no value. */
const methodStatuses = ['Validating', 'Active', 'Expired', 'Rejected'] as const;

export const userPaymentMethodResource = defineResource({
  name: 'UserPaymentMethod',
  table: 'user_payment_method',
  doc: 'A card on file at the payment provider; of the card itself no more than one needs to recognise it.',
  tier: 'record',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  fields: {
    userId: f.ref('User', 'Whose card it is.', { as: 'user', many: 'paymentMethods', filterable: true }),
    cardBrand: f.text('Visa, Mastercard, …', { max: 40, optional: true, personal: true }),
    cardExpiration: f.text('Month and year: `04/2029`.', {
      max: 7,
      pattern: /^(0[1-9]|1[0-2])\/20\d\d$/,
      optional: true,
      personal: true,
    }),
    cardLastFour: f.text('Its last four digits.', {
      max: 4,
      pattern: /^\d{4}$/,
      optional: true,
      personal: true,
    }),
    status: f.enumeration('Whether it can be charged.', {
      name: 'UserPaymentMethodStatus',
      values: methodStatuses,
      filterable: true,
    }),
    expiresOn: f.calendarDate('Last day of the month in which it expires.', { optional: true }),
    expiryNoticeDays: f.integer(
      'Days before it expires at which its owner was written to last: 30, then 7.',
      {
        min: 1,
        optional: true,
        visibleTo: staff,
      },
    ),
    defaultSince: f.instant('Chosen before the others: the card with the latest is offered first.', {
      optional: true,
      sortable: true,
    }),
    validationOrderId: f.text('Order of the payment provider that proved it.', {
      max: 80,
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
    cardFingerprint: f.text(
      'Hash of all that is known of its number: the same card in another account has the same.',
      {
        max: 60,
        optional: true,
        secret: true,
      },
    ),
    gatewayMethodId: f.text('What the provider calls it.', { max: 80, optional: true, secret: true }),
    gatewayCustomerId: f.text('Whose it is at the provider.', { max: 80, optional: true, secret: true }),
  },
});

/** The provider's answers write it; customers only take a card away. */
export const userPaymentMethod = recordDecider(
  userPaymentMethodResource,
  { added: 'PaymentMethodAdded', amended: 'PaymentMethodAmended', removed: 'PaymentMethodRemoved' },
  {
    writable: ['userId', 'cardBrand', 'cardExpiration', 'cardLastFour', 'status', 'validationOrderId'],
    fixed: ['userId'],
    create: ['admin'],
    update: ['admin'],
    remove: ['customer', 'admin'],
    mayTouch: isOwner,
    subject: ({ userId }) => userId,
  },
);

/** How colleagues speak of a saved card, and what they do with it. */
const userPaymentMethodDesk = deskOf(userPaymentMethodResource, {
  states: {
    Validating: { word: 'Being checked', waitsFor: 'thirdParties' },
    Active: { word: 'Good', waitsFor: 'nobody' },
    Expired: { word: 'Expired', waitsFor: 'client' },
    Rejected: { word: 'Refused by the bank', waitsFor: 'client' },
  },
  steps: {
    validateUserPaymentMethod: {
      group: 'money',
      label: 'Ask the bank',
      sentence: 'Whether the card is good; nothing is taken.',
      from: ['Validating'],
    },
    makeUserPaymentMethodDefault: {
      group: 'money',
      label: 'Offer first',
      sentence: 'It is chosen at the checkout unless the client takes another one.',
      from: ['Active'],
    },
    deleteUserPaymentMethod: {
      group: 'ends',
      label: 'Delete',
      sentence: 'The client has to give a card again.',
    },
  },
});

export const userPaymentMethodEntity = recordEntity(userPaymentMethodResource, userPaymentMethod, {
  desk: userPaymentMethodDesk,
});
