import { amountText, paymentFacts } from '../about-payment.js';
import { sayOf, type MailTemplate } from '../mail-template.js';
import { text } from '../page/mail-content.js';

const NAME = 'refunded';

/** A credit note with its money. Params: publicId, amountMinor, currency, number, link (opens the file). */
export const refunded: MailTemplate = {
  name: NAME,
  content: (writing) => {
    const { say, locale, params } = writing;
    const own = sayOf(say, NAME);
    const publicId = params.text('publicId');
    return {
      subject: own('subject', { publicId, number: params.text('number') }),
      preheader: own('preheader', { amount: amountText(params, locale) }),
      heading: own('heading'),
      before: [text(own('lead')), paymentFacts(writing, own, ['number', 'amount'])],
      button: { label: own('button'), url: params.link() },
      after: [],
      why: own('why'),
    };
  },
};
