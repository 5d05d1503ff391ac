import { sayOf, type EmailTemplate } from '../email-template.js';
import { aside, text } from '../page/email-content.js';

const NAME = 'too-many-verifications';

/** No further check today, a conversation instead; limits differ, so none is named. No params; no button, because the way on is a reply. */
export const tooManyVerifications: EmailTemplate = {
  name: NAME,
  content: ({ say }) => {
    const own = sayOf(say, NAME);
    return {
      subject: own('subject'),
      preheader: own('preheader'),
      heading: own('heading'),
      before: [text(own('lead')), text(own('again')), text(own('consult'))],
      after: [aside(own('notYou'))],
      why: say('common.whyRequest'),
    };
  },
};
