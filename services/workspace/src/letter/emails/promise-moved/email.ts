import { usualZone } from '../../../words/locale.js';
import { moment } from '../../../words/moment.js';
import { sayOf, type EmailTemplate } from '../email-template.js';
import { text } from '../page/email-content.js';

const NAME = 'promise-moved';

/** We need longer than we said. Params: `mark` and `publicId`, either may be empty; `first` and `promisedAt`, the times; `because`, our reason; `zone` of the reader. */
export const promiseMoved: EmailTemplate = {
  name: NAME,
  content: ({ say, locale, params }) => {
    const own = sayOf(say, NAME);
    const mark = params.text('mark');
    const publicId = params.text('publicId');
    const about = publicId === '' && mark !== '' ? say('common.mark', { mark }) : publicId;
    const zone = params.zone(usualZone(locale));
    const at = (name: string): string => moment(params.instant(name), locale, zone);
    const heading = own(about === '' ? 'heading_plain' : 'heading', { about });
    return {
      subject: heading,
      preheader: own('new', { at: at('promisedAt') }),
      heading,
      before: [
        text(own('before', { at: at('first') })),
        text(own('new', { at: at('promisedAt') })),
        { kind: 'quote', title: own('why_title'), text: params.text('because') },
      ],
      after: [text(own('next'))],
      why: own('why'),
    };
  },
};
