import { paymentFacts } from '../about-payment.js';
import { sayOf, type MailTemplate } from '../mail-template.js';
import { text } from '../page/mail-content.js';

const NAME = 'payment-failed';

/** A payment was declined or expired. Params: publicId, isName, payableUntil, amountMinor, currency, link. */
export const paymentFailed: MailTemplate = {
  name: NAME,
  content: (writing) => {
    const { say, params } = writing;
    const own = sayOf(say, NAME);
    const publicId = params.text('publicId');
    return {
      subject: own('subject', { publicId }),
      preheader: own('preheader'),
      heading: own('heading'),
      before: [text(own('lead')), paymentFacts(writing, own, ['amount', 'payBy'])],
      button: { label: own('button'), url: params.link() },
      after: [text(own('next'))],
      why: own('why'),
    };
  },
};
