import { markWords, requestFacts } from '../about-request.js';
import { sayOf, type EmailTemplate } from '../email-template.js';
import { aside, text } from '../page/email-content.js';
import { usualZone } from '../../../words/locale.js';
import { moment } from '../../../words/moment.js';

const NAME = 'verification-received';

/** The request has arrived, first or repeated. Params: publicId, mark, jurisdictions, promisedAt (ISO 8601), zone (IANA, optional), repeated, hasAccount, link. */
export const verificationReceived: EmailTemplate = {
  name: NAME,
  content: (writing) => {
    const { say, locale, params } = writing;
    const own = sayOf(say, NAME);
    const mark = markWords(writing);
    const again = params.flag('repeated') ? 'Again' : '';
    const promisedAt = moment(params.instant('promisedAt'), locale, params.zone(usualZone(locale)));
    return {
      subject: own('subject', { publicId: params.text('publicId'), mark }),
      preheader: own('preheader', { promisedAt }),
      heading: own(`heading${again}`),
      before: [
        text(own(`lead${again}`, { mark })),
        requestFacts(writing, [{ label: own('promised'), values: [promisedAt] }]),
        text(own('facts')),
      ],
      button: { label: own('button'), url: params.link() },
      after: [
        ...(params.flag('hasAccount') ? [] : [text(own('account'))]),
        text(own('next')),
        aside(say('common.linkOpens')),
      ],
      why: say('common.whyRequest'),
    };
  },
};
