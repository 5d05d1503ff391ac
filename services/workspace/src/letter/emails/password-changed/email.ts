import { sayOf, type EmailTemplate } from '../email-template.js';
import { text } from '../page/email-content.js';
import { usualZone } from '../../../words/locale.js';
import { moment } from '../../../words/moment.js';

const NAME = 'password-changed';

/** So that a stranger's change does not go unnoticed. Params: happenedAt (ISO 8601), link (to ask for another password). */
export const passwordChanged: EmailTemplate = {
  name: NAME,
  content: ({ say, locale, params }) => {
    const own = sayOf(say, NAME);
    const when = moment(params.instant('happenedAt'), locale, usualZone(locale));
    return {
      subject: own('subject'),
      preheader: own('preheader'),
      heading: own('heading'),
      before: [
        text(own('lead')),
        { kind: 'facts', rows: [{ label: own('when'), values: [when] }] },
        text(own('notYou')),
      ],
      button: { label: own('button'), url: params.link() },
      after: [],
      why: say('common.whyAccount'),
    };
  },
};
