import { dateLine } from '../deadline-digest/date-line.js';
import { sayOf, type EmailTemplate } from '../email-template.js';
import { aside, text } from '../page/email-content.js';

const NAME = 'week-of-dates';

/** Monday's list of what falls due within thirty days, the nearest first. Params: notices, link. */
export const weekOfDates: EmailTemplate = {
  name: NAME,
  content: (writing) => {
    const { say, params } = writing;
    const own = sayOf(say, NAME);
    const notices = params.notices();
    return {
      subject: own('subject', { count: notices.length }),
      preheader: own('preheader'),
      heading: own('heading'),
      before: [
        text(own('lead')),
        { kind: 'list', title: own('list'), items: notices.map((notice) => dateLine(writing, notice)) },
      ],
      button: { label: own('button'), url: params.link() },
      after: [aside(own('stop'))],
      why: own('why'),
    };
  },
};
