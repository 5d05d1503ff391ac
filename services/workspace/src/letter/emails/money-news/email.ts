import { amountText, nextByKind, paymentFacts } from '../about-payment.js';
import { sayOf, type EmailTemplate } from '../email-template.js';
import { text } from '../page/email-content.js';

interface MoneyNews {
  /** What its table says, beside what is paid for. */
  readonly facts: Parameters<typeof paymentFacts>[2];
  /** Whether a sentence says what comes next, and whether it differs by what is paid for. @defaultValue one that is the same for all */
  readonly next?: 'by kind' | 'none';
}

/** Letters about money, each with its own words and all of one build. */
const moneyNews = {
  /** An order is to be paid by transfer. */
  'payment-request': { facts: ['amount', 'symbol', 'payBy'] },
  /** The order stands and its payment is on its way. */
  'order-confirmed': { facts: ['amount'], next: 'by kind' },
  /** A payment was declined or expired. */
  'payment-failed': { facts: ['amount', 'payBy'] },
  /** A transfer was less than asked for; the amount is what is still open. */
  'payment-short': { facts: ['amount', 'symbol', 'payBy'] },
  /** The money is there, and the invoice, which the link opens. */
  'invoice-paid': { facts: ['number', 'amount'], next: 'by kind' },
  /** A credit note with its money; the link opens its file. */
  refunded: { facts: ['number', 'amount'], next: 'none' },
} as const satisfies Readonly<Record<string, MoneyNews>>;

/** Params: publicId, isName, payableUntil, amountMinor, currency, variableSymbol, number of a document, hasEstimatedFee, paidFor, service, link. */
function moneyTemplate(name: string, { facts, next }: MoneyNews): EmailTemplate {
  return {
    name,
    content: (writing) => {
      const { say, locale, params } = writing;
      const own = sayOf(say, name);
      const publicId = params.text('publicId');
      const named = facts.includes('number') ? { publicId, number: params.text('number') } : { publicId };
      return {
        subject: own('subject', named),
        preheader: own('preheader', { amount: amountText(params, locale) }),
        heading: own('heading'),
        before: [
          text(own('lead')),
          paymentFacts(writing, own, facts),
          ...(params.flag('hasEstimatedFee') ? [text(say('common.estimatedFee'))] : []),
        ],
        button: { label: own('button'), url: params.link() },
        after: next === 'none' ? [] : [text(next === 'by kind' ? nextByKind(own, writing) : own('next'))],
        why: own('why'),
      };
    },
  };
}

export const moneyNewsTemplates = Object.entries(moneyNews).map(([name, news]) => moneyTemplate(name, news));
