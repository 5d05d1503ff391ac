import { markWords, requestFacts } from '../about-request.js';
import { sayOf, type EmailTemplate } from '../email-template.js';
import { aside, text } from '../page/email-content.js';

const NAME = 'result-not-viewed';
const LAST_STEP = 3;

/** The report lies there unread. Params: publicId, mark, jurisdictions, step (from 1; the third says it is the last), link. */
export const resultNotViewed: EmailTemplate = {
  name: NAME,
  content: (writing) => {
    const { say, params } = writing;
    const own = sayOf(say, NAME);
    const mark = markWords(writing);
    const step = Math.min(Math.max(params.number('step'), 1), LAST_STEP);
    return {
      subject: own(`subject${step}`, { publicId: params.text('publicId'), mark }),
      preheader: own('preheader'),
      heading: own(`heading${step}`),
      before: [text(own(`lead${step}`, { mark })), requestFacts(writing)],
      button: { label: own('button'), url: params.link() },
      after: [aside(own(`stop${step}`)), aside(say('common.linkOpens'))],
      why: say('common.whyRequest'),
    };
  },
};
