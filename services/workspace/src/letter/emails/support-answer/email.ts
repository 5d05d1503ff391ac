import { sayOf, type EmailTemplate } from '../email-template.js';
import { aside, text } from '../page/email-content.js';

const NAME = 'support-answer';

/** What we answer to a question. Params: the words, encrypted or as `text`; `solved`: nothing is left to answer; `number`, `link` and `hasAccount`, which letters from
 *  before the conversation had a page do not have. */
export const supportAnswer: EmailTemplate = {
  name: NAME,
  content: ({ say, params }) => {
    const own = sayOf(say, NAME);
    const state = params.flag('solved') ? 'solved' : 'waits';
    const number = params.text('number', '');
    const hasPage = number !== '';
    return {
      subject: hasPage ? `${own(`subject_${state}`)} (${number})` : own(`subject_${state}`),
      preheader: own(`lead_${state}`),
      heading: own('heading'),
      before: [text(own(`lead_${state}`)), { kind: 'quote', title: own('words'), text: params.words() }],
      ...(hasPage ? { button: { label: own('button'), url: params.link() } } : {}),
      after: [
        text(own(`next_${state}`)),
        ...(hasPage && !params.flag('hasAccount') ? [aside(say('common.linkOpens'))] : []),
      ],
      why: own('why'),
    };
  },
};
