import { amountText, keyOfKind, paymentFacts } from '../about-payment.js';
import { sayOf, type EmailTemplate } from '../email-template.js';
import { text } from '../page/email-content.js';

const NAME = 'payment-reminder';
const LAST_STEP = 3;
/** Says what waits for the money. */
const STEP_OF_KIND = 2;

/** A transfer was chosen and no money came. Params: publicId, isName, payableUntil, amountMinor, currency, variableSymbol, step (from 1 to 3), paidFor, link. */
export const paymentReminder: EmailTemplate = {
  name: NAME,
  content: (writing) => {
    const { say, locale, params } = writing;
    const own = sayOf(say, NAME);
    const step = Math.min(Math.max(params.number('step'), 1), LAST_STEP);
    const ofKind = (key: string): string =>
      own(step === STEP_OF_KIND ? keyOfKind(`${key}${step}`, params) : `${key}${step}`);
    return {
      subject: own(`subject${step}`, { publicId: params.text('publicId') }),
      preheader: own('preheader', { amount: amountText(params, locale) }),
      heading: ofKind('heading'),
      before: [text(ofKind('lead')), paymentFacts(writing, own, ['amount', 'symbol', 'payBy'])],
      button: { label: own('button'), url: params.link() },
      after: [],
      why: own('why'),
    };
  },
};
