import { accountLetter } from '../account-letter.js';
import { text } from '../page/email-content.js';

/** Nothing is sent to a webhook any more. Params: host, because (gone, failing), link (to the webhooks). */
export const webhookStopped = accountLetter('webhook-stopped', (own, { params }) => ({
  before: [
    text(own(params.text('because') === 'gone' ? 'gone' : 'failing')),
    { kind: 'facts', rows: [{ label: own('host'), values: [params.text('host')] }] },
  ],
  after: [text(own('next'))],
}));
