import { markWords, requestFacts } from '../about-request.js';
import { sayOf, type EmailTemplate } from '../email-template.js';
import { aside, text, type Block } from '../page/email-content.js';

const NAME = 'verification-dismissed';

/** The lawyer advises against it. Params: publicId, mark, jurisdictions, reason (the lawyer's words, may be empty), alternatives, link. */
export const verificationDismissed: EmailTemplate = {
  name: NAME,
  content: (writing) => {
    const { say, params } = writing;
    const own = sayOf(say, NAME);
    const mark = markWords(writing);
    const reason = params.text('reason');
    const alternatives = params.texts('alternatives');
    const answer: readonly Block[] = [
      ...(reason === '' ? [] : [{ kind: 'quote', title: own('reason'), text: reason } as const]),
      ...(alternatives.length === 0
        ? []
        : [{ kind: 'list', title: own('alternatives'), items: alternatives } as const]),
    ];
    return {
      subject: own('subject', { publicId: params.text('publicId'), mark }),
      preheader: own('preheader'),
      heading: own('heading'),
      before: [text(own('lead', { mark })), requestFacts(writing), ...answer, text(own('again'))],
      button: { label: own('button'), url: params.link() },
      after: [aside(own('care')), aside(say('common.linkOpens'))],
      why: say('common.whyRequest'),
    };
  },
};
