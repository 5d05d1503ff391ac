import { notice, type Notice } from './notice.js';

/** From the first check to the filing, with the money. */
export const orderNotices: readonly Notice[] = [
  notice(1, 'Verification received', {
    after: ['VerificationRequested', 'VerificationRepeated'],
    to: 'visitor',
    letters: ['verification-received'],
  }),
  notice(2, 'Verification approved', {
    after: ['VerificationApproved', 'VerificationResultResent', 'ClientReminded'],
    to: 'visitor',
    letters: ['verification-approved'],
  }),
  notice(3, 'Verification dismissed', {
    after: ['VerificationDismissed', 'VerificationResultResent', 'ClientReminded'],
    to: 'visitor',
    letters: ['verification-dismissed'],
  }),
  notice(4, 'Result not viewed', {
    after: ['ClientReminded'],
    to: 'visitor',
    category: 'nudge',
    until: 'the report is opened',
    letters: ['result-not-viewed'],
  }),
  notice(5, 'Question answered', {
    after: ['MessageWritten'],
    to: 'visitor',
    letters: ['message-answered'],
    missing: 'Question and answer stand on the page alone: they may be confidential.',
  }),
  notice(6, 'Promised time cannot be kept', {
    after: ['TaskPromiseMoved'],
    to: 'customer',
    letters: ['promise-moved'],
    missing: 'Of a check without an account: who asked is known by the link alone.',
  }),
  notice(7, 'Too many verifications', {
    after: ['TooManyVerifications'],
    to: 'visitor',
    category: 'nudge',
    letters: ['too-many-verifications'],
  }),
  notice(8, 'Report changed', {
    to: 'visitor',
    until: 'an order is filed',
    sameAs: 2,
    missing: 'A report is changed by a repeated check alone, whose answer is told as the first one.',
  }),
  notice(9, 'Registration started', {
    after: ['ClientReminded'],
    to: 'visitor',
    category: 'nudge',
    until: 'the order is placed',
    letters: ['registration-started'],
  }),
  notice(10, 'Checkout not completed', {
    after: ['ClientReminded'],
    to: 'visitor',
    category: 'nudge',
    until: 'the checkout is completed',
    letters: ['checkout-not-completed'],
  }),
  notice(11, 'Order confirmation', {
    after: ['ProductCheckoutCompleted'],
    to: 'customer',
    letters: ['order-confirmed'],
  }),
  notice(12, 'Account activation', {
    after: ['UserInvited'],
    to: 'user',
    category: 'legal',
    until: 'the account is opened',
    letters: ['account-invitation'],
  }),
  notice(13, 'How to pay by transfer', {
    after: ['ProductCheckoutCompleted'],
    to: 'billing contact',
    letters: ['payment-request'],
    missing: 'The invoice is issued when the money is there, and comes with letter 15.',
  }),
  notice(14, 'Payment reminders', {
    after: ['ProductPaymentReminded'],
    to: 'billing contact',
    until: 'it is paid',
    letters: ['payment-reminder'],
    missing: 'Of the text message with the third: it is sent for drafts alone.',
  }),
  notice(15, 'Payment received', {
    after: ['ProductInvoiceFiled', 'ProductPartlyPaid'],
    to: 'billing contact',
    letters: ['invoice-paid', 'payment-short'],
  }),
  notice(16, 'Payment failed', {
    after: ['ProductPaymentFailed'],
    to: 'billing contact',
    until: 'it is paid',
    letters: ['payment-failed'],
  }),
  notice(17, 'Refunded', { after: ['ProductCreditNoteFiled'], to: 'billing contact', letters: ['refunded'] }),
  notice(18, 'Conflict check result', {
    to: 'customer',
    missing:
      'No step of an order says that conflicts were looked for; a refusal is an order that ends (80) with its refund (17).',
  }),
  notice(19, 'Missing information', {
    after: ['ReadyForDrafting'],
    to: 'customer',
    until: 'it is given',
    letters: ['ready-for-drafting'],
  }),
  notice(20, 'Draft ready, draft approved', {
    after: ['SentForReview', 'ApplicationApproved'],
    to: 'customer',
    until: 'the draft is approved',
    letters: ['sent-for-review', 'changed-draft', 'application-approved'],
  }),
  notice(21, 'Draft reminders', {
    after: ['ClientReminded'],
    to: 'customer',
    until: 'approved, postponed or switched off',
    letters: ['draft-reminder'],
  }),
  notice(22, 'Draft reminder by text message', {
    after: ['ClientReminded'],
    to: 'customer',
    by: ['text message'],
    until: 'any step of the order',
  }),
  notice(23, 'Application not submitted', {
    after: ['ClientReminded'],
    to: 'customer',
    until: 'it is submitted',
    letters: ['application-not-submitted'],
  }),
  notice(24, 'Application postponed', {
    after: ['ApplicationPostponed'],
    to: 'customer',
    letters: ['application-postponed'],
  }),
  notice(25, 'Power of attorney needed', {
    to: 'customer',
    until: 'it is signed',
    missing: 'It is signed on the page of the draft, to which letter 20 leads; no office asks for it later.',
  }),
];
