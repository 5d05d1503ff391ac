import { sayOf, type EmailTemplate } from '../email-template.js';
import { text } from '../page/email-content.js';

const NAME = 'password-reset';

/** @source the accounts service's validity of password links */
const VALID_HOURS = 1;

/** Someone forgot a password, or says so. Params: sealedLink. */
export const passwordReset: EmailTemplate = {
  name: NAME,
  content: ({ say, params }) => {
    const own = sayOf(say, NAME);
    return {
      subject: own('subject'),
      preheader: own('preheader'),
      heading: own('heading'),
      before: [text(own('lead'))],
      button: { label: own('button'), url: params.link() },
      after: [text(own('valid', { count: VALID_HOURS })), text(own('notYou'))],
      why: say('common.whyAccount'),
    };
  },
};
