import { keyOfKind, paymentFacts } from '../about-payment.js';
import { sayOf, type MailTemplate } from '../mail-template.js';
import { text } from '../page/mail-content.js';

const NAME = 'order-confirmed';

/** The order stands and its payment is on its way. Params: publicId, amountMinor, currency, paidFor, link. */
export const orderConfirmed: MailTemplate = {
  name: NAME,
  content: (writing) => {
    const { say, params } = writing;
    const own = sayOf(say, NAME);
    const publicId = params.text('publicId');
    return {
      subject: own('subject', { publicId }),
      preheader: own('preheader'),
      heading: own('heading'),
      before: [text(own('lead')), paymentFacts(writing, own, ['amount'])],
      button: { label: own('button'), url: params.link() },
      after: [text(own(keyOfKind('next', params)))],
      why: own('why'),
    };
  },
};
