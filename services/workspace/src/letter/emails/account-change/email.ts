import { accountLetter, happenedAt } from '../account-letter.js';
import type { EmailTemplate, Writing } from '../email-template.js';
import { text, type Block } from '../page/email-content.js';
import { dayWords } from '../../../words/moment.js';
import type { Say } from '../../../words/say.js';

interface Fact {
  readonly label: string;
  readonly values: readonly string[];
}

/** What happened when, one fact more where there is one, and what to do now. */
function changeBlocks(own: Say, writing: Writing, more: readonly Fact[] = []): readonly Block[] {
  const happened = { label: writing.say('common.happened'), values: [happenedAt(writing)] };
  return [text(own('lead')), { kind: 'facts', rows: [happened, ...more] }, text(own('next'))];
}

/** A change of how somebody signs in, or of the account itself, so that a stranger's does not go unnoticed. Params: happenedAt
 *  (ISO 8601), link or sealedLink; `fact`: a name and how its parameter is read. */
function accountChange(
  name: string,
  fact?: { readonly param: string; readonly is: 'day' | 'number' | 'text' },
): EmailTemplate {
  return accountLetter(name, (own, writing) => {
    const { locale, params } = writing;
    if (fact === undefined) return { before: changeBlocks(own, writing) };
    const values = {
      day: () => dayWords(params.text(fact.param), locale),
      number: () => String(params.number(fact.param)),
      text: () => params.text(fact.param),
    };
    return { before: changeBlocks(own, writing, [{ label: own('fact'), values: [values[fact.is]()] }]) };
  });
}

/** Name of the letter that goes to somebody who is known no more. */
export const LAST_LETTER = 'account-erased';

/** On the day of the erasure. Params: happenedAt (ISO 8601), link: what we keep by law. */
const accountErased = accountLetter(LAST_LETTER, (own, writing) => ({
  before: changeBlocks(own, writing),
  why: own('why'),
}));

export const accountChangeTemplates: readonly EmailTemplate[] = [
  accountChange('second-step-added'),
  accountChange('second-step-removed'),
  accountChange('second-steps-reset'),
  accountChange('recovery-code-used', { param: 'left', is: 'number' }),
  accountChange('email-change-asked'),
  accountChange('email-change-notice'),
  accountChange('email-changed'),
  accountChange('sign-in-suggested'),
  accountChange('new-browser'),
  accountChange('api-key-added'),
  accountChange('api-secret-added'),
  accountChange('webhook-added', { param: 'host', is: 'text' }),
  accountChange('webhook-secret-changed', { param: 'host', is: 'text' }),
  accountChange('erasure-begun', { param: 'until', is: 'day' }),
  accountChange('data-copy-ready', { param: 'until', is: 'day' }),
  accountErased,
];
