import { dayWords } from '../../../words/moment.js';
import { accountLetter } from '../account-letter.js';
import { text } from '../page/email-content.js';

/** A card on file works only until the end of its month. Params: day (YYYY-MM-DD, its last one), link (to the cards of the profile). */
export const cardExpires = accountLetter('card-expires', (own, { params, locale }) => ({
  before: [
    text(own('lead')),
    { kind: 'facts', rows: [{ label: own('day'), values: [dayWords(params.text('day'), locale)] }] },
  ],
  after: [text(own('next'))],
}));
