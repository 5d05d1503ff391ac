import { dateLine } from '../deadline-digest/date-line.js';
import { sayOf, type EmailTemplate, type Writing } from '../email-template.js';
import { aside, text, type Block } from '../page/email-content.js';

const NAME = 'docket-of-week';

/** Monday's docket of a colleague. Params: held, heldTotal, open, openTotal (what nobody holds), link. */
export const docketOfWeek: EmailTemplate = {
  name: NAME,
  content: (writing) => {
    const { say, params } = writing;
    const own = sayOf(say, NAME);
    const [held, open] = [params.number('heldTotal'), params.number('openTotal')];
    return {
      subject: own('subject', { count: held, open }),
      preheader: own('preheader'),
      heading: own('heading'),
      before: [
        text(own('lead')),
        ...part(writing, { list: 'held', total: held }),
        ...part(writing, { list: 'open', total: open }),
      ],
      button: { label: own('button'), url: params.link() },
      after: [aside(own('stop'))],
      why: own('why'),
    };
  },
};

function part(writing: Writing, { list, total }: { list: 'held' | 'open'; total: number }): Block[] {
  const dates = writing.params.dates(list);
  if (dates.length === 0) return [];
  const own = sayOf(writing.say, NAME);
  return [
    { kind: 'list', title: own(list), items: dates.map((date) => dateLine(writing, date)) },
    ...(total > dates.length ? [aside(own('more', { count: total - dates.length }))] : []),
  ];
}
