import { amountText, paymentFacts } from '../about-payment.js';
import { sayOf, type MailTemplate } from '../mail-template.js';
import { text } from '../page/mail-content.js';

const NAME = 'payment-short';

/** A transfer was less than asked for. Params: publicId, isName, payableUntil, amountMinor (still open), currency, variableSymbol, link. */
export const paymentShort: MailTemplate = {
  name: NAME,
  content: (writing) => {
    const { say, locale, params } = writing;
    const own = sayOf(say, NAME);
    const publicId = params.text('publicId');
    return {
      subject: own('subject', { publicId }),
      preheader: own('preheader', { amount: amountText(params, locale) }),
      heading: own('heading'),
      before: [text(own('lead')), paymentFacts(writing, own, ['amount', 'symbol', 'payBy'])],
      button: { label: own('button'), url: params.link() },
      after: [text(own('next'))],
      why: own('why'),
    };
  },
};
