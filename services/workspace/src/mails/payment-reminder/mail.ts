import { amountText, paymentFacts } from '../about-payment.js';
import { sayOf, type MailTemplate } from '../mail-template.js';
import { text } from '../page/mail-content.js';

const NAME = 'payment-reminder';
const LAST_STEP = 3;

/** A transfer was chosen and no money came. Params: publicId, amountMinor, currency, variableSymbol, step (from 1 to 3), link. */
export const paymentReminder: MailTemplate = {
  name: NAME,
  content: (writing) => {
    const { say, locale, params } = writing;
    const own = sayOf(say, NAME);
    const step = Math.min(Math.max(params.number('step'), 1), LAST_STEP);
    return {
      subject: own(`subject${step}`, { publicId: params.text('publicId') }),
      preheader: own('preheader', { amount: amountText(params, locale) }),
      heading: own(`heading${step}`),
      before: [text(own(`lead${step}`)), paymentFacts(writing, own, ['amount', 'symbol'])],
      button: { label: own('button'), url: params.link() },
      after: [],
      why: own('why'),
    };
  },
};
