import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { productBilling } from '../../product/product.resource.js';
import { trialPayers } from './trial-payers.projection.js';

/** What its owner agreed to when a card may be charged for a subscription: one a subscription, the newest counts. Billing and VAT number are those of the next invoice. */
export const chargeConsentResource = defineResource({
  name: 'ChargeConsent',
  table: 'charge_consent',
  doc: 'Its owner agreed that a card on file is charged for each period of a subscription.',
  tier: 'record',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  unique: [['brandSubscriptionId']],
  fields: {
    userId: f.ref('User', 'Who agreed.', { as: 'user', many: 'chargeConsents', filterable: true }),
    brandSubscriptionId: f.ref('BrandSubscription', 'What is paid.', {
      as: 'brandSubscription',
      many: 'chargeConsents',
      filterable: true,
    }),
    // No reference: a card can be taken away, and the consent then goes with it.
    userPaymentMethodId: f.id('The card that is charged.', { filterable: true }),
    billing: productBilling,
    customerKind: f.enumeration('A business pays other taxes than a person.', {
      name: 'QuoteCustomerKind',
      values: ['CONSUMER', 'BUSINESS'],
    }),
    vatNumber: f.text('Number of a business for the value-added tax, with its prefix.', {
      max: 20,
      pattern: /^[A-Za-z]{2}[A-Za-z0-9 .+*-]+$/,
      optional: true,
      personal: true,
    }),
    agreedAt: f.instant('When.', { filterable: true, sortable: true }),
    wording: f.text('Version of the text that was agreed to.', { max: 40, min: 1 }),
    trialPayers: f.list(f.text('Hash of a card, a number or an address.', { max: 60 }), {
      max: 4,
      optional: true,
      secret: true,
    }),
  },
});

/** Who gives, renews and withdraws it: given by the command AgreeToCharges alone, withdrawn by its owner or an admin. */
export const chargeConsent = recordDecider(
  chargeConsentResource,
  { added: 'ChargeConsentGiven', amended: 'ChargeConsentRenewed', removed: 'ChargeConsentWithdrawn' },
  {
    writable: [
      'userId',
      'brandSubscriptionId',
      'userPaymentMethodId',
      'billing',
      'customerKind',
      'vatNumber',
      'agreedAt',
      'wording',
    ],
    fixed: ['userId', 'brandSubscriptionId'],
    create: [],
    update: [],
    remove: ['customer', 'admin'],
    mayTouch: isOwner,
    subject: ({ userId }) => userId,
    projections: [trialPayers],
  },
);

/** As the service lists it. */
export const chargeConsentEntity = recordEntity(chargeConsentResource, chargeConsent);
