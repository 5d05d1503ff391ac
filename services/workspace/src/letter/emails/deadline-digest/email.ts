import { sayOf, type EmailTemplate } from '../email-template.js';
import { aside, text } from '../page/email-content.js';
import { dateLine } from './date-line.js';

const NAME = 'deadline-digest';

/** A week's finds of the watches are news, not dates of one's own; that a watch ends, or was quiet, is news of the watch and finds nothing. */
function aboutOf(notices: readonly { readonly reminder: string }[]): '' | 'Watch' | 'Watches' {
  if (notices.every(({ reminder }) => reminder.startsWith('watch result'))) return 'Watch';
  return notices.every(({ reminder }) => reminder.startsWith('watch')) ? 'Watches' : '';
}

/** Everything one owner is reminded of on one day. Params: notices, link. */
export const deadlineDigest: EmailTemplate = {
  name: NAME,
  content: (writing) => {
    const { say, params } = writing;
    const own = sayOf(say, NAME);
    const notices = params.notices().toSorted((a, b) => (a.date < b.date ? -1 : 1));
    const about = aboutOf(notices);
    return {
      subject: own(`subject${about}`, about === 'Watches' ? {} : { count: notices.length }),
      preheader: own(`preheader${about}`),
      heading: own(`heading${about}`),
      before: [
        text(own(`lead${about}`)),
        {
          kind: 'list',
          title: own(`list${about}`),
          items: notices.map((notice) => dateLine(writing, notice)),
        },
      ],
      button: { label: own(`button${about}`), url: params.link() },
      after: [aside(own(`stop${about}`))],
      why: say(about === '' ? 'common.whyMarks' : 'common.whyWatch'),
    };
  },
};
