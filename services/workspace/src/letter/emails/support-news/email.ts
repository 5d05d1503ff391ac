import { usualZone } from '../../../words/locale.js';
import { moment } from '../../../words/moment.js';
import { sayOf, type EmailTemplate, type Writing } from '../email-template.js';
import { aside, text, type Block } from '../page/email-content.js';

type Say = ReturnType<typeof sayOf>;
type Parts = (own: Say, writing: Writing) => { readonly lead: string; readonly words?: Block };

/** Our time for the reader, in the reader's zone. */
const at = ({ locale, params }: Writing): string =>
  moment(params.instant('at'), locale, params.zone(usualZone(locale)));

const quoted = (own: Say, { params }: Writing): Block => ({
  kind: 'quote',
  title: own('words'),
  text: params.words(),
});

/** A letter about a question: its number, what is so now, and the way to the conversation. Params: number, link, hasAccount, and where the template says so `at` with
 *  `zone`, and the words, encrypted or as `text`. */
function supportLetter(name: string, parts: Parts): EmailTemplate {
  return {
    name,
    content: (writing) => {
      const { say, params } = writing;
      const own = sayOf(say, name);
      const { lead, words } = parts(own, writing);
      const number = params.text('number');
      return {
        subject: own('subject', { number }),
        preheader: lead,
        heading: own('heading'),
        before: [
          text(lead),
          { kind: 'facts', rows: [{ label: say('common.number'), values: [number] }] },
          ...(words === undefined ? [] : [words]),
        ],
        button: { label: own('button'), url: params.link() },
        after: [text(own('next')), ...(params.flag('hasAccount') ? [] : [aside(say('common.linkOpens'))])],
        why: own('why'),
      };
    },
  };
}

/** That a question came, and by when it is answered. */
export const supportReceived = supportLetter('support-received', (own, writing) => ({
  lead: own('lead', { at: at(writing) }),
  ...(writing.params.flag('quotes') ? { words: quoted(own, writing) } : {}),
}));

/** That a free scan was asked for, and by when its result comes. */
export const freeScanReceived = supportLetter('free-scan-received', (own, writing) => ({
  lead: own('lead', { at: at(writing) }),
}));

/** To whom a report of ours was about: that the objection came, and by when a lawyer answers. */
export const objectionReceived = supportLetter('objection-received', (own, writing) => ({
  lead: own('lead', { at: at(writing) }),
}));

/** To whom we wrote a letter: that the answer came. */
export const letterAnswerReceived = supportLetter('letter-answer-received', (own, writing) => ({
  lead: own('lead', { at: at(writing) }),
}));

/** To the other side of a case: what a lawyer answers. */
export const otherSideAnswer = supportLetter('other-side-answer', (own, writing) => ({
  lead: own('lead'),
  words: quoted(own, writing),
}));

/** That the customer has the word, and when the question counts as settled without. */
export const supportReminder = supportLetter('support-reminder', (own, writing) => ({
  lead: own('lead', { at: at(writing) }),
  ...(writing.params.flag('quotes') ? { words: quoted(own, writing) } : {}),
}));

/** That it counts as settled, because nothing came. */
export const supportResolved = supportLetter('support-resolved', (own) => ({ lead: own('lead') }));

/** That it is looked at once more, and by when it is answered. */
export const supportReopened = supportLetter('support-reopened', (own, writing) => ({
  lead: own('lead', { at: at(writing) }),
}));

export const supportNewsTemplates = [
  supportReceived,
  freeScanReceived,
  objectionReceived,
  letterAnswerReceived,
  otherSideAnswer,
  supportReminder,
  supportResolved,
  supportReopened,
];
