import { accountLetter } from '../account-letter.js';
import { aside, text } from '../page/email-content.js';

/** @source the accounts service's validity of activation links */
const VALID_DAYS = 7;

/** An account waits for its first password. Params: sealedLink. */
export const accountInvitation = accountLetter('account-invitation', (own) => ({
  before: [
    text(own('lead')),
    { kind: 'list', title: own('gives'), items: [own('givesPlace'), own('givesNotice'), own('givesDates')] },
  ],
  after: [aside(own('valid', { count: VALID_DAYS })), aside(own('notYou'))],
}));
