import { usualZone } from '../../../words/locale.js';
import { moment } from '../../../words/moment.js';
import { talkEntry } from '../about-consultation.js';
import { sayOf, type EmailTemplate } from '../email-template.js';
import { text } from '../page/email-content.js';

const NAME = 'consultation-called-off';

/** There will be no talk. Params: at and zone, where an hour was said, with talkId and sequence of its entry in calendars. */
export const consultationCalledOff: EmailTemplate = {
  name: NAME,
  content: (writing) => {
    const { say, locale, params } = writing;
    const own = sayOf(say, NAME);
    const at = params.text('at', '');
    const lead =
      at === ''
        ? own('lead')
        : own('leadDated', { when: moment(params.instant('at'), locale, params.zone(usualZone(locale))) });
    return {
      subject: own('subject'),
      preheader: lead,
      heading: own('heading'),
      before: [text(lead)],
      after: [text(own('next'))],
      why: own('why'),
      ...(at === '' ? {} : talkEntry(writing, { method: 'CANCEL', place: '', description: '' })),
    };
  },
};
