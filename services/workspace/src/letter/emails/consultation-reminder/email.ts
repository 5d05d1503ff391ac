import { sayOf, type EmailTemplate } from '../email-template.js';
import { whenAndWhere } from '../consultation-dated/email.js';
import { text } from '../page/email-content.js';

const NAME = 'consultation-reminder';
const AN_HOUR_BEFORE = 2;

/** A talk is near. Params: those of `consultation-dated`, and step: 1 a day before, 2 an hour before. */
export const consultationReminder: EmailTemplate = {
  name: NAME,
  content: (writing) => {
    const { say, params } = writing;
    const own = sayOf(say, NAME);
    const when = params.number('step') === AN_HOUR_BEFORE ? 'hour' : 'day';
    const { theirs, facts } = whenAndWhere(writing);
    const link = params.text('link', '');
    return {
      subject: own(`subject_${when}`),
      preheader: theirs,
      heading: own(`heading_${when}`),
      before: [text(own('lead')), facts],
      ...(link === '' ? {} : { button: { label: own('button'), url: link } }),
      after: [text(own(`next_${when}`))],
      why: say('consultation-dated.why'),
    };
  },
};
