import { markWords, officeWords } from '../about-request.js';
import { subjectOf } from '../mark-news/email.js';
import { sayOf, type EmailTemplate } from '../email-template.js';
import { text, type Block } from '../page/email-content.js';

const NAME = 'review-request';

/** How did we do? Params: mark, jurisdiction, number (empty where there is none), publicId (of a finished order; absent for a registered mark), link, and the two ways to
 *  answer, `good` and `bad`, which are signed when the letter goes out. */
export const reviewRequest: EmailTemplate = {
  name: NAME,
  content: (writing) => {
    const { say, params } = writing;
    const own = sayOf(say, NAME);
    const publicId = params.text('publicId', '');
    const isOrder = publicId !== '';
    const code = params.text('jurisdiction');
    const words = { mark: isOrder ? '' : markWords(writing), code, publicId };
    const [good, bad] = [params.text('good', ''), params.text('bad', '')];
    const ways: Block = {
      kind: 'links',
      rows: [
        { label: own('good'), url: good },
        { label: own('bad'), url: bad },
      ],
    };
    const facts: Block = {
      kind: 'facts',
      rows: isOrder
        ? [{ label: say('common.number'), values: [publicId] }]
        : [
            { label: say('common.markLabel'), values: [params.text('mark')] },
            { label: say('common.officeLabel'), values: [officeWords(writing, code)] },
          ],
    };
    return {
      subject: isOrder
        ? own('orderSubject', words)
        : subjectOf(own('subject', words), params.text('mark'), (mark) =>
            own('subject', { ...words, mark: say('common.mark', { mark }) }),
          ),
      preheader: own('heading'),
      heading: own('heading'),
      before: [text(own(isOrder ? 'orderLead' : 'lead', words)), facts, ...(good === '' ? [] : [ways])],
      ...(good === '' ? { button: { label: say('common.openMark'), url: params.link() } } : {}),
      after: [text(own('next'))],
      why: own('why'),
    };
  },
};
