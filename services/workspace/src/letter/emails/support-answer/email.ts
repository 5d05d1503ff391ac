import { sayOf, type EmailTemplate } from '../email-template.js';
import { text } from '../page/email-content.js';

const NAME = 'support-answer';

/** What we answer to a question. Params: the words, sealed or as `text`; `solved`: nothing is left to answer. */
export const supportAnswer: EmailTemplate = {
  name: NAME,
  content: ({ say, params }) => {
    const own = sayOf(say, NAME);
    const state = params.flag('solved') ? 'solved' : 'waits';
    return {
      subject: own(`subject_${state}`),
      preheader: own(`lead_${state}`),
      heading: own('heading'),
      before: [text(own(`lead_${state}`)), { kind: 'quote', title: own('words'), text: params.words() }],
      after: [text(own(`next_${state}`))],
      why: own('why'),
    };
  },
};
