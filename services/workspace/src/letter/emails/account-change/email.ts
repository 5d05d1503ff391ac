import { sayOf, type EmailTemplate } from '../email-template.js';
import { text } from '../page/email-content.js';
import { usualZone } from '../../../words/locale.js';
import { dayWords, moment } from '../../../words/moment.js';

/** A change of how somebody signs in, or of the account itself, so that a stranger's does not go unnoticed. Params: happenedAt
 *  (ISO 8601), link or sealedLink; `fact`: a name and how its parameter is read. */
function accountChange(
  name: string,
  fact?: { readonly param: string; readonly is: 'day' | 'number' },
): EmailTemplate {
  return {
    name,
    content: ({ say, locale, params }) => {
      const own = sayOf(say, name);
      const rows = [
        {
          label: say('common.happened'),
          values: [moment(params.instant('happenedAt'), locale, usualZone(locale))],
        },
      ];
      if (fact !== undefined)
        rows.push({
          label: own('fact'),
          values: [
            fact.is === 'day' ? dayWords(params.text(fact.param), locale) : String(params.number(fact.param)),
          ],
        });
      return {
        subject: own('subject'),
        preheader: own('preheader'),
        heading: own('heading'),
        before: [text(own('lead')), { kind: 'facts', rows }, text(own('next'))],
        button: { label: own('button'), url: params.link() },
        after: [],
        why: say('common.whyAccount'),
      };
    },
  };
}

/** Name of the letter that goes to somebody who is known no more. */
export const LAST_LETTER = 'account-erased';

/** On the day of the erasure. Params: happenedAt (ISO 8601), link: what we keep by law. */
const accountErased: EmailTemplate = {
  name: LAST_LETTER,
  content: ({ say, locale, params }) => {
    const own = sayOf(say, LAST_LETTER);
    const rows = [
      {
        label: say('common.happened'),
        values: [moment(params.instant('happenedAt'), locale, usualZone(locale))],
      },
    ];
    return {
      subject: own('subject'),
      preheader: own('preheader'),
      heading: own('heading'),
      before: [text(own('lead')), { kind: 'facts', rows }, text(own('next'))],
      button: { label: own('button'), url: params.link() },
      after: [],
      why: own('why'),
    };
  },
};

export const accountChangeTemplates: readonly EmailTemplate[] = [
  accountChange('second-step-added'),
  accountChange('second-step-removed'),
  accountChange('second-steps-reset'),
  accountChange('recovery-code-used', { param: 'left', is: 'number' }),
  accountChange('email-change-asked'),
  accountChange('email-change-notice'),
  accountChange('email-changed'),
  accountChange('sign-in-suggested'),
  accountChange('erasure-begun', { param: 'until', is: 'day' }),
  accountChange('data-copy-ready', { param: 'until', is: 'day' }),
  accountErased,
];
