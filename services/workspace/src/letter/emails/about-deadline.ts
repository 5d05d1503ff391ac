import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { officeWords } from './about-request.js';
import type { EmailTemplate, Writing } from './email-template.js';
import { sayOf } from './email-template.js';
import { aside, text, type Block } from './page/email-content.js';
import type { StoredNotice } from './read-params.js';
import { dayWords } from '../../words/moment.js';

/** The deadline a letter is about, when it is about one. */
export function onlyNotice({ params }: Writing): StoredNotice {
  const [notice] = params.notices();
  if (notice === undefined) throw new PermanentFault('the letter speaks of no deadline');
  return notice;
}

/** Mark, office and dates of one deadline. */
export function deadlineFacts(
  writing: Writing,
  { mark, jurisdiction, date, opens, grace, state }: StoredNotice,
): Block {
  const { say, locale } = writing;
  const row = (label: string, day: string) =>
    day === '' ? [] : [{ label: say(`common.${label}`), values: [dayWords(day, locale)] }];
  return {
    kind: 'facts',
    rows: [
      { label: say('common.markLabel'), values: [mark] },
      { label: say('common.officeLabel'), values: [officeWords(writing, jurisdiction)] },
      ...(state === 'upcoming' ? row('opensLabel', opens) : []),
      ...row('dueLabel', date),
      ...(state === 'in grace' ? row('graceLabel', grace) : []),
    ],
  };
}

/** A letter about one deadline whose sentences depend on how it stands. `variantOf` picks the ending of the keys. */
export function deadlineTemplate(name: string, variantOf: (notice: StoredNotice) => string): EmailTemplate {
  return {
    name,
    content: (writing) => {
      const { say, params, locale } = writing;
      const own = sayOf(say, name);
      const notice = onlyNotice(writing);
      const variant = variantOf(notice);
      const words = {
        mark: say('common.mark', { mark: notice.mark }),
        office: officeWords(writing, notice.jurisdiction),
        code: notice.jurisdiction,
        date: dayWords(
          notice.state === 'in grace' && notice.grace !== '' ? notice.grace : notice.date,
          locale,
        ),
      };
      return {
        subject: own(`subject${variant}`, words),
        preheader: own('preheader'),
        heading: own(`heading${variant}`),
        before: [text(own(`lead${variant}`, words)), deadlineFacts(writing, notice)],
        button: { label: own('button'), url: params.link() },
        after: [aside(own('stop'))],
        why: say('common.whyMarks'),
      };
    },
  };
}
