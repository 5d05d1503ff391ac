import { accountLetter } from '../account-letter.js';
import { text } from '../page/email-content.js';

/** @source the accounts service's validity of password links */
const VALID_HOURS = 1;

/** Someone forgot a password, or says so. Params: sealedLink. */
export const passwordReset = accountLetter('password-reset', (own) => ({
  before: [text(own('lead'))],
  after: [text(own('valid', { count: VALID_HOURS })), text(own('notYou'))],
}));
