import { usualZone } from '../../../words/locale.js';
import { moment } from '../../../words/moment.js';
import { sayOf, type EmailTemplate } from '../email-template.js';
import { text } from '../page/email-content.js';

const NAME = 'consultation-missed';

/** Nobody was there. Params: at and zone, where an hour was said; link, where another time is chosen, empty after the second miss. */
export const consultationMissed: EmailTemplate = {
  name: NAME,
  content: ({ say, locale, params }) => {
    const own = sayOf(say, NAME);
    const link = params.text('link', '');
    const lead =
      params.text('at', '') === ''
        ? own('lead')
        : own('leadDated', { when: moment(params.instant('at'), locale, params.zone(usualZone(locale))) });
    return {
      subject: own('subject'),
      preheader: lead,
      heading: own('heading'),
      before: [text(lead)],
      ...(link === '' ? {} : { button: { label: own('button'), url: link } }),
      after: [text(own(link === '' ? 'nextNone' : 'next'))],
      why: say('consultation-dated.why'),
    };
  },
};
