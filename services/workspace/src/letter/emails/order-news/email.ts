import { amountText } from '../about-payment.js';
import { officeWords } from '../about-request.js';
import type { Writing } from '../email-template.js';
import { orderTemplate } from '../order-template.js';
import { dayWords } from '../../../words/moment.js';
import type { Say } from '../../../words/say.js';

/** Letters about an order on its way to the filing, each with its own words and all of one build. */
export type OrderNews =
  | 'ready-for-drafting'
  | 'sent-for-review'
  | 'changed-draft'
  | 'application-approved'
  | 'application-postponed'
  | 'client-unresponsive'
  | 'documents-sent'
  | 'violation-link'
  | 'additional-order'
  | 'message-answered'
  | 'end-asked'
  | 'withdrawn';

const template = (name: OrderNews, more?: Parameters<typeof orderTemplate>[1]) => orderTemplate(name, more);

/** Besides the params of every order's letter: `until` (YYYY-MM-DD) of a postponed one, `count` of documents, those of an additional order. */
export const readyForDrafting = template('ready-for-drafting');
export const sentForReview = template('sent-for-review');
export const changedDraft = template('changed-draft');
export const applicationApproved = template('application-approved');
export const applicationPostponed = template('application-postponed', {
  words: ({ params, locale }) => ({ date: dayWords(params.text('until'), locale) }),
});
export const clientUnresponsive = template('client-unresponsive');
export const documentsSent = template('documents-sent', {
  rows: ({ params }, own) => [{ label: own('count'), values: [String(params.number('count'))] }],
});
export const violationLink = template('violation-link');
export const messageAnswered = template('message-answered');
export const endAsked = template('end-asked');
export const withdrawn = template('withdrawn');
/** `units`: office and class each; amountMinor, currency. */
export const additionalOrder = template('additional-order', {
  words: ({ params, locale }) => ({ amount: amountText(params, locale) }),
  rows: (writing, own) => [
    { label: own('amount'), values: [amountText(writing.params, writing.locale)] },
    {
      label: own('classes'),
      values: writing.params.texts('units').map((unit) => unitWords(unit, writing, own)),
    },
  ],
});

/** `US 35` as people read it. */
function unitWords(unit: string, writing: Writing, own: Say): string {
  const [office = '', number] = unit.split(' ');
  return number === undefined
    ? officeWords(writing, office)
    : own('unit', { office: officeWords(writing, office), number });
}
