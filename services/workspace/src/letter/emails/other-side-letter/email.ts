import { dayWords } from '../../../words/moment.js';
import { sayOf, type EmailTemplate } from '../email-template.js';
import { text } from '../page/email-content.js';

/** Stored in the rows of letters to other sides. */
export const OTHER_SIDE_LETTER = 'letter-to-other-side';

/** Params: mark, day (YYYY-MM-DD, last one to answer), documentId (the letter itself, which goes along), emailNumber. */
export const otherSideLetter: EmailTemplate = {
  name: OTHER_SIDE_LETTER,
  content: ({ say, params, locale }) => {
    const own = sayOf(say, OTHER_SIDE_LETTER);
    const mark = params.text('mark');
    return {
      subject: own('subject', { mark }),
      preheader: own('heading', { mark }),
      heading: own('heading', { mark }),
      before: [text(own('lead', { mark }))],
      after: [text(own('answer', { day: dayWords(params.text('day'), locale) })), text(own('next'))],
      why: own('why'),
    };
  },
};
