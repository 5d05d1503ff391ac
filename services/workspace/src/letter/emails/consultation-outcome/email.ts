import { sayOf, type EmailTemplate } from '../email-template.js';
import { text, type Block } from '../page/email-content.js';

const NAME = 'consultation-outcome';

/** What a lawyer noted in a talk. Params: outcome and resolution as they were noted, or both sealed. */
export const consultationOutcome: EmailTemplate = {
  name: NAME,
  content: ({ say, params }) => {
    const own = sayOf(say, NAME);
    const { outcome, resolution } = params.outcome();
    const noted = (key: 'outcome' | 'resolution', words: string): readonly Block[] =>
      words === '' ? [] : [{ kind: 'quote', title: own(key), text: words }];
    return {
      subject: own('subject'),
      preheader: own('preheader'),
      heading: own('heading'),
      before: [text(own('lead')), ...noted('outcome', outcome), ...noted('resolution', resolution)],
      after: [],
      why: own('why'),
    };
  },
};
