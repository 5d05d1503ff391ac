import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { brandSubscriptionPaymentResource } from './brand-subscription-payment.resource.js';

/** How colleagues speak of one payment of a subscription, and what they do with it. */
export const brandSubscriptionPaymentDesk = deskOf(brandSubscriptionPaymentResource, {
  states: {
    Prepared: { word: 'To be announced', waitsFor: 'nobody' },
    Notified: { word: 'Announced', waitsFor: 'nobody' },
    Charging: { word: 'With the bank', waitsFor: 'thirdParties' },
    Paid: { word: 'Paid', waitsFor: 'nobody' },
    Declined: {
      word: 'Refused by the bank',
      waitsFor: 'client',
      next: ['chargeBrandSubscriptionPayment'],
    },
    Failed: { word: 'Given up', waitsFor: 'client' },
  },
  steps: {
    notifyBrandSubscriptionPayment: {
      group: 'client',
      label: 'Announce it',
      sentence: 'The client reads when and how much is taken.',
    },
    chargeBrandSubscriptionPayment: {
      group: 'money',
      label: 'Charge again',
      sentence: 'The saved card is asked once more.',
    },
    confirmBrandSubscriptionPayment: {
      group: 'money',
      label: 'Note it as paid',
      sentence: 'Only where no order asks for it: the bank said so in another way.',
      lacks: 'total',
      why: 'Its order says what became of the money; a transfer is confirmed there.',
    },
    declineBrandSubscriptionPayment: {
      group: 'money',
      label: 'Note it as refused',
      sentence: 'Only where no order asks for it: the bank said so in another way.',
      lacks: 'total',
      why: 'Its order says what became of the money; a transfer is confirmed there.',
    },
  },
});
