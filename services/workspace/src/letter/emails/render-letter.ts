import { Fault, PermanentFault } from '@cotta/kit/model/words/fault.js';
import { layout } from './page/layout.js';
import { plainText } from './page/plain-text.js';
import { readParams, type EncryptedParams } from './read-params.js';
import { findTemplate } from './templates.js';
import type { Locale } from '../../words/locale.js';
import { sayer, type Say } from '../../words/say.js';

export interface RenderedLetter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface LetterToRender {
  readonly template: string;
  readonly locale: Locale;
  /** As stored with the letter. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly contact: { readonly firstName: string };
  /** Opens what the row keeps sealed. @defaultValue nothing does */
  readonly open?: EncryptedParams;
}

/** @throws PermanentFault for an unknown template, a parameter of another kind, or sealed bytes that do not open. */
export function renderLetter({
  template: name,
  locale,
  params,
  contact,
  open = closed,
}: LetterToRender): RenderedLetter {
  const listed = findTemplate(name);
  if (listed === undefined) throw new PermanentFault(`no letter is called ${name}`);
  const say = sayer(locale);
  const content = listed.template.content({ say, locale, params: readParams(params, open) });
  const greeting = greet(say, contact.firstName);
  return {
    subject: content.subject.replaceAll('\u00a0', ' '),
    html: layout(content, { locale, say, greeting }),
    text: plainText(content, say, greeting),
  };
}

const LONGEST_NAME = 40;

/** By name only when it looks like one: strangers type the name, and a greeting must not carry their advertisement. */
function greet(say: Say, firstName: string): string {
  const name = firstName.trim();
  const plausible = name.length <= LONGEST_NAME && /^\p{L}[\p{L}\p{M}'’ -]*\.?$/u.test(name);
  return plausible ? say('common.greeting', { firstName: name }) : say('common.greetingNoName');
}

const closed: EncryptedParams = { openLink: refuse, openOutcome: refuse, openWords: refuse };

function refuse(): never {
  throw new Fault('this letter keeps something sealed, and there is nothing to open it with');
}
