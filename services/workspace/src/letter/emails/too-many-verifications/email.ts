import { sayOf, type EmailTemplate } from '../email-template.js';
import { aside, text } from '../page/email-content.js';

const NAME = 'too-many-verifications';

/** No further check today, a talk instead; limits differ, so none is named. Params: link, the page on which a talk is booked; letters from before that page lead to a reply. */
export const tooManyVerifications: EmailTemplate = {
  name: NAME,
  content: ({ say, params }) => {
    const own = sayOf(say, NAME);
    const link = params.text('link', '');
    return {
      subject: own('subject'),
      preheader: own('preheader'),
      heading: own('heading'),
      before: [text(own('lead')), text(own('again')), text(own(link === '' ? 'consult' : 'consultTalk'))],
      ...(link === '' ? {} : { button: { label: own('button'), url: link } }),
      after: [aside(own('notYou'))],
      why: say('common.whyRequest'),
    };
  },
};
