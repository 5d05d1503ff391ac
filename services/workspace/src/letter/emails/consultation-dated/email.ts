import { FIRM_ZONE } from '@cotta/reference/working-time.js';
import { usualZone } from '../../../words/locale.js';
import { moment } from '../../../words/moment.js';
import { placeOf, talkEntry } from '../about-consultation.js';
import { sayOf, type EmailTemplate, type Writing } from '../email-template.js';
import { text, type Block } from '../page/email-content.js';

const NAME = 'consultation-dated';

/** When and where a talk is: in the zone of the reader and, where that is another one, in ours. */
export function whenAndWhere(writing: Writing): { readonly theirs: string; readonly facts: Block } {
  const { say, locale, params } = writing;
  const own = sayOf(say, NAME);
  const [at, zone] = [params.instant('at'), params.zone(usualZone(locale))];
  const [theirs, ours] = [moment(at, locale, zone), moment(at, locale, FIRM_ZONE)];
  const rows = [
    { label: own('when'), values: [theirs] },
    ...(ours === theirs ? [] : [{ label: own('ours'), values: [ours] }]),
    { label: own('where'), values: [placeOf(writing)] },
  ];
  return { theirs, facts: { kind: 'facts', rows } };
}

/** When and where a talk is, with its entry for a calendar. Params: at, zone; the place, sealed or as `text`, empty while it is not said; channel; link (empty where there is none); talkId and sequence. */
export const consultationDated: EmailTemplate = {
  name: NAME,
  content: (writing) => {
    const { say, params } = writing;
    const own = sayOf(say, NAME);
    const { theirs, facts } = whenAndWhere(writing);
    const link = params.text('link', '');
    return {
      subject: own('subject'),
      preheader: theirs,
      heading: own('heading'),
      before: [text(own('lead')), facts],
      ...(link === '' ? {} : { button: { label: own('button'), url: link } }),
      after: [text(own(link === '' ? 'next' : 'nextLink'))],
      why: own('why'),
      ...talkEntry(writing, { method: 'REQUEST', place: placeOf(writing), description: link }),
    };
  },
};
