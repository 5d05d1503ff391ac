import { markInSentence } from '../about-request.js';
import { sayOf, type EmailTemplate } from '../email-template.js';
import { aside, text } from '../page/email-content.js';

const NAME = 'new-links';

/** @source the requests service's validity of links */
const VALID_DAYS = 90;

/** Somebody asked for new links to the orders of this address. Params: orders, more. No button: each order has its own link. */
export const newLinks: EmailTemplate = {
  name: NAME,
  content: ({ say, params }) => {
    const own = sayOf(say, NAME);
    const orders = params.orders();
    const more = params.number('more');
    const rows = orders.map(({ publicId, mark, link, needsAccount }) => ({
      label: mark === '' ? publicId : own('order', { publicId, mark: markInSentence(say, mark) }),
      url: link,
      ...(needsAccount ? { note: own('signIn') } : {}),
    }));
    return {
      subject: own('subject', { count: orders.length }),
      preheader: own('preheader'),
      heading: own('heading', { count: orders.length }),
      before: [
        text(own('lead')),
        { kind: 'links', rows },
        ...(more === 0 ? [] : [text(own('more', { count: more }))]),
      ],
      after: [
        ...(orders.every(({ needsAccount }) => needsAccount)
          ? []
          : [text(own('valid', { count: VALID_DAYS }))]),
        aside(own('notYou')),
      ],
      why: say('common.whyOrder'),
    };
  },
};
