import { sayOf, type EmailTemplate } from '../email-template.js';
import { text, type Block } from '../page/email-content.js';

const NAME = 'consultation-outcome';

const offers = ['check', 'registration', 'renewal', 'transfer'] as const;
type Offer = (typeof offers)[number];
const isOffer = (name: string): name is Offer => (offers as readonly string[]).includes(name);

/** What a lawyer noted in a talk. Params: outcome, advice and resolution as they were noted, or all sealed; offers, and the page of the talk that leads to their forms. */
export const consultationOutcome: EmailTemplate = {
  name: NAME,
  content: ({ say, params }) => {
    const own = sayOf(say, NAME);
    const { outcome, advice, resolution } = params.outcome();
    const page = params.text('talkPage', '');
    const noted = (key: 'outcome' | 'advice' | 'resolution', words: string): readonly Block[] =>
      words === '' ? [] : [{ kind: 'quote', title: own(key), text: words }];
    const offered = page === '' ? [] : params.texts('offers').filter(isOffer);
    const rows = offered.map((offer) => ({ label: own(`offer_${offer}`), url: `${page}/${offer}` }));
    return {
      subject: own('subject'),
      preheader: own('preheader'),
      heading: own('heading'),
      before: [
        text(own('lead')),
        ...noted('outcome', outcome),
        ...noted('advice', advice),
        ...noted('resolution', resolution),
        ...(rows.length === 0 ? [] : [text(own('offers')), { kind: 'links', rows } as const]),
      ],
      after: [],
      why: own('why'),
    };
  },
};
