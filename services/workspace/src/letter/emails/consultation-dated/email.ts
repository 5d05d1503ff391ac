import { FIRM_ZONE } from '@cotta/reference/working-time.js';
import { usualZone } from '../../../words/locale.js';
import { moment } from '../../../words/moment.js';
import { sayOf, type EmailTemplate } from '../email-template.js';
import { text } from '../page/email-content.js';

const NAME = 'consultation-dated';

/** When and where a talk is, in the zone of the reader and, where that is another one, in ours. Params: at, zone; the place, sealed or as `text`, empty while it is not said. */
export const consultationDated: EmailTemplate = {
  name: NAME,
  content: ({ say, locale, params }) => {
    const own = sayOf(say, NAME);
    const [at, zone, place] = [params.instant('at'), params.zone(usualZone(locale)), params.words()];
    const [theirs, ours] = [moment(at, locale, zone), moment(at, locale, FIRM_ZONE)];
    return {
      subject: own('subject'),
      preheader: theirs,
      heading: own('heading'),
      before: [
        text(own('lead')),
        {
          kind: 'facts',
          rows: [
            { label: own('when'), values: [theirs] },
            ...(ours === theirs ? [] : [{ label: own('ours'), values: [ours] }]),
            { label: own('where'), values: [place === '' ? own('placeOpen') : place] },
          ],
        },
      ],
      after: [text(own('next'))],
      why: own('why'),
    };
  },
};
