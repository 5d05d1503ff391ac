import { usualZone } from '../../words/locale.js';
import { moment } from '../../words/moment.js';
import type { Say } from '../../words/say.js';
import { sayOf, type EmailTemplate, type Writing } from './email-template.js';
import type { EmailContent } from './page/email-content.js';

type Body = Pick<EmailContent, 'before'> & Partial<Pick<EmailContent, 'after' | 'why'>>;

/** A letter about an account, with one button. `body`: what this one says, in its `own` words; whoever has an account gets it, unless it says why. */
export function accountLetter(name: string, body: (own: Say, writing: Writing) => Body): EmailTemplate {
  return {
    name,
    content: (writing) => {
      const own = sayOf(writing.say, name);
      return {
        subject: own('subject'),
        preheader: own('preheader'),
        heading: own('heading'),
        button: { label: own('button'), url: writing.params.link() },
        after: [],
        why: writing.say('common.whyAccount'),
        ...body(own, writing),
      };
    },
  };
}

/** When it happened, by the clock of the reader's country. */
export function happenedAt({ locale, params }: Writing): string {
  return moment(params.instant('happenedAt'), locale, usualZone(locale));
}
