import { accountLetter, happenedAt } from '../account-letter.js';
import { aside, text } from '../page/email-content.js';

/** A sign-in may have been copied and was ended. Params: happenedAt (ISO 8601), link (to sign in). */
export const tokenReuse = accountLetter('token-reuse', (own, writing) => ({
  before: [
    text(own('lead')),
    { kind: 'facts', rows: [{ label: own('when'), values: [happenedAt(writing)] }] },
    { kind: 'list', title: own('todo'), items: [own('todoSignIn'), own('todoLook'), own('todoPassword')] },
  ],
  after: [aside(own('harmless'))],
}));
