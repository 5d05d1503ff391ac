import { accountLetter, happenedAt } from '../account-letter.js';
import { text } from '../page/email-content.js';

/** So that a stranger's change does not go unnoticed. Params: happenedAt (ISO 8601), link (to ask for another password). */
export const passwordChanged = accountLetter('password-changed', (own, writing) => ({
  before: [
    text(own('lead')),
    { kind: 'facts', rows: [{ label: own('when'), values: [happenedAt(writing)] }] },
    text(own('notYou')),
  ],
}));
