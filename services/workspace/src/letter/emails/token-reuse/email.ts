import { sayOf, type EmailTemplate } from '../email-template.js';
import { aside, text } from '../page/email-content.js';
import { usualZone } from '../../../words/locale.js';
import { moment } from '../../../words/moment.js';

const NAME = 'token-reuse';

/** A sign-in may have been copied and was ended. Params: happenedAt (ISO 8601), link (to sign in). */
export const tokenReuse: EmailTemplate = {
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
        {
          kind: 'list',
          title: own('todo'),
          items: [own('todoSignIn'), own('todoLook'), own('todoPassword')],
        },
      ],
      button: { label: own('button'), url: params.link() },
      after: [aside(own('harmless'))],
      why: say('common.whyAccount'),
    };
  },
};
