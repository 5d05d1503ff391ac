import { sayOf, type EmailTemplate } from '../email-template.js';
import { aside, text } from '../page/email-content.js';

const NAME = 'account-invitation';

/** @source the accounts service's validity of activation links */
const VALID_DAYS = 7;

/** An account waits for its first password. Params: sealedLink. */
export const accountInvitation: EmailTemplate = {
  name: NAME,
  content: ({ say, params }) => {
    const own = sayOf(say, NAME);
    return {
      subject: own('subject'),
      preheader: own('preheader'),
      heading: own('heading'),
      before: [
        text(own('lead')),
        {
          kind: 'list',
          title: own('gives'),
          items: [own('givesPlace'), own('givesNotice'), own('givesDates')],
        },
      ],
      button: { label: own('button'), url: params.link() },
      after: [aside(own('valid', { count: VALID_DAYS })), aside(own('notYou'))],
      why: say('common.whyAccount'),
    };
  },
};
